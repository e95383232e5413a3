//! English.

mod actions;
mod errors;
mod log;
mod names;
mod nouns;
mod page;
mod questions;
mod refusals;
mod rules;
mod signs;
mod spoken;
mod tips;

use super::Catalogue;

/// The English catalogue.
pub(super) static CATALOGUE: Catalogue = Catalogue {
    forms: 2,
    plural,
    page: page::page,
    noun: nouns::noun,
    query: questions::query,
    button: actions::button,
    deed: actions::deed,
    log: log::log,
    rule: refusals::rule,
    remedy: refusals::remedy,
    spoken: spoken::spoken,
    tip: tips::tip,
    fault: errors::fault,
    area: names::area,
    area_short: names::area_short,
    area_type: names::area_type,
    good: names::good,
    country: names::country,
    piece: names::piece,
    resource: names::resource,
    title: names::title,
    title_short: names::title_short,
    effect: names::effect,
    effect_short: names::effect_short,
    chapter: names::chapter,
    topic: rules::topic,
    rules: rules::rules,
    sign: signs::sign,
    color: names::color,
};

/// One is singular, every other number plural.
const fn plural(number: u32) -> usize {
    (number != 1) as usize
}

/// A table from keys to patterns; the compiler sees to it that no key is missing.
macro_rules! patterns {
    ($name:ident of $keys:ident { $($key:ident: $pattern:literal),+ $(,)? }) => {
        pub(super) const fn $name(key: $keys) -> &'static str {
            match key { $($keys::$key => $pattern),+ }
        }
    };
}

use patterns;
