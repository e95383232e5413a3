//! What a President would come to, before it goes: the row of symbols tells all that the Area gives.

use meiji::drawing::scene::{Mark, Symbol};
use meiji::game::Game;
use meiji::table::{Tab, draw};
use meiji::words::Words;
use meiji::yokohama::components::{Area, TokenId};
use meiji::yokohama::table::{Entry, Show, Situation, Target, Thing};
use meiji::yokohama::words::Caption;
use meiji::yokohama::{Ask, Move, Toll};

use super::shown::positions;
use super::suite::Looked as _;

/// Two players, one of whom may go to Port A and would have a Power there, above a 5-Power token.
fn before_the_port(power: u8, token: TokenId) -> Situation {
    let moving = |position: &Situation| {
        let decision = position.view.table.decision();
        position.game.players() == 2 && decision.is_some_and(|decision| decision.ask == Ask::Movement)
    };
    let mut position = positions(1).into_iter().find(moving).expect("a movement step of two");
    let table = &mut position.view.table;
    let port = table.places().find(|&place| table.board(place).area == Area::PortA);
    let (port, me) = (port.expect("two play with Port A"), table.active);
    table.seats.0.iter_mut().for_each(|player| player.president = None);
    table.station = None;
    let board = &mut table.boards[port.index()];
    (board.shops, board.house, board.token) = ([None; 4], None, Some(token));
    board.assistants[me] = power - 1;
    position.entry = Entry::new(&position.view.table, &[Move::Go(port, Toll::FREE), Move::Return]);
    position
}

/// The symbols of the row that tells what the President would get, each after the figure before it.
fn told(position: &Situation) -> Vec<(String, Symbol)> {
    let place = position
        .entry
        .next()
        .find(|target| matches!(target, Target::Thing(Thing::Place(_))));
    let show = Show {
        hover: place,
        ..position.shown((1920.0, 1080.0), None, Tab::Turn)
    };
    let keeps = Words::default().text(Caption::YouKeep);
    let is_row = |marks: &[Mark]| {
        marks
            .iter()
            .any(|mark| matches!(mark, Mark::Text(text) if text.text == keeps))
    };
    let scene = draw(&show);
    let node = scene.nodes().iter().find(|node| is_row(&node.marks));
    let (mut figure, mut told) = (String::new(), Vec::new());
    for mark in &node.expect("a row of what one would get").marks {
        match mark {
            Mark::Text(text) => figure.clone_from(&text.text),
            Mark::Stamp(stamp) => told.push((figure.clone(), stamp.symbol)),
            _ => {}
        }
    }
    told
}

/// Port: 3 points besides at Power 5, and none below.
#[test]
fn a_port_shows_its_points_at_five_power() {
    let points = ("3".to_owned(), Symbol::Point);
    assert!(told(&before_the_port(5, TokenId(20))).contains(&points));
    assert!(!told(&before_the_port(4, TokenId(20))).contains(&points));
}

/// Free Agent 5-Power tokens: each of them shows an agent at Power 5.
#[test]
fn a_free_agent_token_shows_an_agent() {
    let is_agent = |(_, symbol): &(String, Symbol)| *symbol == Symbol::Agent;
    for token in 20..25 {
        assert!(
            told(&before_the_port(5, TokenId(token))).iter().any(is_agent),
            "{token}"
        );
        assert!(
            !told(&before_the_port(4, TokenId(token))).iter().any(is_agent),
            "{token}"
        );
    }
}
