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

/// An entry with its key, in 16 bytes.
#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    score: i16,
    depth: i8,
    /// [`NONE`] for no move.
    best: u8,
    bound: Bound,
    /// When it was written; 0 for an empty slot.
    age: u8,
}

const NONE: u8 = u8::MAX;

impl Slot {
    const EMPTY: Self = Self { key: 0, score: 0, depth: 0, best: NONE, bound: Bound::Exact, age: 0 };

    const fn entry(&self) -> Entry {
        let best = if self.best == NONE { None } else { Some(self.best) };
        Entry { score: self.score, depth: self.depth, bound: self.bound, best }
    }

    /// How much is lost with this slot: deep results of this search most, older ones less.
    const fn worth(&self, age: u8) -> i32 {
        if self.age == 0 { i32::MIN } else { self.depth as i32 - if self.age == age { 0 } else { 64 } }
    }
}

/// Four slots share an index, as they share a line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

impl Cluster {
    const EMPTY: Self = Self([Slot::EMPTY; 4]);
}

pub(super) struct Table {
    clusters: Vec<Cluster>,
    /// How many of them are in use, a power of two.
    used: usize,
    age: u8,
}

impl Table {
    /// A table of 2^`bits` slots.
    pub(super) fn new(bits: u32) -> Self {
        let clusters = vec![Cluster::EMPTY; 1 << bits.saturating_sub(2)];
        Self { used: clusters.len(), clusters, age: 1 }
    }

    /// Forgets everything, and uses no more memory than a search of so many nodes needs: a short search should not take
    /// longer to begin than to end.
    pub(super) fn clear(&mut self, nodes: u64) {
        let wanted = usize::try_from(nodes / 2).unwrap_or(usize::MAX).clamp(64, 1 << 30).next_power_of_two();
        self.used = wanted.min(self.clusters.len());
        self.clusters.iter_mut().take(self.used).for_each(|cluster| *cluster = Cluster::EMPTY);
        self.age = 1;
    }

    /// Whether all of its memory is in use.
    pub(super) const fn is_whole(&self) -> bool {
        self.used == self.clusters.len()
    }

    /// Begins another search: older results give way first.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.checked_add(1).unwrap_or(1);
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let Cluster(cluster) = self.clusters.get(self.index(key))?;
        cluster.iter().find(|slot| slot.key == key && slot.age != 0).map(Slot::entry)
    }

    /// Asks the memory for what is known of a position, so that it is on its way while other things are done.
    #[inline]
    pub(super) fn touch(&self, key: u64) {
        core::hint::black_box(self.clusters.get(self.index(key)).map(|Cluster([slot, ..])| slot.key));
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let (index, age) = (self.index(key), self.age);
        let Some(Cluster(cluster)) = self.clusters.get_mut(index) else { return };
        let mut place = cluster.iter().position(|slot| slot.key == key && slot.age != 0);
        if place.is_none() {
            place = (0..cluster.len()).min_by_key(|&i| cluster.get(i).map_or(i32::MAX, |slot| slot.worth(age)));
        }
        let Some(slot) = place.and_then(|place| cluster.get_mut(place)) else { return };
        // A move that was best once is better than none.
        let kept = if slot.key == key && slot.age != 0 { slot.best } else { NONE };
        let Entry { score, depth, bound, best } = entry;
        *slot = Slot { key, score, depth, best: best.unwrap_or(kept), bound, age };
    }

    fn index(&self, key: u64) -> usize {
        key as usize & (self.used - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn entry(depth: i8) -> Entry {
        Entry { score: 0, depth, bound: Bound::Exact, best: None }
    }

    #[test]
    fn the_shallowest_of_a_full_cluster_gives_way() {
        let mut table = Table::new(4);
        for (key, depth) in [(0x100, 9), (0x200, 1), (0x300, 3), (0x400, 5), (0x500, 0)] {
            table.put(key, entry(depth));
        }
        assert_eq!(table.get(0x200), None);
        for (key, depth) in [(0x100, 9), (0x300, 3), (0x400, 5), (0x500, 0)] {
            assert_eq!(table.get(key), Some(entry(depth)));
        }
    }

    #[test]
    fn a_later_search_pushes_old_results_out() {
        let mut table = Table::new(2);
        for key in 1..=4 {
            table.put(key << 8, entry(9));
        }
        table.grow_older();
        for key in 5..=8 {
            table.put(key << 8, entry(key as i8));
        }
        assert_eq!(table.get(0x100), None);
        assert_eq!(table.get(0x800), Some(entry(8)));
    }

    #[test]
    fn a_known_move_outlives_a_result_without_one() {
        let mut table = Table::new(2);
        table.put(7, Entry { best: Some(3), ..entry(4) });
        table.put(7, entry(6));
        assert_eq!(table.get(7), Some(Entry { best: Some(3), ..entry(6) }));
        table.clear(100);
        assert_eq!(table.get(7), None);
    }

    #[test]
    fn a_cluster_is_a_line_of_the_cache() {
        assert_eq!((size_of::<Slot>(), size_of::<Cluster>(), align_of::<Cluster>()), (16, 64, 64));
    }
}
