//! Printed values of somebody's own.

use meiji::yokohama::components::Piece;
use meiji::yokohama::content::Content;

/// Makes every Warehouse icon show a piece; those of the editions leave the choice.
pub fn show_pieces(content: &mut Content) {
    content.edition = "shown".to_owned();
    let shops = content.buildings.iter_mut().flat_map(|row| &mut row.shops);
    let tokens = content.tokens.iter_mut().map(|row| &mut row.reward);
    let rewards = shops.chain(tokens).filter(|reward| reward.pieces > 0);
    for (reward, piece) in rewards.zip(Piece::ALL.into_iter().cycle()) {
        let shown = match piece {
            Piece::Assistant => &mut reward.assistants,
            Piece::Shop => &mut reward.shops,
            Piece::TradingHouse => &mut reward.houses,
        };
        *shown = std::mem::take(&mut reward.pieces);
    }
}
