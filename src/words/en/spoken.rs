//! Labels that a screen reader speaks.

use super::patterns;
use crate::words::phrases::Spoken;

patterns! {
    spoken of Spoken {
        Area: "{place}, {type}.",
        AreaNow: "{place}, {now}. {type}.",
        Touches: "It touches {places}.",
        Canal: "{place}. Nothing may stand here; a President crosses it for ¥1.",
        YouNothing: "You have no Power here.",
        Presence: "{seat}: {pieces}.",
        Station: "The Station stands here.",
        Token: "5-Power token: {reward}.",
        Building: "Shop spaces: {shops}. Trading House: {house}.",
        Port: "Space {space}, {level}: {order}, asks for {goods}.",
        Laboratory: "Space {space}, surcharge {surcharge}: {technology}",
        Empty: "Space {space}: empty.",
        Church: "Space {space}, {n} Faith: {reward}.",
        Customs: "Space {space}, {n} {n:imported good|imported goods}: {reward}.",
        Blocked: "Space {space}: blocked.",
        Taken: "Space {space}: taken by {seat}.",
        Achievement: "{goal}. First {first} {first:point|points}, later {later}.",
        AchievementDone: "{goal}. {later} {later:point|points}. Completed by {seats}.",
        Order: "{order}, asks for {goods}.",
        Technology: "{title}, Production value {value}, {country}. {effect}",
        Card: "{country}, Production value {value}. {effect}",
        Player: "{seat}: {points} {points:point|points}, ¥{yen}.",
        Goods: "Goods: {goods}.",
        Pieces: "In hand: {hand}. In the Warehouse: {warehouse}.",
        Orders: "{n} {n:Order|Orders} in hand, {done} completed.",
        Titles: "Technologies: {titles}.",
        Agents: "Agents ready: {agents}.",
        Gauge: "{gauge}: {has} of {needs}.",
        GaugeNearest: "{name} is nearest.",
        GaugeOrders: "{gauge}: {has} left in the deck.",
        Icons: "Country icons: {icons}.",
        Score: "{seat} {points}",
        Scores: "Points: {scores}.",
        Supply: "Agents in the supply: {agents}. Technology deck: {n} {n:card|cards} left.",
    }
}
