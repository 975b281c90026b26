//! Putting a few things in order. The standard library's sorts are made for many; on the page, where nothing is longer
//! than a board, their several kilobytes are weight for everybody who comes.

/// Puts `items` in order of their keys; what is equal stays as it was.
pub fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while let Some([before, this]) = at.checked_sub(1).and_then(|from| items.get(from..=at)) {
            if key(before) <= key(this) {
                break;
            }
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_things_are_put_in_order_and_equals_stay() {
        for count in 0..40_u32 {
            let mut items: Vec<(u32, u32)> = (0..count).map(|i| (i * 7 % 5, i)).collect();
            let mut wanted = items.clone();
            wanted.sort_by_key(|&(key, _)| key);
            sort_few(&mut items, |&(key, _)| key);
            assert_eq!(items, wanted);
        }
    }
}
