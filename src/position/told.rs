//! What the documents of positions tell alike in any game: of whom they speak, and how many there are of what.

use serde_json::Value;

use super::{Flaw, PositionError};
use crate::document::{Misread, Node, Wrong};
use crate::game::{Seat, Starter};

/// The longest line for who reads the document, in letters.
pub(crate) const LONGEST_ABOUT: usize = 500;

/// Reads the line for who reads the document; nothing comes of it.
pub(crate) fn about(body: &Node) -> Result<(), Misread> {
    body.field("about")
        .map_or(Ok(()), |about| about.text(LONGEST_ABOUT).map(|_| ()))
}

/// A seat of a table of `players`.
pub(crate) fn seat(players: u8, node: &Node) -> Result<Seat, Misread> {
    Ok(Seat(node.number(0, u32::from(players) - 1)? as u8))
}

/// Who starts, if the document tells: a seat that may, as it was agreed.
pub(crate) fn starter(players: u8, agreed: Starter, body: &Node) -> Result<Option<Seat>, Misread> {
    let Some(node) = body.field("starter") else {
        return Ok(None);
    };
    let starter = seat(players, &node)?;
    if !agreed.may_be(starter) {
        let known = "options.starter".to_owned();
        return Err(node.wrong(Wrong::NotOneOf { known }));
    }
    Ok(Some(starter))
}

/// What the document says of each seat of a table of `players`, by its number: an empty object, `nothing`, where it ends.
pub(crate) fn seats<'a>(players: u8, body: &Node<'a>, nothing: &'a Value) -> Result<Vec<Node<'a>>, Misread> {
    let mut seats = match body.field("seats") {
        Some(seats) => seats.items(0, players.into())?,
        None => Vec::new(),
    };
    for number in seats.len()..usize::from(players) {
        seats.push(Node::at(nothing, format!("{}[{number}]", body.path_of("seats"))));
    }
    Ok(seats)
}

/// Reads an object of numbers from 0 to `most` into the counts of its names. What it leaves out stays as it is.
pub(crate) fn counts<N: TryFrom<u32>>(names: &[&str], most: u32, node: &Node, counts: &mut [N]) -> Result<(), Misread> {
    node.knows(names)?;
    for (name, count) in names.iter().zip(counts) {
        if let Some(node) = node.field(name) {
            let wrong = || {
                let most = most.into();
                node.wrong(Wrong::NotANumber { least: 0, most })
            };
            *count = N::try_from(node.number(0, most)?).map_err(|_| wrong())?;
        }
    }
    Ok(())
}

/// A list of at most so many things, each named once.
pub(crate) fn some_of<T: PartialEq, O, F>(
    node: &Node,
    most: usize,
    read: impl Fn(&Node) -> Result<T, Misread>,
) -> Result<Vec<T>, PositionError<O, F>> {
    let mut named = Vec::new();
    for item in node.items(0, most)? {
        let thing = read(&item)?;
        if let Some(number) = named.iter().position(|other| *other == thing) {
            let other = format!("{}[{number}]", node.path());
            return Err(PositionError::new(item.path(), Flaw::Twice { other }));
        }
        named.push(thing);
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{counts, seat, seats, starter};
    use crate::document::{Misread, Node, Wrong};
    use crate::game::{Seat, Starter};

    #[test]
    fn a_seat_is_one_of_the_table() {
        let told = |value| seat(3, &Node::root(&value));
        assert_eq!(told(json!(2)), Ok(Seat(2)));
        for other in [json!(3), json!(-1), json!("0"), json!(null)] {
            assert!(matches!(
                told(other),
                Err(Misread {
                    wrong: Wrong::NotANumber { least: 0, most: 2 },
                    ..
                })
            ));
        }
    }

    #[test]
    fn who_starts_is_whom_the_options_let_start() {
        let told = |agreed, value| starter(2, agreed, &Node::root(&value));
        assert_eq!(told(Starter::Random, json!({"starter": 1})), Ok(Some(Seat(1))));
        assert_eq!(told(Starter::Seat(Seat(1)), json!({"starter": 1})), Ok(Some(Seat(1))));
        assert_eq!(told(Starter::Seat(Seat(1)), json!({})), Ok(None));
        let other = told(Starter::Seat(Seat(1)), json!({"starter": 0})).map_err(|misread| misread.path);
        assert_eq!(other, Err("starter".to_owned()));
    }

    #[test]
    fn every_seat_is_told_of_be_it_by_nothing() {
        let (body, nothing) = (json!({"seats": [{"yen": 1}]}), json!({}));
        let seats = |players| seats(players, &Node::root(&body), &nothing).map_err(|misread| misread.path);
        let told = seats(2).expect("two are told of");
        assert_eq!([told[0].path(), told[1].path()], ["seats[0]", "seats[1]"]);
        assert!(told[0].field("yen").is_some() && told[1].field("yen").is_none());
        assert_eq!(told[1].knows(&[]), Ok(()));
        assert_eq!(seats(0).map(|told| told.len()), Err("seats".to_owned()));
    }

    #[test]
    fn counts_that_are_left_out_stay() {
        let read = |value, most| {
            let mut read = [3_u8, 4];
            counts(&["copper", "silk"], most, &Node::root(&value), &mut read).map(|()| read)
        };
        assert_eq!(read(json!({"silk": 9}), 9), Ok([3, 9]));
        assert!(read(json!({"silk": 10}), 9).is_err());
        assert!(read(json!({"silk": 256}), 999).is_err(), "it has no room for so many");
        assert!(read(json!({"tea": 1}), 9).is_err());
    }
}
