//! The chapters of the rules.

pub mod components;
