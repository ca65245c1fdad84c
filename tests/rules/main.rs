//! The rules, a file a chapter: each test is named by the rule that it holds.

#[path = "../common/mod.rs"]
mod common;

mod c10_knowledge;
mod c11_example;
mod c1_setup;
mod c2_turn;
mod c3_movement;
mod c4_contributions;
mod c4_payments;
mod c5_scales;
mod c6_completion;
mod c7_offerings;
mod c8_discard_and_draw;
mod c9_end;
mod c9_race;
mod choices;
mod data;
mod help;
mod payment_table;
mod payments;
