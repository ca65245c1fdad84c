//! Rooms that every game uses name none of them: to add a game is to add its rooms and a line in each list.

use std::path::{Path, PathBuf};

/// The front doors, and the lists of the games.
const LISTS: [&str; 4] = ["src/lib.rs", "src/games.rs", "pkg/src/games.ts", "pkg/src/index.ts"];
/// The words for the games.
const GAMES: [&str; 2] = ["city", "parley"];

/// The source files of a folder that are of no game.
fn general_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        if GAMES.contains(&name) {
            continue;
        }
        if path.is_dir() {
            general_files(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// The words of a line of code, those in `camelCase` and `snake_case` apart; comments have examples of a game.
fn words(line: &str) -> Vec<String> {
    let code = line.trim_start();
    if ["//", "/*", "* ", "*/"].iter().any(|comment| code.starts_with(comment)) {
        return Vec::new();
    }
    let product = code.replace("blue-moon-city", "").replace("blue_moon_city", "");
    let mut words = vec![String::new()];
    for letter in product.chars() {
        if !letter.is_alphabetic() || letter.is_uppercase() {
            words.push(String::new());
        }
        words
            .last_mut()
            .unwrap()
            .extend(letter.is_alphabetic().then(|| letter.to_ascii_lowercase()));
    }
    words
}

#[test]
fn general_rooms_name_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    general_files(&root.join("src"), &mut files);
    general_files(&root.join("pkg/src"), &mut files);
    let (mut read, mut named) = (0, Vec::new());
    for file in files {
        let name = file.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
        if LISTS.contains(&name.as_str()) {
            continue;
        }
        read += 1;
        for (number, line) in (1..).zip(std::fs::read_to_string(&file).unwrap().lines()) {
            if words(line).iter().any(|word| GAMES.contains(&word.as_str())) {
                named.push(format!("{name}:{number}: {line}"));
            }
        }
    }
    assert!(read > 20, "only {read} files were read");
    assert_eq!(named, Vec::<String>::new());
    assert_eq!(
        words("let cityMap = with_capacity(City::new())")
            .iter()
            .filter(|word| *word == "city")
            .count(),
        2
    );
}
