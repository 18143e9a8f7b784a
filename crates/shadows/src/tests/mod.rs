//! The rulebook, section by section.

mod suites;
