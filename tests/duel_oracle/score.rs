//! The final score and who wins, counted a second time.

use std::collections::BTreeSet;

use meiji::duel::components::{Place, Title};
use meiji::duel::content::Content;

use crate::coverage::Coverage;
use crate::model::{Model, Side, Who};

/// One line a category.
pub type Lines = [u16; 11];

pub fn score(content: &Content, model: &Model) -> [Lines; 2] {
    [0, 1].map(|who| {
        let (me, other) = (&model.sides[who], &model.sides[1 - who]);
        let orders = me
            .completed
            .iter()
            .map(|order| content.orders[usize::from(*order)].points);
        let church = me.church.iter().map(|card| content.church[usize::from(*card)].points);
        [
            sum(orders),
            most(me.completed.len(), other.completed.len()),
            me.titles.iter().map(|title| points_for(*title, me)).sum(),
            most(production(content, me), production(content, other)),
            sum(church),
            5 * count(me.houses.len()),
            count(me.shops.len()),
            4 * me.turned,
            me.imports,
            me.yen / 2,
            me.goods.iter().sum::<u16>() / 3,
        ]
    })
}

fn sum(points: impl Iterator<Item = u8>) -> u16 {
    points.map(u16::from).sum()
}

fn count(of: usize) -> u16 {
    u16::try_from(of).expect("few")
}

/// Six points for having the most alone.
fn most<T: PartialOrd>(mine: T, theirs: T) -> u16 {
    if mine > theirs { 6 } else { 0 }
}

/// The printed costs of all Technologies.
pub fn production(content: &Content, side: &Side) -> u16 {
    let rows = content.technologies.iter().filter(|row| side.has(row.title));
    sum(rows.map(|row| row.cost))
}

pub fn points_for(title: Title, side: &Side) -> u16 {
    match title {
        Title::Ball => count(side.completed.len()),
        Title::Brickyard => 2 * side.turned,
        Title::ElectricalLight => 3 * count(side.houses.len()),
        Title::Exposition => 8,
        Title::Gaslight => count(side.shops.len()),
        Title::PatentSystem => 2 * count(side.titles.len()),
        Title::Winery => 2 * count(side.church.len()),
        _ => 0,
    }
}

pub fn total(lines: &Lines) -> u16 {
    lines.iter().sum()
}

/// Who wins: one, or both if every line is equal. Equal totals are decided by the first line that differs.
pub fn winners(sheet: &[Lines; 2]) -> Vec<Who> {
    let [one, other] = sheet;
    let better = |lead: u16, rest: u16| match lead.cmp(&rest) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    let by_lines = || one.iter().zip(other).find_map(|(one, other)| better(*one, *other));
    match better(total(one), total(other)).or_else(by_lines) {
        Some(winner) => vec![winner],
        None => vec![0, 1],
    }
}

/// The seats from first to last; if all is equal, who started comes first.
pub fn standings(model: &Model, sheet: &[Lines; 2]) -> [Who; 2] {
    match winners(sheet)[..] {
        [winner] => [winner, 1 - winner],
        _ => [model.starter, 1 - model.starter],
    }
}

/// Notes what the score of a finished game was made of.
pub fn note(model: &Model, sheet: &[Lines; 2], coverage: &mut Coverage) {
    for (side, lines) in model.sides.iter().zip(sheet) {
        for (line, points) in (1..).zip(lines) {
            if *points > 0 {
                coverage.saw(&format!("points in line {line}"));
            }
        }
        for title in &side.titles {
            if points_for(*title, side) > 0 {
                coverage.saw_title(*title);
            }
        }
    }
    let [one, other] = &model.sides;
    if one.completed.len() == other.completed.len() {
        coverage.saw("nobody has the most Orders");
    }
    if sheet[0][3] == sheet[1][3] {
        coverage.saw("nobody has the most Production");
    }
    if total(&sheet[0]) == total(&sheet[1]) {
        coverage.saw("equal totals");
    }
}

/// Tables like one that was played to the end, but with a close finish: two that own the same, and then one line higher for the one
/// and another line higher for the other. Games that end so are rare.
pub fn close_finishes(played: &Model) -> Vec<Model> {
    let mut even = played.clone();
    let side = even.sides[0].clone();
    even.sides[1] = Side {
        houses: BTreeSet::new(),
        ..side
    };
    let free = Place::ALL.into_iter().filter(|place| even.owner(*place).is_none());
    let houses: BTreeSet<Place> = free.take(even.sides[0].houses.len()).collect();
    even.sides[1].houses = houses;
    let mut tables = vec![even.clone()];
    // Each adds the same points in another line, but where a Technology or a remainder adds to it.
    let changes: [fn(&mut Side); 6] = [
        |side| side.yen += 2,
        |side| side.yen += 4,
        |side| side.goods[2] += 3,
        |side| side.imports += 1,
        |side| side.imports += 4,
        |side| side.turned += 1,
    ];
    for one in changes {
        for other in changes {
            let mut table = even.clone();
            one(&mut table.sides[0]);
            other(&mut table.sides[1]);
            tables.push(table);
        }
    }
    tables
}

#[test]
fn a_tie_is_broken_line_by_line() {
    let mut sheet = [[4, 0, 3, 6, 0, 5, 1, 4, 0, 2, 1]; 2];
    assert_eq!(winners(&sheet), [0, 1]);
    sheet[0][9] += 1;
    sheet[1][10] += 1;
    assert_eq!(winners(&sheet), [0]);
    sheet[0][10] += 1;
    sheet[1][8] += 1;
    assert_eq!(winners(&sheet), [1]);
    sheet[0][10] += 1;
    assert_eq!(winners(&sheet), [0]);
}
