//! The transposition table: what was found out about positions met before.

/// What a stored score means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    /// The true score is at least this.
    Lower,
    /// The true score is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// The best move's place in the list of legal moves, which is always generated in the same order.
    pub(super) best: Option<u8>,
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    entry: Entry,
    age: u8,
}

/// Two slots share an index: the first keeps the deeper result, the second the latest.
type Bucket = [Option<Slot>; 2];

pub(super) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of 2^`bits` buckets.
    pub(super) fn new(bits: u32) -> Self {
        Self { buckets: vec![[None; 2]; 1 << bits], age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.buckets.fill([None; 2]);
        self.age = 0;
    }

    /// Begins another search: older results give way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(self.index(key))?;
        bucket.iter().flatten().find(|slot| slot.key == key).map(|slot| slot.entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let (index, age) = (self.index(key), self.age);
        let Some([deep, recent]) = self.buckets.get_mut(index) else { return };
        let new = Some(Slot { key, entry, age });
        let replaces_deep =
            deep.is_none_or(|slot| slot.key == key || slot.age != age || slot.entry.depth <= entry.depth);
        if replaces_deep {
            if deep.is_some_and(|slot| slot.key != key) {
                *recent = *deep;
            }
            *deep = new;
        } else {
            *recent = new;
        }
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn entry(depth: i8) -> Entry {
        Entry { score: 0, depth, bound: Bound::Exact, best: None }
    }

    #[test]
    fn the_deeper_of_two_stays_and_the_latest_is_found() {
        let mut table = Table::new(4);
        table.put(0x100, entry(9));
        table.put(0x200, entry(3));
        table.put(0x300, entry(1));
        assert_eq!(table.get(0x100), Some(entry(9)));
        assert_eq!(table.get(0x200), None);
        assert_eq!(table.get(0x300), Some(entry(1)));
    }

    #[test]
    fn a_later_search_pushes_old_results_out() {
        let mut table = Table::new(4);
        table.put(0x100, entry(9));
        table.grow_older();
        table.put(0x200, entry(1));
        table.put(0x300, entry(2));
        assert_eq!(table.get(0x100), None);
        assert_eq!(table.get(0x300), Some(entry(2)));
    }
}
