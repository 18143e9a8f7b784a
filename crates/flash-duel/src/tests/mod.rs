//! The rulebook as tests, section by section, and the words they are written in.

mod betrayal;
mod character_rulings;
mod digital_play;
mod house_rulings;
mod nasty_interactions;
mod positions;
mod raid;
mod rematch;
mod several_opponents;
mod suites;
mod vocabulary;

mod actions;
mod board;
mod components;
mod counters;
mod data;
mod information;
mod recovering;
mod responses;
mod rounds;
mod terms;
mod time_over;
mod turn;

mod abilities;
mod achievements;
mod clockwork;
mod dashing_block;
mod effects;
mod fine_points;
mod full_game;
mod solo;
mod team_battle;
mod telling;
mod windows;

pub use vocabulary::*;
