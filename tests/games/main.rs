//! Whole games.

#[path = "../common/mod.rs"]
mod common;
#[path = "../naive/mod.rs"]
mod naive;

mod differential;
mod golden;
mod perft;
mod playthrough;
mod properties;
mod saves;
mod traceability;
