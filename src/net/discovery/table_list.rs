//! Which of the announced tables are kept, and which are shown. Pure.
//!
//! Anybody can announce any number of tables that do not exist. So only a number of them is kept, few of one
//! address, and those come first whose host has let us in before, then those that have answered when
//! they were asked whether they are still there, then the first one of each address. Older ones come
//! first, but some places are for the newest: whoever answers for many tables that do not exist does
//! not hide those that are opened later. A table that is looked for by name or by its host is found
//! among all that are kept. One of which only the place was heard so far is kept, and nobody is told of it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use super::ListedTable;
use crate::escape::{is_blank, is_invisible};
use crate::net::admission::fingerprint::Fingerprint;

/// No more tables are kept.
const MOST_KEPT: usize = 1024;
/// No more tables of one address are kept.
const MOST_OF_ONE_ADDRESS: usize = 8;
/// No more tables are shown. They, and as many others, are asked whether they are still there.
const MOST_SHOWN: usize = 64;
/// How many of those are the newest of their rank, where not all can be shown.
const NEWEST_SHOWN: usize = 16;
/// The rest are the oldest.
const OLDEST_SHOWN: usize = MOST_SHOWN - NEWEST_SHOWN;

/// The announced tables.
#[derive(Debug, Default)]
pub(super) struct TableList {
    /// The hosts that have let us in before.
    known: BTreeSet<Fingerprint>,
    tables: BTreeMap<String, Entry>,
    /// Numbers the tables as they appear.
    next: u64,
    /// How many searches have begun.
    searches: u64,
}

#[derive(Debug)]
struct Entry {
    table: ListedTable,
    number: u64,
    /// The search that has found it last.
    search: u64,
    was_asked: bool,
    has_answered: bool,
}

impl TableList {
    pub fn new(known: BTreeSet<Fingerprint>) -> Self {
        Self { known, ..Self::default() }
    }

    /// A table is announced; says whether that changes anything. One whose name is nothing or does something
    /// to a screen is not listed: the name of one of another version is read from its id, as it was sent.
    pub fn found(&mut self, table: ListedTable) -> bool {
        let is_readable = !is_blank(table.name()) && !table.name().chars().any(is_invisible);
        let Some(address) = address(&table).filter(|_| is_readable) else { return false };
        if let Some(entry) = self.tables.get_mut(&table.id) {
            entry.search = self.searches;
            return std::mem::replace(&mut entry.table, table.clone()) != table;
        }
        let rank = (self.is_known(&table), false);
        if !self.make_room(MOST_OF_ONE_ADDRESS, rank, |it| self::address(it) == Some(address))
            || !self.make_room(MOST_KEPT, rank, |_| true)
        {
            return false;
        }
        self.next += 1;
        let (number, search) = (self.next, self.searches);
        let entry = Entry { number, search, was_asked: false, has_answered: false, table };
        self.tables.insert(entry.table.id.clone(), entry);
        true
    }

    /// A table is gone; says whether it was there.
    pub fn removed(&mut self, id: &str) -> bool {
        self.tables.remove(id).is_some()
    }

    /// The search begins anew: whatever it does not find again until [`ask`](Self::ask) is gone.
    pub fn search_begins(&mut self) {
        self.searches += 1;
    }

    /// What has not proven itself is forgotten at once.
    pub fn drop_unproven(&mut self) {
        let known = &self.known;
        self.tables.retain(|_, it| it.has_answered || is_known(known, &it.table));
    }

    /// Whether there is a table of which nothing was heard but its place.
    pub fn has_one_in_part(&self) -> bool {
        self.tables.values().any(|it| it.is_in_part())
    }

    /// It is time to ask tables whether they are still there: which. Whoever was asked the last time
    /// and is still there has answered; whatever this search has not found by now is gone.
    pub fn ask(&mut self) -> Vec<String> {
        let search = self.searches;
        self.tables.retain(|_, it| it.search == search);
        for entry in self.tables.values_mut() {
            entry.has_answered = entry.was_asked;
        }
        let mut asked: Vec<String> = self.shown().into_iter().map(|table| table.id).collect();
        // Those who are not shown get their chance, too; who does not answer is gone.
        let others =
            self.tables.values().filter(|it| !it.was_asked && !asked.contains(&it.table.id));
        let others: Vec<String> = others.map(|it| it.table.id.clone()).take(MOST_SHOWN).collect();
        asked.extend(others);
        for id in &asked {
            if let Some(entry) = self.tables.get_mut(id) {
                entry.was_asked = true;
            }
        }
        asked
    }

    /// The tables to show, by name.
    pub fn shown(&self) -> Vec<ListedTable> {
        let mut entries: Vec<&Entry> = self.whole().collect();
        entries.sort_by_key(|it| (Reverse(self.rank(it)), it.number));
        let mut of_address: BTreeMap<Option<IpAddr>, usize> = BTreeMap::new();
        let mut turns: Vec<(_, &Entry)> = Vec::new();
        for entry in entries {
            let turn = of_address.entry(address(&entry.table)).or_default();
            *turn += 1;
            turns.push(((Reverse(self.rank(entry)), *turn, entry.number), entry));
        }
        turns.sort_by_key(|(turn, _)| *turn);
        let newest = turns.split_off(OLDEST_SHOWN.min(turns.len()));
        let mut newest: Vec<_> = newest
            .into_iter()
            .map(|((rank, turn, number), it)| ((rank, turn, Reverse(number)), it))
            .collect();
        newest.sort_by_key(|(turn, _)| *turn);
        let newest = newest.into_iter().take(NEWEST_SHOWN).map(|(_, it)| it);
        let shown = turns.into_iter().map(|(_, it)| it).chain(newest);
        let mut tables: Vec<ListedTable> = shown.map(|it| it.table.clone()).collect();
        tables.sort_by(|one, other| (one.name(), &one.id).cmp(&(other.name(), &other.id)));
        tables
    }

    /// All tables that are kept: for whoever knows which one they look for.
    pub fn all(&self) -> Vec<ListedTable> {
        self.whole().map(|it| it.table.clone()).collect()
    }

    /// The tables of which more was heard than their place.
    fn whole(&self) -> impl Iterator<Item = &Entry> {
        self.tables.values().filter(|it| !it.is_in_part())
    }

    /// Whether there is room, or somebody of a lower rank had to go for it.
    fn make_room(
        &mut self,
        most: usize,
        rank: (bool, bool),
        of: impl Fn(&ListedTable) -> bool,
    ) -> bool {
        let those = || self.tables.values().filter(|it| of(&it.table));
        if those().count() < most {
            return true;
        }
        let last = those().min_by_key(|it| (self.rank(it), Reverse(it.number)));
        match last.filter(|last| self.rank(last) < rank).map(|last| last.table.id.clone()) {
            Some(id) => self.removed(&id),
            None => false,
        }
    }

    fn rank(&self, entry: &Entry) -> (bool, bool) {
        (self.is_known(&entry.table), entry.has_answered)
    }

    fn is_known(&self, table: &ListedTable) -> bool {
        is_known(&self.known, table)
    }
}

impl Entry {
    /// Every table says which version it speaks.
    fn is_in_part(&self) -> bool {
        self.table.version == 0
    }
}

fn is_known(known: &BTreeSet<Fingerprint>, table: &ListedTable) -> bool {
    table.announcement.as_ref().is_some_and(|it| known.contains(&it.host))
}

/// The address that a table is counted by.
fn address(table: &ListedTable) -> Option<IpAddr> {
    table.addresses.first().map(|address| address.ip())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::discovery::{Announcement, TablePhase};

    fn listed(name: &str, address: u32) -> ListedTable {
        let announcement = Announcement {
            name: name.to_owned(),
            game: "memoarrr".to_owned(),
            taken: 1,
            seats: 4,
            phase: TablePhase::Lobby,
            open: true,
            host: Fingerprint::of(name.as_bytes()),
        };
        let addresses = vec![(IpAddr::from(address.to_be_bytes()), 4000).into()];
        ListedTable { id: name.to_owned(), announcement: Some(announcement), version: 3, addresses }
    }

    fn shows(list: &TableList, name: &str) -> bool {
        list.shown().iter().any(|table| table.id == name)
    }

    #[test]
    fn ten_thousand_false_tables_of_one_address_hide_nobody() {
        let mut list = TableList::default();
        for number in 0..10_000 {
            list.found(listed(&format!("fake{number}"), 7));
        }
        assert!(list.found(listed("real", 8)));
        assert!(shows(&list, "real"));
        assert_eq!(list.tables.len(), MOST_OF_ONE_ADDRESS + 1);
    }

    #[test]
    fn whoever_let_us_in_before_or_answers_is_shown_before_any_number_of_addresses() {
        let mut list = TableList::new([Fingerprint::of(b"met")].into());
        list.found(listed("answers", 1));
        list.found(listed("silent", 2));
        list.ask();
        list.removed("silent");
        list.ask();
        let fakes = |list: &mut TableList| {
            for number in 0..10_000 {
                list.found(listed(&format!("a fake{number}"), 100 + number));
            }
        };
        fakes(&mut list);
        assert!(list.found(listed("met", 3)), "it takes the place of a fake");
        assert!(shows(&list, "met") && shows(&list, "answers"));
        assert_eq!((list.tables.len(), list.shown().len()), (MOST_KEPT, MOST_SHOWN));
        list.search_begins();
        list.drop_unproven();
        assert_eq!(list.tables.len(), 2, "and the fakes do not outlive the search");
        list.found(listed("answers", 1));
        list.ask();
        assert!(!shows(&list, "met"), "which has to find everybody again");
        assert!(shows(&list, "answers"));
    }

    /// An ordinary program answers for them; their addresses are what it claims.
    #[test]
    fn false_tables_that_answer_do_not_hide_one_that_is_opened_later() {
        let mut list = TableList::default();
        for number in 0..500 {
            list.found(listed(&format!("fake{number}"), 100 + number));
        }
        (0..10).for_each(|_| drop(list.ask()));
        assert!(list.tables.values().all(|it| it.has_answered));
        assert!(list.found(listed("real", 1)));
        assert!(list.all().iter().any(|table| table.id == "real"), "by name it is there at once");
        (0..2).for_each(|_| drop(list.ask()));
        assert!(shows(&list, "real"));
        assert!(shows(&list, "fake0"), "and nobody older had to go for it");
        assert_eq!(list.shown().len(), MOST_SHOWN);
    }

    #[test]
    fn a_name_that_does_something_to_a_screen_is_not_shown() {
        let mut list = TableList::default();
        for (id, shown) in [
            ("A table._x", true),
            ("A\u{202e}table._x", false),
            ("A\ntable._x", false),
            (" ._x", false),
        ] {
            let table = ListedTable { announcement: None, version: 99, ..listed(id, 1) };
            assert_eq!((list.found(table), shows(&list, id)), (shown, shown), "{id:?}");
        }
    }

    #[test]
    fn a_table_is_shown_when_all_of_it_was_heard() {
        let mut list = TableList::default();
        list.found(ListedTable { announcement: None, version: 0, ..listed("one", 1) });
        assert!(list.has_one_in_part());
        assert_eq!((list.shown(), list.all()), (Vec::new(), Vec::new()));
        assert!(list.found(listed("one", 1)));
        assert!(shows(&list, "one") && !list.has_one_in_part());
    }

    #[test]
    fn what_changes_is_told_and_what_does_not_is_not() {
        let mut list = TableList::default();
        assert!(list.found(listed("one", 1)));
        assert!(!list.found(listed("one", 1)));
        assert!(list.found(ListedTable { version: 4, ..listed("one", 1) }));
        assert!(!list.found(ListedTable { addresses: Vec::new(), ..listed("two", 1) }));
        assert!(list.removed("one") && !list.removed("one"));
    }
}
