//! What is kept on the device, to a file and back. A file changes nothing before the person has seen what it would.

use js_sys::Array;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};
use yew::prelude::*;

use super::desk::Desk;
use super::storage::Device;
use super::words::Words;
use crate::app::backup::{self, LONGEST, Plan};
use crate::app::lead::Lead;
use crate::app::save::SaveError;
use crate::app::shelf::{self, GAME, Shelf};
use crate::app::state::Action;
use crate::guide::facts;
use crate::texts::Key;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The state.
    pub desk: Desk,
    /// The words.
    pub words: Words,
}

/// How far a file has come.
#[derive(Clone)]
enum Reading {
    NotYet,
    Asking(Plan),
    Said(Key),
}

/// The buttons, and the question.
#[component]
pub(super) fn Backup(props: &Props) -> Html {
    let Props { desk, words } = props;
    let reading = use_state(|| Reading::NotYet);
    let unread = use_state(|| shelf::unread(&Device).len());
    let onchange = {
        let setter = reading.setter();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            let setter = setter.clone();
            spawn_local(async move {
                setter.set(match plan(&file).await {
                    Ok(plan) => Reading::Asking(plan),
                    Err(SaveError::Newer) => Reading::Said(Key::BackupNewer),
                    Err(SaveError::Unreadable) => Reading::Said(Key::BackupBad),
                });
                // The same file may be chosen once more.
                input.set_value("");
            });
        })
    };
    let (bring_back, leave) = (reading.setter(), reading.setter());
    let yes = {
        let (desk, reading, unread) = (desk.clone(), reading.clone(), unread.setter());
        Callback::from(move |_: MouseEvent| {
            let Reading::Asking(plan) = &*reading else { return };
            let done = carry_out(&desk, plan);
            unread.set(shelf::unread(&Device).len());
            bring_back.set(Reading::Said(done));
        })
    };
    let no = Callback::from(move |_: MouseEvent| leave.set(Reading::NotYet));
    let delete = {
        let (desk, unread) = (desk.clone(), unread.setter());
        Callback::from(move |_: MouseEvent| {
            shelf::unread(&Device).iter().for_each(|name| Device.remove(name));
            if !desk.keeps() {
                Device.remove(GAME);
                desk.act(Action::Unstick);
            }
            unread.set(0);
        })
    };
    let may_change = desk.lead != Lead::Elsewhere;
    let count = *unread + usize::from(!desk.keeps());
    html! {
        <fieldset class="backup">
            <legend>{ words.say(Key::Backup) }</legend>
            <div class="choices">
                <button type="button" class="plain" data-action="backup-save" onclick={|_| save().unwrap_or_default()}>
                    { words.say(Key::BackupSave) }
                </button>
                if may_change {
                    <label class="plain file">
                        <span>{ words.say(Key::BackupRead) }</span>
                        <input type="file" accept=".json,application/json" data-action="backup-read" {onchange} />
                    </label>
                }
            </div>
            <p role="status" class="hint">
                {
                    match &*reading {
                        Reading::NotYet => None,
                        Reading::Said(key) => Some(words.say(*key)),
                        Reading::Asking(plan) => Some(question(plan, words)),
                    }
                }
            </p>
            if matches!(*reading, Reading::Asking(_)) && may_change {
                <div class="choices">
                    <button type="button" class="main" data-action="backup-yes" onclick={yes}>
                        { words.say(Key::BackupYes) }
                    </button>
                    <button type="button" class="plain" data-action="backup-no" onclick={no}>
                        { words.say(Key::BackupNo) }
                    </button>
                </div>
            }
            if count > 0 {
                <p class="hint">
                    { words.with(Key::AsideKept, &[("count", u32::try_from(count).unwrap_or(u32::MAX).into())]) }
                </p>
                if may_change {
                    <button type="button" class="plain" data-action="aside-delete" onclick={delete}>
                        { words.say(Key::AsideDelete) }
                    </button>
                }
            }
        </fieldset>
    }
}

fn question(plan: &Plan, words: &Words) -> String {
    let Some(table) = &plan.game else { return words.say(Key::BackupSettings) };
    let variant = words.say(facts::name(table.game().rule_set().variant));
    let count = u32::try_from(table.game().len()).unwrap_or(u32::MAX);
    words.with(Key::BackupGame, &[("variant", variant.into()), ("count", count.into())])
}

async fn plan(file: &File) -> Result<Plan, SaveError> {
    if file.size() > LONGEST as f64 {
        return Err(SaveError::Unreadable);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    backup::read(&text.ok_or(SaveError::Unreadable)?)
}

/// Does what the person has agreed to; gives what to say.
fn carry_out(desk: &Desk, plan: &Plan) -> Key {
    if let Some(settings) = plan.settings {
        desk.act(Action::Set(settings));
    }
    if let Some(choices) = plan.choices {
        desk.act(Action::Choose(choices));
    }
    if let Some(table) = &plan.game {
        desk.act(Action::Follow(table.clone()));
    }
    match backup::put_aside(plan, &Device) {
        Ok(()) => Key::BackupDone,
        Err(_) => Key::StorageFull,
    }
}

/// Lets the browser save a file with everything.
fn save() -> Option<()> {
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    let parts = Array::of1(&backup::write(&Device).into());
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let document = web_sys::window()?.document()?;
    let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    let day = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
    link.set_href(&url);
    link.set_download(&format!("dama-{}.json", day.get(..10).unwrap_or_default()));
    link.click();
    // Some browsers fetch it only after the click is over.
    gloo::timers::callback::Timeout::new(60_000, move || drop(Url::revoke_object_url(&url))).forget();
    Some(())
}
