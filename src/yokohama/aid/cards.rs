//! The aid's lists of cards: what each deck held, and what of it does not lie open.

use super::{Aid, Block, Cell, Yokohama};
use crate::drawing::scene::Symbol;
use crate::game::Seat;
use crate::sorting;
use crate::yokohama::components::{Area, Country, Good, OrderId, TechnologyId, Title};
use crate::yokohama::content::TechnologyRow;
use crate::yokohama::words::Caption;

impl Aid<'_, Yokohama> {
    /// All Technologies by title, and where their cards are.
    pub(super) fn technologies(&self) -> Vec<Block> {
        let all = &self.game.content().technologies;
        let rows = Title::ALL.into_iter().filter_map(|title| {
            let cards: Vec<(TechnologyId, &TechnologyRow)> = (0..)
                .map(TechnologyId)
                .zip(all)
                .filter(|(_, row)| row.title == title)
                .collect();
            let (_, first) = cards.first()?;
            let flags = cards
                .iter()
                .fold(Cell::default(), |cell, (_, row)| cell.icon(row.country, ""));
            let countries = cards.iter().map(|(_, row)| self.words.country(row.country).to_owned());
            let flags = flags.heard(self.words.list(countries));
            let places = cards.iter().filter_map(|(id, _)| self.place_of_technology(*id));
            let row = vec![
                Cell::text(self.words.title(title)),
                Cell::text(first.value),
                flags,
                Cell::text(self.words.effect(title)),
            ];
            let places = self.now.map(|_| Cell::text(self.words.commas(places)));
            Some(row.into_iter().chain(places).collect())
        });
        let heads = [
            Caption::AidTitle,
            Caption::AidValue,
            Caption::AidCountries,
            Caption::AidEffect,
        ];
        let heads = heads.into_iter().chain(self.now.map(|_| Caption::AidWhere));
        let table = Block::Table(self.heads(heads), rows.collect());
        let left = self.now.map(|(table, _)| {
            let args = [
                ("cards", (all.len() as u32).into()),
                ("deck", table.technology_deck.into()),
            ];
            Block::Text(self.words.fill(Caption::AidTechnologyDeck, &args))
        });
        left.into_iter().chain([table]).collect()
    }

    /// Where a Technology of a game in progress is, as everybody may know it.
    fn place_of_technology(&self, card: TechnologyId) -> Option<String> {
        let (table, names) = self.now?;
        let owner = Seat::all(table.players).find(|seat| table.seats[*seat].technologies.contains(card));
        if let Some(owner) = owner {
            return Some(names.of(owner).to_owned());
        }
        let mut boards = table.laboratories.iter().zip([Area::LaboratoryA, Area::LaboratoryB]);
        let board = boards.find(|(cards, _)| cards.contains(&Some(card)));
        Some(match board {
            Some((_, area)) => self.words.area(area).to_owned(),
            None => self.words.text(Caption::AidUnseen).to_owned(),
        })
    }

    /// All Orders by country, and which of them do not lie open: one that was taken from a Port has been seen, but is hidden in a hand.
    pub(super) fn orders(&self) -> Vec<Block> {
        let all = &self.game.content().orders;
        let order = |id: OrderId| &all[usize::from(id.0)];
        let mut ids: Vec<OrderId> = (0..all.len() as u8).map(OrderId).collect();
        sorting::by_key(&mut ids, |id| order(*id).country);
        let unseen = |id: &OrderId| self.place_of_order(*id).is_none();
        let rows = ids.iter().map(|&id| {
            let row = order(id);
            let goods: Vec<(Good, u8)> = Good::ALL.into_iter().zip(row.goods).filter(|(_, n)| *n > 0).collect();
            let said = goods
                .iter()
                .map(|(good, n)| self.words.amount((*good).into(), (*n).into()));
            let said = self.words.list(said);
            let place = self.now.map(|_| {
                let place = self.place_of_order(id);
                Cell::text(place.unwrap_or_else(|| self.words.text(Caption::AidNotOpen).to_owned()))
            });
            let row = vec![
                Cell::default().icon(row.country, self.words.country(row.country)),
                goods
                    .into_iter()
                    .fold(Cell::default(), |cell, (good, n)| cell.icon(good, n))
                    .heard(said),
                self.reward(&row.reward),
            ];
            row.into_iter().chain(place).collect()
        });
        let heads = [Caption::AidCountry, Caption::AidGive, Caption::AidGain];
        let heads = heads.into_iter().chain(self.now.map(|_| Caption::AidWhere));
        let list = Block::Table(self.heads(heads), rows.collect());
        let mut blocks = Vec::new();
        if let Some((table, _)) = self.now {
            let count = ids.iter().filter(|id| unseen(id)).count() as u32;
            let args = [
                ("cards", (all.len() as u32).into()),
                ("unseen", count.into()),
                ("deck", table.order_deck.into()),
            ];
            blocks.push(Block::Text(self.words.fill(Caption::AidOrderDeck, &args)));
        }
        let by_country = Country::ALL.map(|country| {
            let of: Vec<OrderId> = ids.iter().copied().filter(|id| order(*id).country == country).collect();
            let left = of.iter().filter(|id| unseen(id)).count();
            let row = [
                Cell::default().icon(country, self.words.country(country)),
                Cell::default().icon(Symbol::Order, of.len()),
            ];
            row.into_iter().chain(self.now.map(|_| Cell::text(left))).collect()
        });
        let heads = [Caption::AidCountry, Caption::AidCards]
            .into_iter()
            .chain(self.now.map(|_| Caption::AidNotOpen));
        blocks.push(Block::Table(self.heads(heads), by_country.to_vec()));
        blocks.push(list);
        blocks
    }

    /// Where an Order is if it lies open: on a Port, or completed.
    fn place_of_order(&self, card: OrderId) -> Option<String> {
        let (table, names) = self.now?;
        let owner = Seat::all(table.players).find(|seat| table.seats[*seat].completed.contains(card));
        if let Some(owner) = owner {
            return Some(names.of(owner).to_owned());
        }
        let boards = table.ports.iter().zip([Area::PortA, Area::PortB]);
        let board = boards.into_iter().find(|(cards, _)| cards.contains(&Some(card)));
        board.map(|(_, area)| self.words.area(area).to_owned())
    }
}
