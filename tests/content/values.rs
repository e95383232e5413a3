//! The built-in editions: what is known of the printed game, and that what is made up follows it.

use meiji::printed::{Edition, Source};
use meiji::yokohama::components::{Area, Country, Good, Title};
use meiji::yokohama::content::{Content, Goal, Reward};

/// What a reward is worth in halves of a yen. Trade and imported goods at Chinatown's prices; a point between the ¥1 that an
/// Order pays for and the ¥2 that it is sold for at the end; a piece as one more Assistant, a movement as half of one.
fn worth(reward: Reward) -> i32 {
    let Reward {
        points,
        yen,
        copper,
        silk,
        tea,
        fish,
        any,
        imports,
        pieces,
        assistants,
        shops,
        houses,
        movements,
    } = reward;
    let pieces = pieces + assistants + shops + houses;
    let amounts = [points, yen, copper, silk, tea, fish, any, imports, pieces, movements];
    let prices = [3, 2, 4, 4, 2, 2, 4, 8, 4, 2];
    amounts
        .iter()
        .zip(prices)
        .map(|(&amount, price)| i32::from(amount) * price)
        .sum()
}

/// What goods cost at Chinatown, in yen.
fn cost(goods: [u8; 4]) -> i32 {
    let [copper, silk, tea, fish] = goods.map(i32::from);
    2 * copper + 2 * silk + tea + fish
}

fn per_country(countries: impl Iterator<Item = Country>) -> [i32; 5] {
    let mut counts = [0; 5];
    countries.for_each(|country| counts[country.index()] += 1);
    counts
}

/// Rulebook: Detailed Area Explanation.
#[test]
fn area_rates_are_those_of_the_rulebook() {
    for content in Content::released() {
        let rates = [
            (Area::CopperMine, [0, 0, 1, 2, 3]),
            (Area::SilkMill, [0, 1, 2, 3, 4]),
            (Area::Tea, [1, 2, 3, 4, 5]),
            (Area::Fishing, [1, 2, 3, 4, 5]),
            (Area::Bank, [1, 2, 3, 4, 5]),
            (Area::Chinatown, [1, 2, 3, 4, 5]),
            (Area::Church, [1, 2, 3, 4, 5]),
            (Area::Customs, [0, 1, 2, 3, 4]),
            (Area::EmploymentAgency, [0, 1, 2, 3, 4]),
            (Area::LaboratoryA, [1, 2, 3, 4, 5]),
            (Area::LaboratoryB, [1, 2, 3, 4, 5]),
            // Level 1 at Power 2, 1 and 2 at Power 3, any at 4 and 5.
            (Area::PortA, [0, 1, 2, 3, 3]),
            (Area::PortB, [0, 1, 2, 3, 3]),
        ];
        for (row, (area, yields)) in content.areas.iter().zip(rates) {
            assert_eq!((row.area, row.rates), (area, yields));
            let port = matches!(area, Area::PortA | Area::PortB);
            assert_eq!(row.points_at_five, if port { 3 } else { 0 });
            assert_eq!(row.source, Source::Rulebook);
        }
    }
}

/// Rulebook: Laboratory, the example of the Tram on the third space.
#[test]
fn the_tram_of_the_example() {
    for content in Content::released() {
        let tram = content.technologies.iter().find(|row| row.title == Title::Tram);
        assert_eq!(tram.map(|row| row.value), Some(5));
        assert_eq!(content.laboratory.spaces[..3], [0, 0, 1]);
    }
}

/// Rulebook: Church and Customs, the examples of the third and the second space.
#[test]
fn the_church_and_customs_spaces_of_the_examples() {
    for content in Content::released() {
        let third = content.church[2];
        let reward = Reward {
            points: 5,
            movements: 2,
            ..Reward::default()
        };
        assert_eq!((third.asks, third.reward, third.blocked_for_two), (6, reward, false));
        let second = content.customs[1];
        let reward = Reward {
            points: 4,
            yen: 2,
            ..Reward::default()
        };
        assert_eq!((second.asks, second.reward, second.blocked_for_two), (1, reward, false));
        assert_eq!(second.source, Source::Rulebook);
        assert_eq!(content.church.map(|row| row.asks), [4, 5, 6, 7, 8, 9, 10, 11]);
        assert_eq!(content.customs.map(|row| row.asks), [1, 1, 2, 2, 3, 3, 4, 4]);
    }
}

#[test]
fn the_one_published_order() {
    for content in Content::released() {
        let published: Vec<_> = content
            .orders
            .iter()
            .filter(|row| row.source == Source::Published)
            .collect();
        let [order] = published[..] else {
            panic!("{published:?}")
        };
        let reward = Reward {
            points: 6,
            yen: 2,
            ..Reward::default()
        };
        assert_eq!(
            (order.country, order.goods, order.reward),
            (Country::German, [1, 2, 2, 0], reward)
        );
    }
}

/// Rulebook: Achievement Tiles; B) Completing Achievements, whose example gives later players 6 points for 5 copper.
#[test]
fn achievements_are_those_of_the_rulebook() {
    for content in Content::released() {
        let goods = |good, count| Goal::Goods { good, count };
        let areas = |production, commercial| Goal::Areas { production, commercial };
        let goals = [
            goods(Good::Copper, 5),
            goods(Good::Silk, 6),
            goods(Good::Tea, 7),
            goods(Good::Fish, 7),
            Goal::Technologies(4),
            Goal::Yen(10),
            Goal::AgentsAndTokens(5),
            Goal::Orders(5),
            areas(0, 4),
            areas(2, 3),
            areas(3, 2),
            areas(4, 0),
        ];
        assert_eq!(content.achievements.map(|row| row.goal), goals);
        assert_eq!(content.achievements[0].later, 6);
        assert!(content.achievements.iter().all(|row| row.later < row.first));
    }
}

#[test]
fn port_levels_come_in_pairs() {
    for content in Content::released() {
        assert_eq!(content.port.spaces, [1, 1, 2, 2, 3, 3]);
    }
}

#[test]
fn countries_are_as_frequent_as_their_agents() {
    for content in Content::released() {
        let agents = Country::ALL.map(|country| i32::from(country.agents()));
        let orders = per_country(content.orders.iter().map(|row| row.country));
        let technologies = per_country(content.technologies.iter().map(|row| row.country));
        for ((agents, orders), technologies) in agents.into_iter().zip(orders).zip(technologies) {
            // Ten agents, 36 Orders, 30 Technologies; rounding may put one card off.
            assert!((10 * orders - 36 * agents).abs() <= 10);
            assert!((10 * technologies - 30 * agents).abs() <= 10);
        }
        let mut flags: Vec<_> = content.rewards.iter().filter_map(|row| row.country).collect();
        flags.sort_unstable();
        assert_eq!(flags, Country::ALL);
    }
}

#[test]
fn orders_follow_the_line_of_the_known_one() {
    for content in Content::released() {
        for (row, number) in content.orders.iter().zip(1..) {
            let count: u8 = row.goods.iter().sum();
            assert!((3..=6).contains(&count), "row {number}");
            // ¥8 of goods for 6 points and ¥2 lies on it; small Orders give less per good, large ones more.
            let line = 3 * cost(row.goods) - 2;
            assert!(
                (worth(row.reward) - line).abs() <= 2,
                "row {number}: {} is not about {line}",
                worth(row.reward)
            );
        }
        let known = content.orders.iter().find(|row| row.source == Source::Published);
        assert_eq!(known.map(|row| worth(row.reward)), Some(3 * 8 - 2));
        let mut asked: Vec<_> = content.orders.iter().map(|row| row.goods).collect();
        asked.sort_unstable();
        asked.dedup();
        assert_eq!(asked.len(), 36);
        assert!(content.orders.iter().any(|row| row.reward.imports > 0));
    }
}

/// The scarcer a good, the fewer of it all Orders together ask for.
#[test]
fn orders_ask_for_what_the_areas_give() {
    for content in Content::released() {
        let asked = Good::ALL.map(|good| {
            content
                .orders
                .iter()
                .map(|row| u32::from(row.goods[good.index()]))
                .sum::<u32>()
        });
        let [copper, silk, tea, fish] = asked;
        assert!(copper < silk && silk < tea.min(fish), "{asked:?}");
    }
}

#[test]
fn production_values_are_3_to_8_and_one_a_title() {
    for content in Content::released() {
        for title in Title::ALL {
            let values: Vec<_> = content
                .technologies
                .iter()
                .filter(|row| row.title == title)
                .map(|row| row.value)
                .collect();
            assert!(
                values
                    .iter()
                    .all(|value| (3..=8).contains(value) && *value == values[0]),
                "{title:?}"
            );
        }
        // Three or four of them come to the 12 to 20 of the scoring example.
        let total: u32 = content.technologies.iter().map(|row| u32::from(row.value)).sum();
        assert!((4 * 30..5 * 30).contains(&total), "{total}");
        let twice = content.technologies.len() - Title::ALL.len();
        assert_eq!(twice, 10);
    }
}

#[test]
fn tokens_are_worth_4_to_6_yen() {
    for content in Content::released() {
        for (row, number) in content.tokens.iter().zip(1..) {
            assert!((8..=12).contains(&worth(row.reward)), "row {number}");
        }
        assert!(content.tokens.iter().any(|row| row.reward.copper > 0));
    }
}

#[test]
fn shops_are_worth_2_to_4_yen_and_trading_houses_5_to_9_points() {
    for content in Content::released() {
        for (row, number) in content.buildings.iter().zip(1..) {
            for shop in row.shops {
                assert!((4..=8).contains(&worth(shop)), "row {number}");
            }
            assert!((3 * 5..=3 * 9).contains(&worth(row.house)), "row {number}");
            assert!(row.house.points >= 5, "row {number}");
        }
        // No tile is much better than another.
        let tiles = || {
            content
                .buildings
                .iter()
                .map(|row| row.shops.map(worth).iter().sum::<i32>() + worth(row.house))
        };
        assert!(
            tiles()
                .max()
                .zip(tiles().min())
                .is_some_and(|(best, least)| best - least <= 6)
        );
        let shops = || content.buildings.iter().flat_map(|row| row.shops);
        assert!(shops().any(|shop| shop.copper > 0));
        assert!(shops().any(|shop| shop.pieces > 0));
        assert!(shops().any(|shop| shop.any > 0));
    }
}

#[test]
fn what_asks_more_gives_more() {
    for content in Content::released() {
        let church = content.church.map(|row| worth(row.reward));
        assert!(church.is_sorted_by(|left, right| left < right), "{church:?}");
        let customs = content.customs.map(|row| worth(row.reward));
        assert!(customs.is_sorted_by(|left, right| left < right), "{customs:?}");
    }
}
