//! Printed values of somebody's own, in which every Order says the same.

use meiji::printed::Edition;
use meiji::yokohama::content::{Content, OrderRow};

/// Printed values whose every Order asks for one tea, under the edition `alike`.
pub fn alike() -> Content {
    let mut content = Content::latest();
    content.edition = "alike".to_owned();
    let row = content.orders[0];
    content.orders.fill(OrderRow {
        goods: [0, 0, 1, 0],
        ..row
    });
    content
}
