//! Text stands out from what it lies on, as WCAG 2 asks: 4.5 to 1, on every canvas and in every state.

use super::shown::{SIZES, positions};
use super::written::{over, written};

#[test]
fn text_stands_out_from_its_ground() {
    for position in positions(2) {
        for size in SIZES {
            for (form, scene) in position.scenes(size) {
                for written in written(&scene) {
                    let color = over(written.text.color, written.ground);
                    let contrast = color.contrast(written.ground);
                    assert!(
                        contrast >= 4.5,
                        "{size:?} {form:?}: {:?} {color:?} on {:?}, {contrast}",
                        written.text.text,
                        written.ground
                    );
                }
            }
        }
    }
}
