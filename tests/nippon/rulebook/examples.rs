//! Every worked example has a test that names it: those of the rulebook (R), of the Reference Sheet (RS), and ours (O).

/// The chapters in which they stand.
const CHAPTERS: [&str; 15] = [
    include_str!("bonuses.rs"),
    include_str!("common_supply.rs"),
    include_str!("consolidate.rs"),
    include_str!("export.rs"),
    include_str!("final_scoring.rs"),
    include_str!("invest.rs"),
    include_str!("knowledge_and_mines.rs"),
    include_str!("local_market.rs"),
    include_str!("machinery.rs"),
    include_str!("produce_goods.rs"),
    include_str!("scorings.rs"),
    include_str!("sequence_of_play.rs"),
    include_str!("setup.rs"),
    include_str!("take_a_worker.rs"),
    include_str!("trains_and_ships.rs"),
];

#[test]
fn every_worked_example_is_there() {
    let ours = (1..=32).map(|number| format!("(O{number})"));
    let rulebook = (1..=21).map(|number| format!("(R{number})"));
    let sheet = (1..=3).map(|number| format!("(RS{number})"));
    let all: Vec<String> = rulebook.chain(sheet).chain(ours).collect();
    assert_eq!(all.len(), 56);
    for example in all {
        let found = CHAPTERS.iter().map(|text| text.matches(&example).count());
        assert!(found.sum::<usize>() > 0, "{example} has no test");
    }
}
