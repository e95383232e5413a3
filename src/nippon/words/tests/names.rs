//! What things and computers are called.

use std::collections::BTreeSet;

use super::*;
use crate::nippon::components::{
    ActionSlot, City, ContractId, Region, Resource, RewardBonus, RewardLevel, Side, Transport,
};
use crate::nippon::course::Category;
use crate::nippon::{Chapter, Topic};
use crate::opponents::{Computer, Opponent, Style};

#[test]
fn every_thing_has_a_name_of_its_own() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    let apart = |names: Vec<String>| {
        names.iter().for_each(|name| whole(name));
        assert_eq!(BTreeSet::from_iter(&names).len(), names.len(), "{names:?}");
    };
    let own = |names: &[&str]| apart(names.iter().map(|&name| name.to_owned()).collect());
    for language in Language::all() {
        let speech = Words::new(language).speech(&game, &table, &names);
        own(&speech.score_lines());
        own(&Category::ALL.map(|category| speech.words.text(category.key())));
        own(&Colour::ALL.map(|colour| speech.colour(colour)));
        own(&Action::ALL.map(|action| speech.action_name(action)));
        own(&Action::ALL.map(|action| speech.does(action)));
        own(&Track::ALL.map(|track| speech.track(track)));
        own(&Good::ALL.map(|good| speech.good(good)));
        own(&Good::ALL.map(|good| speech.factory(good)));
        own(&Region::ALL.map(|region| speech.region(region)));
        own(&City::ALL.map(|city| speech.city(city)));
        own(&Side::ALL.map(|side| speech.side(side)));
        own(&Achievement::ALL.map(|space| speech.achievement(space)));
        own(&Resource::ALL.map(|what| speech.resource(what)));
        own(&Transport::ALL.map(|transport| speech.transports(transport)));
        own(&Chapter::ALL.map(|chapter| speech.chapter(chapter)));
        apart(ActionSlot::ALL.map(|slot| speech.slot(slot)).into());
        apart(FactoryTile::ALL.map(|tile| speech.factory_tile(tile)).into());
        apart(FactoryTile::ALL.map(|tile| speech.bonus(tile).join(" ")).into());
        apart(Achievement::ALL.map(|space| speech.counts(space)).into());
        apart((0..8).map(|contract| speech.contract(ContractId(contract))).collect());
        apart(
            (0..8)
                .map(|contract| speech.contract_name(ContractId(contract)))
                .collect(),
        );
        let rewards = RewardLevel::ALL
            .iter()
            .flat_map(|&level| RewardBonus::ALL.map(|bonus| (level, bonus)));
        apart(rewards.map(|(level, bonus)| speech.reward(level, bonus)).collect());
        apart((0..6).map(|place| speech.ordinal(place).to_owned()).collect());
        for topic in Topic::all() {
            whole(speech.topic(topic));
            speech.rules(topic).lines().for_each(whole);
        }
    }
}

/// What a style is fond of is told in this game's words.
#[test]
fn a_computer_is_fond_of_things_of_this_game() {
    let (game, names) = (game(2), names());
    let table = table(&game);
    let speech = Words::default().speech(&game, &table, &names);
    let told = |style| {
        let merchant = Computer::from(Opponent::Merchant).in_style(style);
        speech.played_by(merchant.expect("a Merchant has styles"))
    };
    for (style, things) in [
        (Style::Builder, "a builder, fond of Trains and Ships."),
        (Style::Scholar, "a scholar, fond of Factories."),
        (Style::Trader, "a trader, fond of Contracts."),
    ] {
        assert_eq!(told(style), format!("Played by the computer: Merchant, {things}"));
    }
}
