//! A file of everything, read piece by piece: first its head, then the games of the library, a few megabytes at a time.

use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::app::backup::{self, LONGEST, Plan};
use crate::app::save::SaveError;

/// How much is looked at first for the end of the head.
const FIRST: usize = 64 << 10;
/// How much is read at once.
const PIECE: usize = 2 << 20;
/// What every game of the library begins with.
const BEGINS: &[u8] = b"\n[DamaKept ";

/// What is left of a file.
pub(super) struct Reader {
    file: File,
    /// How far it has been read.
    at: usize,
    /// What has been read and not given out: the beginning of a game.
    left: Vec<u8>,
}

impl Reader {
    /// How many bytes are left.
    pub(super) fn len(&self) -> usize {
        size(&self.file).saturating_sub(self.at) + self.left.len()
    }

    /// The next whole games, if there are any; none if the file cannot be read.
    pub(super) async fn next(&mut self) -> Option<Option<String>> {
        loop {
            let end = size(&self.file);
            if self.at >= end {
                let last = core::mem::take(&mut self.left);
                return Some((!last.is_empty()).then(|| String::from_utf8_lossy(&last).into_owned()));
            }
            let until = (self.at + PIECE).min(end);
            self.left.extend(bytes(&self.file, self.at, until).await?);
            self.at = until;
            let last = self.left.windows(BEGINS.len()).rposition(|bytes| bytes == BEGINS);
            if let Some(last) = last.filter(|&last| last > 0) {
                let rest = self.left.split_off(last + 1);
                let whole = core::mem::replace(&mut self.left, rest);
                return Some(Some(String::from_utf8_lossy(&whole).into_owned()));
            }
            if self.left.len() > LONGEST {
                // No game is as long as that.
                return None;
            }
        }
    }
}

/// What a file would change, and the games that follow.
pub(super) async fn plan(file: File) -> Result<(Box<Plan>, Reader), SaveError> {
    let end = size(&file).min(LONGEST);
    let mut until = FIRST.min(end);
    loop {
        let head = bytes(&file, 0, until).await.ok_or(SaveError::Unreadable)?;
        let line = head.iter().position(|&byte| byte == b'\n');
        if let Some(line) = line
            && let Some(text) = head.get(..line).and_then(|bytes| core::str::from_utf8(bytes).ok())
            && backup::is_head(text)
        {
            let plan = Box::new(backup::read(text)?);
            return Ok((plan, Reader { file, at: line + 1, left: Vec::new() }));
        }
        if until >= end {
            let text = String::from_utf8(head).map_err(|_| SaveError::Unreadable)?;
            let at = size(&file);
            let plan = if at > LONGEST { Err(SaveError::Unreadable) } else { backup::read(&text) };
            return Ok((Box::new(plan?), Reader { file, at, left: Vec::new() }));
        }
        until = (until * 4).min(end);
    }
}

fn size(file: &File) -> usize {
    file.size() as usize
}

async fn bytes(file: &File, from: usize, until: usize) -> Option<Vec<u8>> {
    let slice = file.slice_with_f64_and_f64(from as f64, until as f64).ok()?;
    let buffer = JsFuture::from(slice.array_buffer()).await.ok()?;
    Some(js_sys::Uint8Array::new(&buffer).to_vec())
}
