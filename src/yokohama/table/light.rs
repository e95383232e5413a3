//! What the open question can use is bright, everything else faded: which light falls on which Area.

use super::asked::{acting, placed_last};
use super::{Show, Target, Thing, pieces};
use crate::drawing::palette::{self, Color};
use crate::drawing::scene::Stroke;
use crate::table::layout::Form;
use crate::yokohama::map::{Place, Places};
use crate::yokohama::{Stage, Table};

/// The light on an Area tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TileLight {
    /// The question cannot use it.
    Idle,
    /// Where the own President stands; else as idle.
    Home,
    /// It can be touched, like most others: only prices are shown.
    Open,
    /// It can be touched, unlike most others.
    Legal,
    /// It took the last Assistant, and the phone's sheet tells of it.
    Told,
    /// It took an Assistant in this step, and takes no more.
    Placed,
    /// It acts now.
    Active,
    /// It was touched.
    Chosen,
}

impl TileLight {
    /// Whether the Area's picture is faded.
    pub(super) const fn is_faded(self) -> bool {
        matches!(self, Self::Idle | Self::Home)
    }

    /// The paper of the tile, of its rate strip and of its Building tile.
    pub(super) const fn papers(self) -> [Color; 3] {
        match self {
            Self::Idle | Self::Home => [palette::TILE, palette::RATE, palette::SHADE],
            Self::Open | Self::Told => [palette::WHITE, palette::LIT_RATE, palette::WASHI],
            Self::Placed => [palette::WHITE, palette::RATE, palette::WASHI],
            Self::Legal | Self::Active | Self::Chosen => [palette::WHITE, palette::LIT_RATE, palette::LIT_SHADE],
        }
    }

    /// The edge of the tile, and the halo around it.
    pub(super) const fn edges(self, own: Color) -> (Stroke, Option<Color>) {
        match self {
            Self::Idle | Self::Open => (Stroke::new(palette::EDGE, 1.5), None),
            // Ink around the own colour: yellow alone would look like the gold of what can be touched.
            Self::Home => (Stroke::new(own, 2.5).dashed(8.0, 4.0), Some(palette::INK.alpha(55))),
            Self::Legal => (Stroke::new(palette::GOLD, 2.5), Some(palette::OCHRE_LIGHT)),
            Self::Told => (Stroke::new(palette::VERMILION, 2.5), None),
            // As the pill of what was placed.
            Self::Placed => (Stroke::new(palette::VERMILION, 1.75).dashed(6.0, 4.0), None),
            Self::Active => (Stroke::new(palette::INDIGO, 3.0), Some(palette::INDIGO_HALO)),
            Self::Chosen => (Stroke::new(palette::VERMILION, 3.0), Some(palette::VERMILION_HALO)),
        }
    }
}

/// The light on all Area tiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lights {
    lit: Places,
    usual: TileLight,
    chosen: Option<Place>,
    active: Option<Place>,
    home: Option<Place>,
    told: Option<Place>,
    placed: Places,
}

impl Lights {
    /// The light of a position.
    pub(super) fn of(show: &Show) -> Self {
        let table = show.table();
        let mut lit = Places::default();
        for place in table
            .places()
            .filter(|&place| show.entry.begins_with(Target::Thing(Thing::Place(place))))
        {
            lit.insert(place);
        }
        for place in table
            .places()
            .filter(|&place| show.entry.is_lit(Target::Thing(Thing::Place(place))))
        {
            lit.insert(place);
        }
        let mut placed = Places::default();
        for place in table
            .places()
            .filter(|&place| pieces::placed(table, place, show.me()) > 0)
        {
            placed.insert(place);
        }
        let many = u32::from(lit.count()) * 3 > table.places().count() as u32 * 2;
        let chosen = match show.entry.chosen() {
            Some(Target::Thing(Thing::Place(place))) => Some(place),
            _ => None,
        };
        let told = placed_last(show).filter(|_| show.layout().form == Form::Phone);
        Self {
            lit,
            usual: if many { TileLight::Open } else { TileLight::Legal },
            chosen,
            active: acting(table),
            home: table.seats[show.me()].president,
            told,
            placed,
        }
    }

    /// The light on a place.
    pub(super) fn on(&self, place: Place) -> TileLight {
        if self.chosen == Some(place) {
            TileLight::Chosen
        } else if self.active == Some(place) {
            TileLight::Active
        } else if self.told == Some(place) {
            TileLight::Told
        } else if self.lit.contains(place) {
            self.usual
        } else if self.placed.contains(place) {
            TileLight::Placed
        } else if self.home == Some(place) {
            TileLight::Home
        } else {
            TileLight::Idle
        }
    }

    /// The Power whose rate is lit: that of the action under way, or that which the open choice would act with there.
    pub(super) fn power(&self, table: &Table, place: Place) -> Option<u8> {
        if self.active == Some(place) {
            return Some(table.acting.power).filter(|&power| power > 0);
        }
        if self.told == Some(place) {
            return Some(table.power_arriving(table.active, place)).filter(|&power| power > 0);
        }
        if !self.lit.contains(place) {
            return None;
        }
        match table.stage {
            Stage::Movement => Some(table.power_arriving(table.active, place)),
            Stage::Before | Stage::After => Some(table.power(place)).filter(|&power| power > 0),
            _ => None,
        }
    }
}
