//! The player's aid is complete. That nothing in it is empty or told twice, and nothing hidden, is in `tests/suite`.

use meiji::aid::{Aided as _, Block, Section, sections};
use meiji::chance::Seed;
use meiji::drawing::scene::Symbol;
use meiji::game::Game;
use meiji::opponents::Opponent;
use meiji::printed::Edition;
use meiji::sitters::{Crest, Sitter};
use meiji::words::{Language, Names, Words};
use meiji::yokohama::components::{Area, ORDERS, TECHNOLOGIES, Title};
use meiji::yokohama::content::Content;
use meiji::yokohama::{Chapter, Options, Rules, State, Topic, Yokohama};

fn game(players: u8) -> Yokohama {
    Yokohama::new(Content::first(), Options::new(players).expect("2 to 4 play"))
}

fn names() -> Names {
    let sitters: Vec<Sitter> = ["Aiko", "Eva", "Jack", "Mary"]
        .into_iter()
        .zip(Crest::ALL)
        .map(|(name, crest)| Sitter {
            name: name.to_owned(),
            crest,
            computer: None,
        })
        .collect();
    Names::new(Words::default(), &sitters)
}

/// The aid to a game in progress.
fn aid(game: &Yokohama, state: &State) -> Vec<Section> {
    sections(Words::default(), game, Some((&state.table, &names())))
}

/// Everything that a section says, a line a paragraph or row.
fn said(section: &Section) -> Vec<String> {
    let line = |row: &Vec<meiji::aid::Cell>| {
        let words = row
            .iter()
            .flat_map(|cell| cell.parts.iter().map(|(_, text)| text.as_str()));
        words.collect::<Vec<_>>().join("|")
    };
    let lines = section.blocks.iter().flat_map(|block| match block {
        Block::Text(text) => vec![text.clone()],
        Block::Table(_, rows) => rows.iter().map(line).collect(),
    });
    lines.collect()
}

fn section<'a>(sections: &'a [Section], id: &str) -> &'a Section {
    let found = sections.iter().find(|section| section.id == id);
    found.unwrap_or_else(|| panic!("no section {id}"))
}

#[test]
fn every_chapter_that_a_refusal_cites_is_told_under_its_name() {
    let all = sections(Words::default(), &game(4), None);
    for chapter in Chapter::ALL {
        let id = serde_json::to_value(chapter).expect("a chapter has a name");
        let told = section(&all, id.as_str().expect("it is a text"));
        assert_eq!(told.title, Words::default().chapter(chapter));
        assert!(said(told).iter().map(String::len).sum::<usize>() > 100, "{chapter:?}");
    }
    assert_eq!(Topic::all().count(), Chapter::ALL.len() + 6, "each topic once");
}

#[test]
fn every_technology_area_achievement_and_icon_is_explained() {
    let words = Words::default();
    let game = game(4);
    let all = sections(words, &game, None);
    let technologies = said(section(&all, "all-technologies"));
    for title in Title::ALL {
        let row = technologies.iter().find(|line| line.starts_with(words.title(title)));
        assert!(row.is_some_and(|row| row.contains(words.effect(title))), "{title:?}");
    }
    let areas = said(section(&all, "areas"));
    for area in Area::ALL.into_iter().filter(|area| *area != Area::Canal) {
        let row = areas.iter().find(|line| line.starts_with(words.area(area)));
        let most = game.rate(area, 5);
        let row = row.unwrap_or_else(|| panic!("{area:?}"));
        assert!(
            row.ends_with(&most.to_string()) || row.contains(words.level(most)),
            "{row}"
        );
    }
    let achievements = said(section(&all, "all-achievements"));
    for row in &game.content().achievements {
        let told = format!("{}|{}|{}", words.goal(&row.goal), row.first, row.later);
        assert!(achievements.iter().any(|line| line.starts_with(&told)), "{told}");
    }
    // Everything drawn that is a sign and no scenery.
    let signs = &section(&all, "signs").blocks[0];
    let Block::Table(_, rows) = signs else {
        panic!("a legend")
    };
    let explained: Vec<_> = rows
        .iter()
        .flat_map(|row| row[0].parts.iter().filter_map(|(icon, _)| *icon))
        .collect();
    let scenery = [
        Symbol::YokohamaSeal,
        Symbol::YokohamaSealTall,
        Symbol::VictorySeal,
        Symbol::Ship,
        Symbol::Fuji,
        Symbol::Sea,
    ];
    // What is drawn for all games, or for this one: another game's drawings are explained in its own aid.
    let lists = [
        "src/drawing/art/symbols.txt",
        "src/drawing/art/first/symbols.txt",
        "src/yokohama/art/symbols.txt",
    ];
    let drawn = lists.map(|list| std::fs::read_to_string(list).expect("the list is there"));
    let is_ours = |symbol: &Symbol| {
        let mut lines = drawn.iter().flat_map(|list| list.lines());
        lines.any(|line| line.split_whitespace().next() == Some(symbol.name()))
    };
    for symbol in Symbol::ALL.into_iter().filter(is_ours) {
        let is_sign = !symbol.is_scene() && !scenery.contains(&symbol);
        assert_eq!(explained.contains(&symbol.name()), is_sign, "{symbol:?}");
    }
}

/// Everything that is heard of a section's tables, a line a row.
fn heard(section: &Section) -> Vec<String> {
    let rows = section.blocks.iter().flat_map(|block| match block {
        Block::Table(_, rows) => rows.clone(),
        Block::Text(_) => Vec::new(),
    });
    let cell = |cell: &meiji::aid::Cell| {
        let words = || cell.parts.iter().map(|(_, text)| text.as_str()).collect::<String>();
        cell.said.clone().unwrap_or_else(words)
    };
    rows.map(|row| row.iter().map(cell).collect::<Vec<_>>().join("|"))
        .collect()
}

#[test]
fn what_an_icon_says_is_heard() {
    let words = Words::default();
    let game = game(4);
    let all = sections(words, &game, None);
    let content = game.content();
    let orders = heard(section(&all, "all-orders"));
    for row in &content.orders {
        let gain = words.reward(&row.reward);
        let line = orders.iter().find(|line| line.ends_with(&format!("|{gain}")));
        assert!(
            line.is_some_and(|line| line.contains(" copper")
                || line.contains(" tea")
                || line.contains(" silk")
                || line.contains(" fish")),
            "{gain}"
        );
    }
    let technologies = heard(section(&all, "all-technologies"));
    for row in &content.technologies {
        let line = technologies
            .iter()
            .find(|line| line.starts_with(words.title(row.title)));
        assert!(
            line.is_some_and(|line| line.contains(words.country(row.country))),
            "{:?}",
            row.title
        );
    }
    for (id, spaces) in [("church", &content.church), ("customs", &content.customs)] {
        let told = heard(section(&all, id));
        for space in spaces {
            let gain = words.reward(&space.reward);
            assert!(told.iter().any(|line| line.contains(&gain)), "{id}: {gain}");
        }
    }
    assert!(
        heard(section(&all, "areas"))
            .iter()
            .any(|line| line.starts_with("Tea|") && line.ends_with(" tea"))
    );
}

#[test]
fn corrected_values_show() {
    let mut content = Content::first().clone();
    content.areas[0].rates = [0, 1, 2, 3, 9];
    content.laboratory.spaces[5] = 7;
    let game = Yokohama::unplayed(content);
    assert_eq!(game.players(), 4, "all Areas are used");
    let all = sections(Words::default(), &game, None);
    assert!(said(section(&all, "areas"))[0].ends_with("|1|2|3|9"));
    assert!(
        said(section(&all, "laboratory"))
            .iter()
            .any(|line| line.ends_with("+7"))
    );
}

#[test]
fn the_technologies_are_told_by_the_rules_of_the_game_in_every_language() {
    let told = |language: Language, rules: Rules| {
        let all = sections(Words::new(language), &game(4).with_rules(rules), None);
        said(section(&all, "technologies"))
    };
    for language in Language::all() {
        let rulings = |rules| Words::new(language).rulings(rules);
        for (own, other) in [(Rules::First, Rules::Second), (Rules::Second, Rules::First)] {
            let lines = told(language, own);
            let says = |ruling: &str| lines.iter().any(|line| line == ruling);
            assert!(rulings(own).into_iter().all(says), "{}: {lines:?}", language.tag());
            assert!(!rulings(other).into_iter().any(says), "{}: {lines:?}", language.tag());
        }
    }
    // Which of them is which is the same in every language, so one tells for all.
    let english = |rules| told(Language::ENGLISH, rules).join("\n");
    for (rules, mining, station) in [
        (
            Rules::First,
            "Each copper of choice is a gain of its own",
            "if you have an Assistant there",
        ),
        (
            Rules::Second,
            "What one reward gives is one gain",
            "with or without an Assistant",
        ),
    ] {
        let lines = english(rules);
        assert!(lines.contains(mining) && lines.contains(station), "{lines}");
    }
}

/// Plays so many moves of a game between computers.
fn played(game: &Yokohama, seed: u64, moves: u64) -> State {
    let mut state = game.deal(Seed(seed));
    for ply in 0..moves {
        let Some(decision) = game.decision(&state) else { break };
        let view = game.view(&state, Some(decision.seat));
        let action = Opponent::Greedy.choose(game, &view, Seed(ply)).expect("it is asked");
        game.play(&mut state, action, &mut ());
    }
    state
}

#[test]
fn the_decks_are_counted_from_what_lies_open() {
    for players in 2..=4 {
        let game = game(players);
        let state = played(&game, 5, 200);
        let all = aid(&game, &state);
        let count = |id: &str, word: &str| {
            let lines = said(section(&all, id));
            lines.iter().map(|line| line.matches(word).count()).sum::<usize>()
        };
        let table = &state.table;
        // One mention is the sentence that counts them.
        assert_eq!(
            count("all-technologies", "unseen") - 1,
            usize::from(table.technology_deck)
        );
        let completed: u8 = table.seats.0.iter().map(|player| player.completed.len()).sum();
        let open = table.ports.iter().flatten().flatten().count() + usize::from(completed);
        // An Order that was taken from a Port has been seen by all: it is hidden, not unseen.
        assert_eq!(count("all-orders", "not open"), ORDERS - open);
        assert_eq!(count("all-orders", "seen"), 0);
        let owned: u8 = table.seats.0.iter().map(|player| player.technologies.len()).sum();
        let open = table.laboratories.iter().flatten().flatten().count() + usize::from(owned);
        assert_eq!(usize::from(table.technology_deck), TECHNOLOGIES - open);
    }
}
