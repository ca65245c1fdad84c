//! Chance: the same on every platform and in every version. The vectors were made without any code of the crate, by
//! `python3 tests/data/randomness.py`.

use crate::common::*;

/// The next words of the stream.
fn words(generator: &mut Generator, number: usize) -> String {
    let keys: Vec<u8> =
        (0..number.div_ceil(8)).flat_map(|_| generator.draw(|stream| stream.key())).collect();
    let word = |bytes: &[u8]| format!("{:08x}", u32::from_le_bytes(bytes.try_into().unwrap()));
    keys.chunks_exact(4).take(number).map(word).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_key_is_the_sha_256_of_the_seed() {
    let key = blue_moon_city::rng::hex(&seed("moonrise").generator().key);
    assert_eq!(key, "533a084b87500e1ab3e143e59dd3080a22a622fc43eb6542135aed20e25af8ba");
}

#[test]
fn the_words_are_those_of_chacha20() {
    let mut generator = seed("moonrise").generator();
    assert_eq!(
        words(&mut generator, 20),
        "73b34888 669c0fe1 35c29131 37c1d6ed 8763f84d 03c60726 6968cc1a ed311b66 099f7b26 f2d6c9e7 \
         e8098df1 5004eea0 2bd304ab 1d35b701 1474ec6e e41dde2b 5d61d5f0 7cf0a947 2cc4f3fb 1769c3d4"
    );
}

#[test]
fn the_stream_goes_on_beyond_32_bits_of_blocks() {
    // Block 2^32 begins at word 2^36.
    let mut generator = Generator { position: (1 << 36) - 2, ..seed("moonrise").generator() };
    assert_eq!(words(&mut generator, 4), "f369d70e f47cf515 49ba6301 77db5484");
}

#[test]
fn the_position_counts_the_words_that_were_taken() {
    let mut generator = seed("moonrise").generator();
    let whole = words(&mut generator, 16);
    assert_eq!(generator.position, 16);
    for position in 0..8 {
        let mut later = Generator { position, ..seed("moonrise").generator() };
        assert_eq!(words(&mut later, 8), whole[9 * position as usize..][..71]);
    }
}

#[test]
fn draws_are_bounded_without_favour() {
    let mut generator = seed("draws").generator();
    let drawn = [
        (1, 0),
        (2, 1),
        (3, 2),
        (6, 4),
        (7, 1),
        (10, 5),
        (80, 15),
        (1000, 714),
        (2_147_483_649, 1_024_581_441),
        (3_221_225_472, 2_651_817_569),
        (4_294_967_295, 1_649_712_164),
        (1, 0),
        (2, 1),
        (3, 1),
        (6, 0),
        (7, 4),
        (10, 0),
        (80, 3),
        (1000, 303),
        (2_147_483_649, 1_905_461_579),
        (3_221_225_472, 623_514_172),
        (4_294_967_295, 709_094_936),
    ];
    for (bound, expected) in drawn {
        assert_eq!(generator.below(bound), expected, "below {bound}");
    }
    assert_eq!(generator.position, 24, "two words were passed over");
}

#[test]
fn the_shuffle_is_that_of_fisher_and_yates() {
    let mut generator = seed("shuffle").generator();
    let mut numbers: Vec<u8> = (0..80).collect();
    generator.shuffle(&mut numbers);
    assert_eq!(
        numbers,
        [
            13, 6, 53, 17, 68, 10, 11, 5, 24, 2, 76, 33, 62, 21, 45, 42, 39, 3, 25, 67, 0, 77, 47,
            26, 36, 50, 4, 41, 72, 29, 30, 12, 63, 14, 27, 51, 28, 40, 56, 60, 18, 22, 66, 69, 59,
            74, 34, 70, 78, 35, 9, 65, 20, 58, 37, 52, 32, 44, 1, 49, 61, 7, 73, 46, 8, 71, 38, 23,
            79, 31, 75, 64, 15, 43, 55, 16, 54, 57, 19, 48
        ]
    );
    assert_eq!(generator.position, 79);
    generator.shuffle(&mut numbers);
    assert_eq!(numbers[..8], [31, 18, 32, 61, 39, 36, 72, 75]);
    assert_eq!(generator.position, 158);
}

#[test]
fn nothing_and_one_thing_are_shuffled_without_chance() {
    let mut generator = seed("shuffle").generator();
    generator.shuffle::<u8>(&mut []);
    generator.shuffle(&mut ["alone"]);
    assert_eq!(generator.position, 0);
}

struct SetUp {
    seed: &'static str,
    players: u8,
    scheme: LayoutScheme,
    start: Seat,
    words: u64,
    layout: &'static str,
    hands: &'static [&'static str],
    deck: &'static str,
}

#[test]
fn a_seed_sets_the_game_up_as_ever() {
    for expected in [
        SetUp {
            seed: "moonrise",
            players: 3,
            scheme: LayoutScheme::Standard,
            start: First,
            words: 95,
            layout: "university iron_foundry city_residence caravanserai library fire_temple aqueduct great_hall \
                     flight_tower water_temple courtyard royal_palace monastery_tower thermae trading_house \
                     earth_temple citadel mill market_hall hospice watchtower",
            hands: &[
                "V3 F1 K1 M1 M2 P1 P1 P3",
                "V1 V2 A1 A2 K1 H1 H3 H3",
                "V1 V2 T1 T3 A2 F1 K1 P3",
            ],
            deck: "T2 T2 M3 F3 V3 M3 K1 F2 M1 H2 T3 H2 K1 P3 K1 V3 V1 H2 H3 P2 F3 P1 K1 V2 M2 M2 A2 A3 F3 K1 M1 P2 H2 \
                   M2 H1 A3 K1 P2 T2 F2 A1 H1 M3 F2 T2 T1 A1 F2 A2 P2 T3 T1 K1 F1 V2 A3",
        },
        SetUp {
            seed: "é 🌙",
            players: 2,
            scheme: LayoutScheme::Random,
            start: Second,
            words: 99,
            layout: "trading_house thermae royal_palace water_temple library citadel earth_temple flight_tower mill \
                     fire_temple courtyard aqueduct great_hall monastery_tower caravanserai market_hall hospice \
                     city_residence watchtower iron_foundry university",
            hands: &["V1 T1 F1 F2 F2 F3 K1 K1", "V1 T1 T2 T3 A2 A3 M2 P2"],
            deck: "K1 K1 F2 M1 P1 P3 H2 M1 V3 A2 P3 F3 V2 H2 M3 P2 F1 K1 A1 F3 H2 P1 M1 K1 A3 V3 M3 H1 V3 P2 V1 V2 A2 \
                   F2 T1 M2 A1 K1 P2 H3 M2 P1 H1 H3 P3 K1 T3 V2 V2 K1 M3 A3 M2 T2 H2 T2 T2 H1 T3 F1 H3 A2 K1 A1",
        },
        SetUp {
            seed: "The third seed",
            players: 4,
            scheme: LayoutScheme::Rulebook,
            start: Third,
            words: 80,
            layout: "mill flight_tower thermae iron_foundry great_hall fire_temple university market_hall caravanserai \
                     water_temple courtyard royal_palace monastery_tower hospice watchtower earth_temple citadel \
                     city_residence library aqueduct trading_house",
            hands: &[
                "V2 V3 T2 F2 K1 M1 M3 P1",
                "T1 T3 A2 A3 F1 F3 K1 K1",
                "V1 A1 A1 F1 K1 H3 P2 P2",
                "V1 V2 T1 T3 K1 H2 H2 H3",
            ],
            deck: "M3 V3 V2 F3 A2 P2 K1 T2 M2 T2 A3 P1 F3 F2 F2 H1 A1 H1 F1 A2 H3 K1 V2 P3 F2 V3 V1 K1 P3 T3 P3 M3 M2 \
                   K1 A3 H2 M1 A2 K1 H2 M2 P2 H1 T1 M2 M1 P1 T2",
        },
    ] {
        let layout = Some(Layout::Scheme(expected.scheme));
        let city = City::new(
            &CityOptions { layout, ..CityOptions::new(expected.players) },
            &seed(expected.seed),
        )
        .unwrap();
        let ids: Vec<&str> = city.table().layout.iter().map(|building| building.id()).collect();
        assert_eq!(ids.join(" "), expected.layout);
        for (seat, hand) in Seat::all(expected.players).zip(expected.hands) {
            assert_eq!(city.hand_of(seat), *hand);
        }
        assert_eq!(city.deck().iter().collect::<Vec<_>>(), card_list(expected.deck));
        assert_eq!(city.table().seat, expected.start);
        assert_eq!(city.state().generator.position, expected.words);
    }
}

/// How far counts are from equal shares: chi squared, and the number of counts less one.
fn unevenness(counts: &[u32]) -> (f64, f64) {
    let share = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi: f64 = counts.iter().map(|&count| (f64::from(count) - share).powi(2) / share).sum();
    (chi, counts.len() as f64 - 1.0)
}

/// Within five standard deviations.
#[track_caller]
fn is_fair(counts: &[u32]) {
    let (chi, freedom) = unevenness(counts);
    assert!(
        (chi - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(),
        "chi squared is {chi} of {freedom}: {counts:?}"
    );
}

#[test]
fn every_number_is_drawn_equally_often() {
    let mut generator = seed("fair draws").generator();
    for bound in [2, 3, 5, 6, 7, 10, 21, 80] {
        let mut counts = vec![0; bound];
        (0..20_000).for_each(|_| counts[generator.below(bound as u32) as usize] += 1);
        is_fair(&counts);
    }
}

#[test]
fn every_order_comes_equally_often() {
    let mut generator = seed("fair shuffles").generator();
    let mut counts = vec![0; 256];
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        generator.shuffle(&mut items);
        counts[items.iter().fold(0, |number, item| 4 * number + item)] += 1;
    }
    counts.retain(|&count| count > 0);
    assert_eq!(counts.len(), 24);
    is_fair(&counts);
}

#[test]
fn every_card_comes_to_every_place_of_the_deck() {
    let mut generator = seed("fair deck").generator();
    let mut counts = vec![0; 80 * 80];
    for _ in 0..4000 {
        let mut cards: Vec<usize> = (0..80).collect();
        generator.shuffle(&mut cards);
        cards.iter().enumerate().for_each(|(place, card)| counts[80 * place + card] += 1);
    }
    is_fair(&counts);
}

#[test]
fn every_player_begins_equally_often_and_every_building_comes_everywhere() {
    let mut starts = vec![0; 4];
    let mut places = vec![0; 16 * 16];
    let open: Vec<Tile> =
        Tile::all().filter(|tile| ![5, 9, 10, 11, 15].contains(&tile.index())).collect();
    for number in 0..4000 {
        let city = City::new(&CityOptions::new(4), &seed(&format!("set-up {number}"))).unwrap();
        starts[city.table().seat.index()] += 1;
        for (place, &tile) in open.iter().enumerate() {
            let building = city.table().building(tile) as usize - IronFoundry as usize;
            places[16 * place + building] += 1;
        }
    }
    is_fair(&starts);
    is_fair(&places);
}

#[test]
fn hexadecimal_digits_are_read_as_they_are_written() {
    use blue_moon_city::rng::{from_hex, hex};
    assert_eq!(hex(&[0, 1, 0x9a, 0xff]), "00019aff");
    assert_eq!(from_hex("00019aff"), Some([0, 1, 0x9a, 0xff]));
    for bad in ["", "00019af", "00019aff0", "00019aFF", "0001 9af", "0x019aff"] {
        assert_eq!(from_hex::<4>(bad), None, "{bad}");
    }
    let entropy = Seed::from_entropy([0xab; 16]);
    assert_eq!(entropy.text(), "ab".repeat(16));
}
