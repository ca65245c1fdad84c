//! From each numbered rule in `docs/rules.md` to the tests that hold it and to moves of recorded games that show it.
//!
//! `make golden` writes `docs/rules-and-tests.md` anew.

use super::differential::shuffle;
use super::playthrough::is_written_out;
use crate::common::golden::plans;
use crate::common::*;
use crate::naive::Naive;
use blue_moon_city::json;
use blue_moon_city::session::Session;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Rules that no move of a recorded game shows: they tell how a game begins, what is refused or not listed, and what
/// players may know.
const NOT_SHOWN: [&str; 6] = ["C3.3", "C3.4", "C4.9", "C10.", "C11", "C1."];

/// A rule: chapter and number, the worked example without one.
type Rule = (u32, u32);

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn name((chapter, number): Rule) -> String {
    if number == 0 { format!("C{chapter}") } else { format!("C{chapter}.{number}") }
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The number that the text begins with, and what follows.
fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// The rule that the text begins with after its first letter, `between` chapter and number.
fn rule(text: &str, between: char) -> Option<Rule> {
    let (chapter, rest) = number(text)?;
    match rest.strip_prefix(between).and_then(number) {
        Some((number, _)) => Some((chapter, number)),
        None => Some((chapter, 0)),
    }
}

/// The rules, as `docs/rules.md` numbers them.
fn rules() -> BTreeSet<Rule> {
    let text = read("docs/rules.md");
    text.lines().filter_map(|line| rule(line.strip_prefix("**C")?, '.')).collect()
}

/// The tests of each rule: the file and the name after the number.
fn tests() -> BTreeMap<Rule, Vec<(String, String)>> {
    let mut tests: BTreeMap<Rule, Vec<(String, String)>> = BTreeMap::new();
    for file in files("tests/rules") {
        let text = read(&file);
        let mut lines = text.lines();
        while lines.any(|line| line == "#[test]") {
            let name = lines.next().and_then(|line| line.strip_prefix("fn ")).unwrap();
            let name = &name[..name.find('(').unwrap()];
            let Some(rule) = name.strip_prefix('c').and_then(|rest| rule(rest, '_')) else {
                continue;
            };
            let words = name.splitn(3, '_').last().unwrap().replace('_', " ");
            tests.entry(rule).or_default().push((file.display().to_string(), words));
        }
    }
    tests
}

/// All files of a folder and those in it, from the root.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root().join(folder)).unwrap() {
        let path = PathBuf::from(folder).join(entry.unwrap().file_name());
        let kept = !["node_modules", "dist", "test-results", "target"]
            .iter()
            .any(|other| path.ends_with(other));
        match root().join(&path).is_dir() {
            true if kept => found.extend(files(path.to_str().unwrap())),
            true => {}
            false => found.push(path),
        }
    }
    found.sort();
    found
}

/// Where moves of recorded games show each rule: the game and the number of the move.
fn shown() -> BTreeMap<String, Vec<(String, usize)>> {
    let mut shown: BTreeMap<String, Vec<(String, usize)>> = BTreeMap::new();
    for plan in plans().into_iter().filter(is_written_out) {
        let session = Session::<City>::from_record(&plan.record()).unwrap();
        let mut naive = Naive::read(&json::write(&session.at(0).unwrap().state()));
        let mut told = BTreeSet::new();
        for (ply, played) in session.moves().enumerate() {
            naive.cited.clear();
            naive.apply(&serde_json::to_value(played).unwrap(), &mut shuffle).unwrap();
            for rule in naive.cited.iter().filter(|rule| told.insert(**rule)) {
                shown.entry((*rule).to_owned()).or_default().push((plan.name.clone(), ply));
            }
        }
    }
    shown
}

#[test]
fn every_rule_has_tests_and_every_test_a_rule() {
    let (rules, tests) = (rules(), tests());
    assert!(rules.len() >= 51, "{rules:?}");
    let quoted: BTreeSet<Rule> = tests.keys().copied().collect();
    let without: Vec<String> =
        rules.symmetric_difference(&quoted).map(|&rule| name(rule)).collect();
    assert_eq!(without, Vec::<String>::new(), "rules without a test, or tests of no rule");
}

#[test]
fn no_file_quotes_a_rule_that_does_not_exist() {
    let rules = rules();
    let mut strange = Vec::new();
    let all =
        ["src", "pkg/src", "www", "tests", "fuzz/src", "fuzz/fuzz_targets", "docs", "benches"];
    for file in all.iter().flat_map(|folder| files(folder)) {
        let extension = file.extension().and_then(|extension| extension.to_str());
        if !matches!(extension, Some("rs" | "ts" | "mjs" | "md")) {
            continue;
        }
        let text = read(&file);
        for (at, _) in text.match_indices('C') {
            let alone = !text[..at].ends_with(|letter: char| letter.is_alphanumeric());
            let Some(quoted) = rule(&text[at + 1..], '.').filter(|_| alone) else { continue };
            let chapter = rules.iter().any(|&(chapter, _)| (chapter, 0) == quoted);
            if !rules.contains(&quoted) && !chapter {
                strange.push(format!("{} in {}", name(quoted), file.display()));
            }
        }
    }
    assert_eq!(strange, Vec::<String>::new());
}

#[test]
fn rules_lead_to_tests_and_games() {
    let (tests, shown) = (tests(), shown());
    let mut text = String::from(
        "# The rules, their tests, and games that show them\n\n\
         For each rule of [rules.md](rules.md) the tests that hold it, and moves of recorded games at which it takes\n\
         effect (the number of the move stands at the margin of the game as it is written out). Set-up, what is refused\n\
         and what players may know no move can show. Made by `make golden`.\n",
    );
    for rule in rules() {
        let name = name(rule);
        write!(text, "\n**{name}**").unwrap();
        let mut last = "";
        for (file, words) in &tests[&rule] {
            if file != last {
                write!(text, "\n[{}](../{file}): ", file.rsplit('/').next().unwrap()).unwrap();
                last = file;
            } else {
                text.push_str("; ");
            }
            text.push_str(words);
        }
        text.push_str(".\n");
        let mut games = shown.get(&name).cloned().unwrap_or_default();
        let expected = !NOT_SHOWN.iter().any(|prefix| name.starts_with(prefix));
        assert_eq!(games.is_empty(), !expected, "{name} is shown by {games:?}");
        games.truncate(4);
        let games = games
            .iter()
            .map(|(game, ply)| format!("[{game}](../tests/playthroughs/{game}.txt) move {ply}"));
        if expected {
            writeln!(text, "Games: {}.", games.collect::<Vec<_>>().join(", ")).unwrap();
        }
    }
    let file = root().join("docs/rules-and-tests.md");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    assert!(read(&file) == text, "`make golden` writes docs/rules-and-tests.md anew");
}
