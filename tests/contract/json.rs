//! The reader of JSON reads what `serde_json` writes, refuses what is no JSON, and names the place of a fault.

use blue_moon_city::city::event::CityEvent;
use blue_moon_city::city::{City, CityMove, CityOptions, CityState};
use blue_moon_city::json::{Present, read, write};
use blue_moon_city::rng::Seed;
use serde_json::Value;

#[test]
fn it_reads_what_is_written() {
    let state = City::new(&CityOptions::new(4), &Seed::new("json").unwrap()).unwrap().state();
    assert_eq!(read::<CityState>(&serde_json::to_string(&state).unwrap()).unwrap(), state);
    assert_eq!(read::<CityState>(&serde_json::to_string_pretty(&state).unwrap()).unwrap(), state);
}

#[test]
fn it_reads_texts_with_escapes() {
    for text in ["", "plain", "\"\\/\u{8}\u{c}\n\r\t", "é ü 漢字 🐉", "\u{1}\u{1f}\u{7f}"] {
        assert_eq!(read::<String>(&serde_json::to_string(text).unwrap()).unwrap(), text);
    }
    assert_eq!(read::<String>(r#""\u00e9\ud83d\udc09\/""#).unwrap(), "é🐉/");
    assert_eq!(read::<Vec<String>>("[ \"a\\n\" , \"b\" ]").unwrap(), ["a\n", "b"]);
    let spaced = "{ \"t\\u0079pe\" : \"walk\" , \n\t\"to\" : 3 }";
    assert_eq!(read::<CityMove>(spaced).unwrap(), serde_json::from_str(spaced).unwrap());
}

#[test]
fn it_refuses_what_is_no_json() {
    let wrong = [
        "",
        " ",
        "{",
        "[",
        "[1",
        "[1,",
        "[1,]",
        "[,1]",
        "{\"a\":}",
        "{\"a\"}",
        "{a:1}",
        "{\"a\":1,}",
        "nul",
        "truee",
        "01",
        "-",
        "+1",
        "1 2",
        "'a'",
        "\"a",
        "\"\u{1}\"",
        r#""\x""#,
        r#""\u12""#,
        r#""\u+123""#,
        r#""\ud800""#,
        r#""\ud800\u0041""#,
        r#""\udc00""#,
        "é",
        "\"\\",
    ];
    for text in wrong {
        assert!(serde_json::from_str::<Value>(text).is_err(), "{text} is JSON");
        // As the value of a field that is passed over, and as one that is asked for.
        assert!(read::<Present>(text).is_err(), "{text}");
        assert!(read::<CityOptions>(&format!("{{\"players\":{text}}}")).is_err(), "{text}");
        assert!(read::<String>(text).is_err(), "{text}");
    }
}

#[test]
fn what_is_passed_over_may_be_any_json() {
    for value in [
        "null",
        "[true,false]",
        " { \"a\" : [ 1 , -2 , { } ] } ",
        "[]",
        "9007199254740991",
        "[[[[]]]]",
    ] {
        let text = format!("{{\"other\":{value},\"type\":\"reshuffle\",\"cards\":7}}");
        assert_eq!(read::<CityEvent>(&text), Ok(CityEvent::Reshuffle { cards: 7 }), "{text}");
        assert!(serde_json::from_str::<Value>(&text).is_ok());
    }
}

#[test]
fn options_that_are_left_out_are_not_written() {
    for options in [
        r#"{"players":2}"#,
        r#"{"players":3,"start":2,"layout":"rulebook","cards":[3,4,3],"returnAllScales":true}"#,
        r#"{"players":4,"start":"random","openCrystals":false,"turnLimit":12}"#,
    ] {
        let read: CityOptions = read(options).unwrap();
        assert_eq!(write(&read), options);
        assert_eq!(serde_json::to_string(&read).unwrap(), options);
        assert_eq!(serde_json::from_str::<CityOptions>(options).unwrap(), read);
    }
}

#[test]
fn numbers_are_whole_and_bounded() {
    assert!(read::<u8>("255").is_ok());
    for text in ["256", "-1", "-0", "1.0", "1e2", "\"1\"", "99999999999999999999"] {
        assert!(read::<u8>(text).is_err(), "{text}");
    }
    assert!(read::<u8>("256").unwrap_err().message.contains("whole number"));
}

#[test]
fn it_does_not_go_down_for_ever() {
    let deep = "[".repeat(1_000_000);
    assert_eq!(read::<Present>(&deep).unwrap_err().message, "the value is nested too deeply");
}

#[test]
fn a_fault_names_its_place() {
    let state = City::new(&CityOptions::new(2), &Seed::new("json").unwrap()).unwrap().state();
    let text = serde_json::to_string(&state).unwrap();
    let place = |text: &str| read::<CityState>(text).unwrap_err().place;
    assert_eq!(place(&text.replacen("\"figure\":10", "\"figure\":21", 1)), "table.seats[0].figure");
    assert_eq!(place(&text.replacen("\"pool\":9", "\"pool\":-9", 1)), "table.pool");
    assert_eq!(place(&text.replacen("\"pool\":9", "\"pool\":9,\"extra\":1", 1)), "table.extra");
    assert_eq!(place(&text.replacen(",\"result\":null", "", 1)), "table");
    assert_eq!(read::<CityMove>(r#"{"type":"walk","to":99}"#).unwrap_err().place, "to");
}

#[test]
fn a_value_of_another_kind_is_told_what_is_expected() {
    for (options, expected) in [
        (r#"{"players":2,"start":true}"#, r#"a seat from 0 to 3 or "random""#),
        (r#"{"players":2,"start":4}"#, r#"a seat from 0 to 3 or "random""#),
        (r#"{"players":2,"start":"nobody"}"#, r#"a seat from 0 to 3 or "random""#),
        (r#"{"players":2,"layout":5}"#, "or the ids of the 21 tiles"),
        (r#"{"players":2,"layout":"round"}"#, "or the ids of the 21 tiles"),
    ] {
        let fault = read::<CityOptions>(options).unwrap_err();
        assert!(fault.message.contains(expected), "{options}: {}", fault.message);
    }
}
