//! Records of every game, whole and spoiled: what is wrong with them is said in one sentence that names the
//! line.

use crate::{BAPT, EXAMPLE, complains, file, succeeds};

/// A whole game of Le Royaume for three, by hand of another program.
const KINGDOM: &str = include_str!("../records/royaume.jsonl");

/// The replay of this record fails in that line, about that.
#[track_caller]
fn objects(name: &str, content: impl AsRef<[u8]>, line: usize, about: &str) {
    let path = file(name, content);
    let path = path.to_str().expect("a readable path");
    complains(&["replay", path], 1, &format!("line {line} (game"));
    complains(&["replay", path], 1, about);
}

/// The record with one line changed.
#[track_caller]
fn edited(record: &str, line: usize, from: &str, to: &str) -> String {
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    assert!(lines[line - 1].contains(from), "line {line} is {}", lines[line - 1]);
    lines[line - 1] = lines[line - 1].replacen(from, to, 1);
    lines.join("\n")
}

#[test]
fn a_record_is_replayed_and_told() {
    let path = file("example.jsonl", EXAMPLE);
    let path = path.to_str().expect("a readable path");
    let told = succeeds(&["replay", path]);
    assert!(told.starts_with("Game 1: P0, P1, P2\n"), "{told}");
    assert!(told.ends_with("P1 wins.\n"), "{told}");
}

#[test]
fn wrong_records_are_objected_to_where_they_go_wrong() {
    objects(
        "cut.jsonl",
        &EXAMPLE[..EXAMPLE.len() / 2],
        EXAMPLE[..EXAMPLE.len() / 2].lines().count(),
        "not an action",
    );
    objects("binary.jsonl", [0xff, 0xfe, 0], 1, "not UTF-8");
    objects("prose.jsonl", "once upon a time", 1, "not the first line of a game");
    objects("list.jsonl", "[1]", 1, "has to start with a line");
    objects("version.jsonl", edited(EXAMPLE, 1, "\"record\":1", "\"record\":2"), 1, "version 2");
    objects("game.jsonl", edited(EXAMPLE, 1, "memoarrr", "chess"), 1, "no game \"chess\"");
    objects("option.jsonl", edited(EXAMPLE, 1, "\"expert\":true,", ""), 1, "expert");
    objects("side.jsonl", edited(EXAMPLE, 1, "\"side\":\"E\"", "\"side\":\"W\""), 1, "M7");
    objects("first.jsonl", edited(EXAMPLE, 1, "\"first\":0", "\"first\":3"), 1, "start player");
    objects("stop.jsonl", edited(EXAMPLE, 1, "\"first\":0", "\"first\":3"), 1, "at the table.\n");
    objects(
        "twice.jsonl",
        edited(EXAMPLE, 2, "crab-beach", "walrus-beach"),
        2,
        "in two places (M1)",
    );
    objects("rubies.jsonl", edited(EXAMPLE, 2, "[4,2,3", "[4,4,3"), 2, "no shuffle");
    objects("stack.jsonl", edited(EXAMPLE, 2, "[3,7]", "[3]"), 2, "2 volcanoes (M6)");
    objects("birds.jsonl", edited(EXAMPLE, 2, "[3,7]", "[3,5]"), 2, "5 birds");
    objects("seat.jsonl", edited(EXAMPLE, 6, "\"seat\":0", "\"seat\":1"), 6, "turn of seat 0");
    objects("barred.jsonl", edited(EXAMPLE, 6, "\"reveal\":4", "\"reveal\":3"), 6, "M17");
    objects("cell.jsonl", edited(EXAMPLE, 6, "\"reveal\":4", "\"reveal\":25"), 6, "no cell 25");
    objects("verb.jsonl", edited(EXAMPLE, 6, "reveal", "burn"), 6, "burn");
    objects(
        "card.jsonl",
        edited(EXAMPLE, 6, "turtle-flowers", "turtle-beach"),
        6,
        "by the rules it is",
    );
    objects(
        "link.jsonl",
        edited(EXAMPLE, 7, "\"animal\"", "\"landscape\""),
        7,
        "by the rules it is",
    );
    objects(
        "extra.jsonl",
        edited(EXAMPLE, 3, "[]", "[{\"ability_void\":\"penguin\"}]"),
        3,
        "nothing happens",
    );
    let last = EXAMPLE.lines().count();
    objects("winner.jsonl", edited(EXAMPLE, last, "[1]}", "[2]}"), last, "not the result");
    let more = format!("{EXAMPLE}{}", EXAMPLE.lines().last().expect("a result"));
    objects("more.jsonl", more, last + 1, "has ended");
    let mut lines: Vec<&str> = EXAMPLE.lines().collect();
    lines.swap(5, 6);
    objects("reordered.jsonl", lines.join("\n"), 6, "seat 1 may not do this");
    lines.swap(5, 6);
    lines.remove(8);
    objects("missing.jsonl", lines.join("\n"), 9, "it is the turn of seat 2");
}

/// A record of solo that tells the time only with its result is as good as one that tells it all along.
#[test]
fn the_time_of_solo_is_read_from_its_result() {
    let timed = BAPT
        .replace("\"seconds\":0,", "\"seconds\":83.25,")
        .replace("\"result\":40", "\"result\":123.25")
        .replace("\"scores\":[40]", "\"scores\":[123.25]");
    assert_ne!(timed, BAPT);
    let path = file("timed.jsonl", &timed);
    let told = succeeds(&["replay", path.to_str().expect("a path")]);
    assert!(told.contains("Found in 83.25 s"), "{told}");
    let wrong = timed.replace("\"result\":123.25", "\"result\":113.25");
    let path = file("mistimed.jsonl", &wrong);
    complains(&["replay", path.to_str().expect("a path")], 1, "by the rules it is");
}

#[test]
fn wrong_records_of_pti_bapt_are_objected_to() {
    objects(
        "bapt-seat.jsonl",
        edited(BAPT, 3, "\"seat\":", "\"seat\":1"),
        3,
        "no table has so many",
    );
    objects(
        "bapt-option.jsonl",
        edited(BAPT, 1, "\"solo\":false", "\"solo\":true"),
        1,
        "for one player",
    );
    objects("bapt-deal.jsonl", edited(BAPT, 2, "\"yellow\"", "\"red\""), 2, "no shuffle");
    objects("bapt-few.jsonl", edited(BAPT, 2, "\"yellow\",", ""), 2, "there are 30");
    objects("bapt-verb.jsonl", edited(BAPT, 3, "turn", "burn"), 3, "one of turn, confirm");
    objects("bapt-cell.jsonl", edited(BAPT, 3, "{\"turn\":11", "{\"turn\":31"), 3, "no cell 31");
    objects("bapt-clock.jsonl", edited(BAPT, 3, "{\"turn\"", "{\"at\":5,\"turn\""), 3, "P13");
}

#[test]
fn wrong_records_of_le_royaume_are_objected_to() {
    let path = file("kingdom.jsonl", KINGDOM);
    let told = succeeds(&["replay", path.to_str().expect("a path")]);
    assert!(told.starts_with("Game 1: P0, P1, P2\n") && told.ends_with("P0 wins.\n"), "{told}");
    let last = KINGDOM.lines().count();
    let spoiled = [
        (1, "\"even_start\":true", "\"even_start\":3", "expected a boolean"),
        (1, "\"first\":0", "\"first\":3", "one of the 3 at the table"),
        (2, "{\"hex\":[0,-4],\"kind\":\"land\"},", "", "a hole at [0,-4]"),
        (2, "{\"hex\":[0,-4]", "{\"hex\":[0,-5]", "beyond the board (R2)"),
        (2, "{\"hex\":[0,-4]", "{\"hex\":[1,-4]", "[1,-4] is on the board twice"),
        (2, "\"gale\"", "\"land\"", "R2: the cities have"),
        (2, "\"temple\"", "\"land\"", "R2: 0 hexes are the temple"),
        (2, "\"star\":true", "\"star\":false", "R3: one segment has to show the star"),
        (2, "\"violet\":12", "\"violet\":13", "R3: segment 5 has a violet 13"),
        (2, "\"tile\":1,", "\"tile\":0,", "challenge 0 is there twice (R4)"),
        (2, "\"tile\":0,\"hex\":[-1,2]", "\"tile\":0,\"hex\":[0,0]", "no challenge on [-1,2] (R6)"),
        (2, "\"back\":\"green\"", "\"back\":\"red\"", "`green` or `grey-blue`"),
        (2, "\"memories\":[\"dusk\"", "\"memories\":[\"dawn\"", "no city \"dawn\""),
        (2, "\"memories\":[\"dusk\"", "\"memories\":[\"brume\"", "no shuffle"),
        (2, "\"deck\":[\"chaos\",", "\"deck\":[", "no shuffle"),
        (2, "\"deck\":[\"chaos\"", "\"deck\":[\"calm\"", "no card \"calm\""),
        (2, "[\"general\",\"horn\"", "[\"chaos\",\"horn\"", "no shuffle"),
        (2, "\"scores\":[0,3,6]", "\"scores\":[0,3,7]", "points before the first turn (R6)"),
        (2, "\"characters\":[5", "\"characters\":[6", "six characters (R1)"),
        (3, "\"seat\":0", "\"seat\":1", "seat 0 has to decide"),
        (3, "\"seat\":0", "\"seat\":9", "no table has so many"),
        (3, "\"move\":[-3,4]", "\"move\":[-3,9]", "beyond the board (R2)"),
        (3, "\"move\":[-3,4]", "\"move\":[-4,3]", "nobody enters the tower (R2)"),
        (3, "\"move\"", "\"fly\"", "one of `throw`, `move`"),
        (3, "\"tile\":1", "\"tile\":2", "by the rules it is"),
        (3, "\"difficulty\":7", "\"difficulty\":6", "by the rules it is"),
        (4, "\"pass\":true", "\"spin\":true", "(R16)"),
        (4, "\"pass\":true", "\"pass\":false", "can only be true"),
        (4, "[]", "[{\"joined\":{\"seat\":1}}]", "by the rules nothing happens"),
        (5, "\"general\"", "\"goat\"", "goat is not in the hand (R6)"),
        (5, "\"score\":5", "\"score\":6", "by the rules it is"),
        (5, "\"effect\":true", "\"effect\":false", "by the rules it is"),
        (7, "\"segment\":5", "\"segment\":10", "ten segments (R3)"),
        (7, "\"total\":13", "\"total\":14", "by the rules it is"),
        (10, ",\"seat\":2}}", "}}", "horn lacks its \"seat\""),
        (10, "\"seat\":2}}", "\"seat\":1}}", "(B20)"),
        (14, "\"to\":[4,-3]", "\"to\":[0,0]", "by the rules it is"),
        (31, "[1,23]", "[1,1]", "one to three different tiles (R11)"),
        (last - 2, "\"hex\":[-1,-3]}}", "\"hex\":[0,0]}}", "no free hex of that city (R12)"),
        (last - 2, "\"tile\":\"gale\"", "\"tile\":\"ember\"", "no such memory tile"),
        (last - 1, "\"winners\":[0]", "\"winners\":[1]", "by the rules it is"),
        (last, "235", "236", "not the result"),
    ];
    for (line, from, to, about) in spoiled {
        objects("kingdom-spoiled.jsonl", edited(KINGDOM, line, from, to), line, about);
    }
    let mut lines: Vec<&str> = KINGDOM.lines().collect();
    lines.remove(6);
    objects("kingdom-missing.jsonl", lines.join("\n"), 7, "seat 0 has to decide");
    lines.truncate(5);
    let path = file("kingdom-unfinished.jsonl", lines.join("\n"));
    complains(&["replay", path.to_str().expect("a path")], 1, "stops before its result");
}

#[test]
fn an_unfinished_record_is_said_to_be_one() {
    let cut: Vec<&str> = EXAMPLE.lines().take(20).collect();
    let path = file("unfinished.jsonl", cut.join("\n"));
    complains(&["replay", path.to_str().expect("a path")], 1, "stops before its result");
    let two = format!("{}\n{EXAMPLE}", cut.join("\n"));
    let path = file("unfinished-first.jsonl", two);
    complains(&["replay", path.to_str().expect("a path")], 1, "game 1 stops before its result");
    let path = file("empty.jsonl", "\n\n");
    complains(&["replay", path.to_str().expect("a path")], 1, "no game in it");
}

#[test]
fn further_fields_are_allowed() {
    let path = file("fields.jsonl", edited(EXAMPLE, 6, "\"link\"", "\"mood\":\"tense\",\"link\""));
    succeeds(&["replay", path.to_str().expect("a path")]);
}
