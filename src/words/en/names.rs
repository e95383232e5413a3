//! The names of things in English, as the rulebook gives them.

use crate::sitters::Crest;
use crate::yokohama::Chapter;
use crate::yokohama::components::{Area, AreaType, Country, Good, Piece, Resource, Title};

/// An Area's name: bare, or as it stands in a sentence (`the`).
pub(super) fn area(area: Area, form: &str) -> Option<&'static str> {
    let (bare, the) = match area {
        Area::CopperMine => ("Copper Mine", "the Copper Mine"),
        Area::SilkMill => ("Silk Mill", "the Silk Mill"),
        Area::Tea => ("Tea", "Tea"),
        Area::Fishing => ("Fishing", "Fishing"),
        Area::Bank => ("Bank", "the Bank"),
        Area::Chinatown => ("Chinatown", "Chinatown"),
        Area::Church => ("Church", "the Church"),
        Area::Customs => ("Customs", "Customs"),
        Area::EmploymentAgency => ("Employment Agency", "the Employment Agency"),
        Area::LaboratoryA => ("Laboratory A", "Laboratory A"),
        Area::LaboratoryB => ("Laboratory B", "Laboratory B"),
        Area::PortA => ("Port A", "Port A"),
        Area::PortB => ("Port B", "Port B"),
        Area::Canal => ("Canal", "the Canal"),
    };
    match form {
        "" => Some(bare),
        "the" => Some(the),
        _ => None,
    }
}

pub(super) const fn area_short(area: Area) -> &'static str {
    match area {
        Area::CopperMine => "Copper Mine",
        Area::SilkMill => "Silk Mill",
        Area::Tea => "Tea",
        Area::Fishing => "Fishing",
        Area::Bank => "Bank",
        Area::Chinatown => "Chinatown",
        Area::Church => "Church",
        Area::Customs => "Customs",
        Area::EmploymentAgency => "Employment",
        Area::LaboratoryA => "Lab A",
        Area::LaboratoryB => "Lab B",
        Area::PortA => "Port A",
        Area::PortB => "Port B",
        Area::Canal => "Canal",
    }
}

pub(super) const fn area_type(area_type: AreaType) -> &'static str {
    match area_type {
        AreaType::Production => "Production",
        AreaType::Commercial => "Commercial",
    }
}

pub(super) const fn good(good: Good) -> &'static str {
    match good {
        Good::Copper => "Copper",
        Good::Silk => "Silk",
        Good::Tea => "Tea",
        Good::Fish => "Fish",
    }
}

pub(super) const fn country(country: Country) -> &'static str {
    match country {
        Country::American => "American",
        Country::Dutch => "Dutch",
        Country::British => "British",
        Country::French => "French",
        Country::German => "German",
    }
}

pub(super) const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Assistant => "Assistant",
        Piece::Shop => "Shop",
        Piece::TradingHouse => "Trading House",
    }
}

pub(super) const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Copper => "Copper",
        Resource::Silk => "Silk",
        Resource::Tea => "Tea",
        Resource::Fish => "Fish",
        Resource::Import => "Imported goods",
        Resource::Yen => "Yen",
        Resource::Points => "Points",
    }
}

pub(super) const fn title(title: Title) -> &'static str {
    match title {
        Title::Ball => "Ball",
        Title::Brickyard => "Brickyard",
        Title::ElectricalLight => "Electrical Light",
        Title::Exposition => "Exposition",
        Title::Gaslight => "Gaslight",
        Title::LanguageSchool => "Language School",
        Title::LetterpressPrinting => "Letterpress Printing",
        Title::MiningTechnology => "Mining Technology",
        Title::Newspaper => "Newspaper",
        Title::PatentSystem => "Patent System",
        Title::PostalSystem => "Postal System",
        Title::SpinningMill => "Spinning Mill",
        Title::Stagecoach => "Stagecoach",
        Title::Station => "Station",
        Title::StockMarket => "Stock Market",
        Title::Telegram => "Telegram",
        Title::Telephone => "Telephone",
        Title::Tram => "Tram",
        Title::University => "University",
        Title::Winery => "Winery",
    }
}

pub(super) const fn title_short(title: Title) -> &'static str {
    match title {
        Title::ElectricalLight => "Electrical",
        Title::LanguageSchool => "Language",
        Title::LetterpressPrinting => "Letters",
        Title::MiningTechnology => "Mining",
        Title::PatentSystem => "Patents",
        Title::PostalSystem => "Postal",
        Title::SpinningMill => "Spinning",
        Title::StockMarket => "Stock",
        whole => self::title(whole),
    }
}

pub(super) const fn effect(title: Title) -> &'static str {
    match title {
        Title::Ball => "+2 points for each Order you complete.",
        Title::Brickyard => "+4 points for each Assistant you place with a Customs action.",
        Title::ElectricalLight => "+3 points for each Trading House you build.",
        Title::Exposition => "10 points at once.",
        Title::Gaslight => "+2 points for each Shop you build.",
        Title::LanguageSchool => "+¥1 for each Order you complete.",
        Title::LetterpressPrinting => "+¥1 for each Technology you gain after this one.",
        Title::MiningTechnology => "1 more copper whenever you receive copper.",
        Title::Newspaper => "Place up to 4 Assistants in different Areas instead of 3.",
        Title::PatentSystem => "+2 points for each Technology you gain after this one.",
        Title::PostalSystem => "Your President may stop beside others; each is paid ¥1.",
        Title::SpinningMill => "Once a turn: 1 silk for ¥2.",
        Title::Stagecoach => "Your President pays no other President on the way.",
        Title::Station => "Place the Station: +1 Power there for everyone. Your President may go straight to it, free.",
        Title::StockMarket => "Begin your turn with at least ¥2.",
        Title::Telegram => "After 2 Assistants in one Area, place 1 more in an Area beside it.",
        Title::Telephone => "At Recovery 1 Assistant may stay in the Area.",
        Title::Tram => "Ride to any Area with your Assistant and no other President.",
        Title::University => "Once a turn: ¥1 for an Assistant from your Warehouse.",
        Title::Winery => "+3 points for each Assistant you place with a Church action.",
    }
}

pub(super) const fn effect_short(title: Title) -> &'static str {
    match title {
        Title::Ball => "Order: +2 points",
        Title::Brickyard => "Customs: +4 points",
        Title::ElectricalLight => "Trading House: +3 points",
        Title::Exposition => "10 points at once",
        Title::Gaslight => "Shop: +2 points",
        Title::LanguageSchool => "Order: +¥1",
        Title::LetterpressPrinting => "later Technology: +¥1",
        Title::MiningTechnology => "+1 copper each time",
        Title::Newspaper => "place up to 4",
        Title::PatentSystem => "later Technology: +2",
        Title::PostalSystem => "end beside Presidents",
        Title::SpinningMill => "1 silk → ¥2 a turn",
        Title::Stagecoach => "pass Presidents free",
        Title::Station => "+1 Power in one Area",
        Title::StockMarket => "begin turns with ¥2",
        Title::Telegram => "2 together: 1 beside",
        Title::Telephone => "Recovery: 1 may stay",
        Title::Tram => "ride to any Area",
        Title::University => "¥1 → Assistant a turn",
        Title::Winery => "Church: +3 points",
    }
}

pub(super) const fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Setup => "Game Setup",
        Chapter::GeneralRules => "General Rules",
        Chapter::FlowOfATurn => "Flow of a Turn",
        Chapter::Placement => "1. Placement step",
        Chapter::Movement => "2. Movement step",
        Chapter::AreaAction => "3. Area Action step",
        Chapter::Bonus => "4. 5-Power bonus step",
        Chapter::Construction => "5. Construction step",
        Chapter::Recovery => "6. Recovery step",
        Chapter::ForeignAgents => "Use a Foreign Agent",
        Chapter::Achievements => "Completing Achievements",
        Chapter::Orders => "Completing Orders",
        Chapter::Ending => "Endgame Conditions",
        Chapter::Icons => "Icon Descriptions",
        Chapter::Canal => "Canal",
        Chapter::Chinatown => "Chinatown",
        Chapter::Church => "Church",
        Chapter::Customs => "Customs",
        Chapter::Employment => "Employment Agency",
        Chapter::Laboratory => "Laboratory",
        Chapter::Port => "Port",
        Chapter::Technologies => "Technology Cards",
        Chapter::AchievementRewards => "Achievement Reward Tokens",
    }
}

pub(super) const fn color(crest: Crest) -> &'static str {
    match crest {
        Crest::Wave => "Blue",
        Crest::Plum => "Pink",
        Crest::Wisteria => "Purple",
        Crest::Chrysanthemum => "Yellow",
    }
}
