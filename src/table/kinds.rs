//! The kinds of keyed things on the board; those of the panels begin at 100.

pub(super) const GROUND: u16 = 1;
pub(super) const BAR: u16 = 2;
pub(super) const TILE: u16 = 3;
pub(super) const NAME: u16 = 4;
pub(super) const TAB: u16 = 5;
pub(super) const TOKEN: u16 = 6;
pub(super) const PRESIDENT: u16 = 7;
pub(super) const ASSISTANTS: u16 = 8;
pub(super) const STATION: u16 = 9;
pub(super) const SHOP: u16 = 10;
pub(super) const HOUSE: u16 = 11;
pub(super) const ROUTE: u16 = 12;
pub(super) const WEDGE: u16 = 13;
pub(super) const ACHIEVEMENT: u16 = 14;
pub(super) const REWARD: u16 = 15;
pub(super) const AGENT: u16 = 16;
pub(super) const CONTROL: u16 = 17;
pub(super) const GAUGE: u16 = 18;
pub(super) const FOCUS: u16 = 19;
pub(super) const FLYER: u16 = 20;
pub(super) const TRACE: u16 = 21;
pub(super) const DRAG: u16 = 22;
pub(super) const CLOSER: u16 = 23;

// Those of the panels that others than their own files ask for.
pub(super) const PANEL: u16 = 200;
pub(super) const STRIP: u16 = 201;
pub(super) const LOG: u16 = 210;
pub(super) const BOARD: u16 = 220;
pub(super) const CARD: u16 = 221;
pub(super) const VACANT: u16 = 223;
pub(super) const SPACE: u16 = 224;
pub(super) const ME: u16 = 243;
pub(super) const CELL: u16 = 244;
pub(super) const ORDER: u16 = 246;
pub(super) const SHEET_SPACE: u16 = 267;
pub(super) const SHEET_CARD: u16 = 265;
