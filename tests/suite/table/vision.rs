//! Colours as they are seen: by eyes that lack one kind of cone, and how far two of them are apart.

use meiji::drawing::palette::Color;

/// How somebody sees colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// With all three kinds of cones.
    Full,
    /// Without those for long waves: protanopia.
    NoLong,
    /// Without those for middle waves: deuteranopia.
    NoMiddle,
    /// Without those for short waves: tritanopia.
    NoShort,
}

impl Sight {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Full, Self::NoLong, Self::NoMiddle, Self::NoShort];

    /// What becomes of red, green and blue light, for the whole deficiency (severity 1.0): G. M. Machado, M. M. Oliveira and
    /// L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
    /// Visualization and Computer Graphics 15(6), 2009.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Full => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::NoLong => [
                [0.152286, 1.052583, -0.204868],
                [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ],
            Self::NoMiddle => [
                [0.367322, 0.860646, -0.227968],
                [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ],
            Self::NoShort => [
                [1.255528, -0.076749, -0.178779],
                [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ],
        }
    }

    /// An opaque colour as it is seen, in CIE L*a*b* under D65.
    fn lab(self, color: Color) -> [f64; 3] {
        let [r, g, b, _] = color.channels().map(light);
        let seen = |row: [f64; 3]| (row[0] * r + row[1] * g + row[2] * b).clamp(0.0, 1.0);
        let [r, g, b] = self.matrix().map(seen);
        let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
        let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
        let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883;
        let [x, y, z] = [x, y, z].map(|t: f64| {
            if t > 216.0 / 24389.0 {
                t.cbrt()
            } else {
                (24389.0 / 27.0 * t + 16.0) / 116.0
            }
        });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// How far apart two opaque colours are seen: CIEDE2000, in which 1 is about the least difference that is seen at all.
    pub fn apart(self, one: Color, other: Color) -> f64 {
        difference(self.lab(one), self.lab(other))
    }
}

/// The light of a channel, 0 to 1.
fn light(channel: u8) -> f64 {
    let c = f64::from(channel) / 255.0;
    if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// CIEDE2000, as in G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and
/// Application 30(1), 2005.
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let stretch = 1.5 - 0.5 * seventh((a1.hypot(b1) + a2.hypot(b2)) / 2.0);
    let (c1, c2) = ((a1 * stretch).hypot(b1), (a2 * stretch).hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a * stretch).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey {
        0.0
    } else {
        (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0
    };
    let hues = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let h = if grey { h1 + h2 } else { h1 + turn / 2.0 };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let bow = (l - 50.0).powi(2);
    let dl = (l2 - l1) / (1.0 + 0.015 * bow / (20.0 + bow).sqrt());
    let dc = (c2 - c1) / (1.0 + 0.045 * c);
    let dh = hues / (1.0 + 0.015 * c * t);
    let around = (h.rem_euclid(360.0) - 275.0) / 25.0;
    let tilt = -2.0 * seventh(c) * (60.0 * (-around * around).exp()).to_radians().sin();
    (dl * dl + dc * dc + dh * dh + tilt * dc * dh).sqrt()
}

#[test]
fn differences_are_those_of_the_published_pairs() {
    // Pairs 1, 7, 13, 16, 17 and 25 of Sharma, Wu and Dalal.
    for (one, other, apart) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, -0.001, 2.49], [50.0, 0.0011, -2.49], 4.7461),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] {
        let found = difference(one, other);
        assert!((found - apart).abs() < 1e-4, "{one:?} {other:?}: {found}");
    }
}

#[test]
fn white_is_white_to_every_eye_and_red_is_dark_without_long_waves() {
    let (white, red) = (Color::rgb(0xFFFFFF), Color::rgb(0xFF0000));
    for sight in Sight::ALL {
        let [l, a, b] = sight.lab(white);
        assert!((l - 100.0).abs() < 0.1 && a.hypot(b) < 0.5, "{sight:?}");
    }
    assert!(Sight::NoLong.lab(red)[0] < Sight::Full.lab(red)[0] - 10.0);
}
