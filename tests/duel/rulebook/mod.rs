//! The rulebook as tests.
