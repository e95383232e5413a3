//! The rules in English, told anew: a text a topic, one paragraph a line. What is printed on boards and cards is not told
//! here but laid beside it, out of the content document.

use crate::words::Topic;
use crate::yokohama::Chapter;

/// What the topics are called that are no chapter of their own.
pub(super) const fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Chapter(chapter) => super::names::chapter(chapter),
        Topic::Aim => "The game in short",
        Topic::Goods => "Copper Mine, Silk Mill, Tea, Fishing",
        Topic::Bank => "Bank",
        Topic::Countries => "Matching Country Icons",
        Topic::Scoring => "Final Score",
        Topic::FreeAgentTokens => "Free Agent 5-Power Tokens",
    }
}

pub(super) const fn rules(topic: Topic) -> &'static str {
    match topic {
        Topic::Aim => {
            "You are a merchant in the young port of Yokohama. You gather goods, deliver Orders, learn Technologies and build Shops and Trading Houses; most of what you do earns points. Whoever has the most at the end wins.\nIn your turn you put Assistants into Areas, walk your President along them and act where it stops. The more of your pieces stand in that Area, the more its action gives. Afterwards the Assistants of that Area come back to your hand, and the trail is to be laid anew."
        }
        Topic::Goods => {
            "You gain goods of the Area’s kind, as many as the table says for your Power. There is always enough of everything."
        }
        Topic::Bank => "You gain yen, as many as the table says for your Power.",
        Topic::Countries => {
            "Technologies and Orders bear the icon of one of five countries. Icons count on your Technologies, on your completed Orders and on an Achievement Reward; an Order in hand does not count.\nEvery second icon of a country brings you one of its Foreign Agents: the 2nd, the 4th, the 6th. The supply holds 2 American, 1 Dutch, 3 British, 2 French and 2 German agents. If none of that country is left you get none, now or later.\nAt the end the icons score in sets: see the final score."
        }
        Topic::Scoring => {
            "Points of the game stay. To them are added, in this order:\nChurch: 6 points for most Assistants on its board, 3 for the second most. A tie goes to whoever has the Assistant farthest to the right.\nCustoms: 8 points and 4, in the same way.\nTechnology: 10 points for the highest sum of printed Production values, 5 for the second highest. A tie goes to the seat nearest the starting player in turn order.\nIn these three, whoever loses a tie for first place takes the second. Without anything there, nobody scores; a player who is alone there takes the first bonus, and nobody the second.\nCountries: make sets of different icons, each icon in one set. A set of 5 scores 12 points, of 4 scores 8, of 3 scores 4, of 2 scores 2.\nThe rest: 1 point for each unused Foreign Agent, 1 for each imported good, 1 for every ¥2, 1 for every 3 trade goods of any kinds. Free Agents score nothing here.\nIf points are equal, the seat nearest the starting player in turn order wins, the starting player before all."
        }
        Topic::FreeAgentTokens => {
            "A mini-expansion. Five Free Agent tokens are mixed into the 5-Power tokens before they are laid out. Take one like any other token; it gives nothing at once but stays with you as an agent, to be used one time as a Foreign Agent is. It counts as one 5-Power token for Achievements."
        }
        Topic::Chapter(chapter) => self::chapter(chapter),
    }
}

const fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Setup => {
            "The Areas are shuffled and laid in four rows like bricks, the widest row on top: 4, 3, 2 and 1 Areas for two players, 5, 4, 3 and 2 for three, 6, 5, 4 and 3 for four. An Area has up to six neighbours: left and right of it and the ones that touch it above and below. Every Area but the Canal gets a Building tile and a 5-Power token at random.\nFor two players Laboratory B, Port B, Chinatown, the Canal and the second Copper Mine, Silk Mill, Tea and Fishing stay in the box; for three Laboratory B and the second Copper Mine, Silk Mill and Tea. Four play with all of them. Two Areas of one name are two Areas.\nYou begin with 8 Assistants and 2 Shops in hand, and with 12 Assistants, 6 Shops and 4 Trading Houses in your Warehouse. You own 1 copper, 1 silk, 1 tea and 1 fish, and ¥4; the starting player has ¥3. Turns go clockwise from the starting player.\nOne Achievement of each of the stacks A, B and C is turned up. 16 Orders leave the game unseen with two players, 5 with three. Laboratories and Ports are filled; then everybody looks at 2 Orders, keeps 1 and puts the other out of the game unseen.\nWith two players, one space of the Church and one of the Customs is blocked: it counts for the end of the game and belongs to nobody."
        }
        Chapter::GeneralRules => {
            "Goods, imported goods and money never run out.\nEverything is open but the Orders in hand and the order of the decks. Others see how many Orders you hold.\nYou hold 3 Orders at most and can never throw one away.\nYou may own any number of Technologies, but no two of one title.\nYour hand and your Warehouse are two places: only what is in hand can be placed or built. Pieces come from the Warehouse to the hand by the Employment Agency, by some rewards, and Assistants by the University.\nGains are taken at once and cannot be refused; but a 5-Power token may be left, and so may movements. What costs something may be left too, or taken in part."
        }
        Chapter::FlowOfATurn => {
            "A. Additional actions: use an agent, complete Achievements, complete Orders, as many and in any order; only one agent a turn.\nB. Main action: 1. place Assistants, 2. move the President, 3. act in its Area, 4. take the 5-Power token after an action of Power 5, 5. build after one of Power 4 or more, 6. take the Area’s Assistants back.\nC. Additional actions again.\nSteps 1, 2, 3 and 6 must be done; but whoever takes the President back in step 2 goes on to C at once.\nThen the next player has their turn."
        }
        Chapter::Placement => {
            "Choose one: up to 3 Assistants from your hand, each into another Area, none being enough; or 2 Assistants into one Area.\nIn an Area with other players’ Presidents you pay each of those players ¥1 for every Assistant that you place there. If you cannot pay all of them you cannot place there. Your own President costs nothing.\nThe Canal takes no Assistant. Assistants in the Warehouse, on boards and on Achievements cannot be placed.\nNewspaper: up to 4 instead of 3. Telegram: with 2 in one Area, 1 more into an Area beside it, paid as usual; across the Canal is not beside."
        }
        Chapter::Movement => {
            "The President must end in an Area where you have an Assistant and no other President stands.\nFrom your hand it goes to any such Area. From an Area it walks from neighbour to neighbour, as far as you like; each Area that it enters must hold one of your Assistants. It cannot end where it began, nor pass through there.\nEach other President in an Area that it enters costs ¥1, paid to its owner. Whoever cannot pay cannot enter.\nThe Canal joins all Areas that touch it: for ¥1 to the bank the President crosses from one to another. It needs no Assistant there and cannot stop there.\nInstead of moving you may always take the President back to your hand, and with it as many of your Assistants as you like from any Areas. If it can go nowhere you have to. Then steps 3 to 6 fall out; go on to C.\nPostal System, Stagecoach, Tram and Station change these rules. A ride by Tram or to the Station is the whole movement."
        }
        Chapter::AreaAction => {
            "Your Power in the Area counts once, as the action begins: 1 for each of your Assistants there, 1 for the President, 1 for your Shop, 1 for your Trading House and 1 for the Station, which counts for everybody. More than 5 count as 5.\nThen do what the Area lets you do with that Power. If that is nothing, because the Power is too low, the board is full or you decline, it is still an action of its Power: steps 4 to 6 follow.\nEvery other player with a Trading House in the Area gets ¥1 from the bank. Your own brings you no yen in your turn."
        }
        Chapter::Bonus => {
            "After an action of Power 5, if the Area’s 5-Power token is still there, you may take it: gain what it shows and keep it. There is one token an Area, and no new one comes."
        }
        Chapter::Construction => {
            "After an action of Power 4 or 5 you may build one thing in that Area, from your hand: a Shop or a Trading House. You gain at once what the covered space shows.\nA Shop goes on any free one of the four Shop spaces; you may have one Shop an Area. A Trading House goes on the Trading House space, which takes one only, whoever builds it. You may have both in one Area, built by two actions.\nEach of your buildings is worth 1 Power there for the rest of the game. Your Trading House also earns you ¥1 whenever somebody else acts in the Area."
        }
        Chapter::Recovery => {
            "Take all your Assistants of the Area in which you acted back to your hand. Shops, Trading Houses and the President stay. With the Telephone 1 Assistant may stay too."
        }
        Chapter::ForeignAgents => {
            "Once a turn, before or after the main action, you may use one agent: turn it over and choose an Area with at least one of your Assistants and without your President. Other Presidents there do not matter and are not paid.\nSteps 3 to 6 follow in that Area: action, token, building, recovery. The President’s Power is missing, so the Power may be as low as 1.\nForeign Agents, Free Agent tokens and the Free Agent of an Achievement Reward share the one use a turn. An agent may be used in the turn that brings it. The main action may go to the same Area in the same turn."
        }
        Chapter::Achievements => {
            "Whoever has what an Achievement asks for may complete it in an additional action phase: put an Assistant from your hand on it and gain its points. The first player gains the upper number, everybody later the lower one. The Assistant never comes back.\nYou pay nothing: goods and yen have only to be there. Used agents count, and every 5-Power token that you took. For Areas a Shop or a Trading House of yours makes an Area count, both together make it count once.\nEach player can complete all three, each of them one time."
        }
        Chapter::Orders => {
            "In an additional action phase you may complete any number of Orders from your hand. Pay the goods that it asks for, lay it open before you and gain its reward. Its country icon counts from then on and may bring a Foreign Agent.\nImported goods do not stand in for trade goods."
        }
        Chapter::Ending => {
            "One of these ends the game, whenever it happens: a player has built all 4 Trading Houses; a player has built all 8 Shops; a Port cannot be filled up because the Order deck is too small; the Church holds 5 Assistants, with four players 6; the Customs holds 5, with four players 6. With two players the blocked space counts.\nThe round is played to its end, and then one more whole round. If it was the last player in turn order who did it, the last round follows directly. Boards may go on filling up. Then comes the final score.\nA deck that runs out without leaving a space of the Port empty does not end the game yet."
        }
        Chapter::Icons => {
            "A reward is gained as soon as it is shown. Several things in one reward come one after the other.\nAny good: choose one of the four trade goods.\nPiece from the Warehouse: choose an Assistant, a Shop or a Trading House and pay for it as at the Employment Agency; you may decline.\nMovement: move one Assistant from your hand or an Area to any other Area but the Canal, free of all costs and at once. Each movement stands alone, and you may decline. Assistants moved out of the acting Area stay out at Recovery, those moved in are taken back."
        }
        Chapter::Canal => {
            "Nothing may stand in the Canal: no Assistant, no President, no building. It is neither a Production nor a Commercial Area and has no action. A President may cross it for ¥1 to the bank, from any Area that touches it to any other."
        }
        Chapter::Chinatown => {
            "Make as many exchanges as your Power allows, one after the other; fewer if you like. You may sell what you have just bought. Imported goods can be bought but never sold."
        }
        Chapter::Church => {
            "Put one Assistant on a free space, from the Church Area or from your hand, and gain the space’s reward. It stays there to the end.\nThe space asks for Faith. Each Power is 1 Faith; whatever is missing you pay, 1 Faith for each of: a copper, a silk, a tea, a fish, an imported good, ¥2; each of them at most once. You choose what to pay, and pay no more than is missing.\nA space is taken by one Assistant. You may also place none."
        }
        Chapter::Customs => {
            "Put one Assistant on a free space, from the Customs Area or from your hand, pay the imported goods that the space asks for, and gain its reward. It stays there to the end.\nYour Power says how many imported goods you may pay at most; you may choose a space that asks for fewer, or none."
        }
        Chapter::Employment => {
            "Take pieces from your Warehouse to your hand, as many as the table says for your Power; fewer if you like.\nAn Assistant is free and a Shop costs ¥2. The first Trading House to leave your Warehouse costs ¥4, the second ¥5, the third ¥6, the fourth ¥7."
        }
        Chapter::Laboratory => {
            "Buy one Technology from the board of this Laboratory, A or B. It costs its Production value and the surcharge of its space. Each Power pays 1; every point that is missing costs ¥2 or 1 imported good, mixed as you like. Power left over is lost.\nThe 4th Technology and every later one cost 1 point more, which Power never pays: ¥2 or 1 imported good.\nYou may not have two of one title. Its icon counts at once and its effect holds from now on.\nThen the cards slide to the left and the last space is filled from the deck; if that is empty, the space stays empty."
        }
        Chapter::Port => {
            "Take one Order from the board of this Port, A or B, free of cost; or two of them for ¥2 or 1 imported good. Your Power says which levels are open to you: it is the space that has the level, not the card. Some Power also brings points, even if you take no Order.\nYou hold 3 Orders at most, so take no more than you have room for.\nAfter you have taken, the cards slide to the left and the free spaces are filled from the deck. If it does not suffice, the end of the game begins."
        }
        Chapter::Technologies => {
            "There are 30 cards of 20 titles. A Technology works from the moment you gain it; Patent System and Letterpress Printing count from the next card, the Stock Market from your next turn.\nNewspaper: place up to 4 Assistants in different Areas. Telegram: after 2 Assistants in one Area, place 1 more in an adjacent Area; across the Canal is not adjacent. One turn takes one of them, not both.\nSpinning Mill and University may be used each once a turn, at any moment of your turn, also just before you pay.\nMining Technology adds 1 copper to every gain of copper, whatever it comes from, but not to none.\nThe Station token goes to any Area but the Canal when you gain the card, and never moves. Everybody has 1 Power more there. Your President may go straight to it, from your hand too, if you have an Assistant there: whoever stands there and without paying.\nTram: straight to any Area with an Assistant of yours and no other President. Postal System: also where other Presidents are, ¥1 to each. Stagecoach: no President is paid on the way, but alone it does not let you end beside one, and it pays neither the Canal nor placements. Both together: end beside others without paying."
        }
        Chapter::AchievementRewards => {
            "A mini-expansion. Four of the six Achievement Rewards lie beside the Achievements. Whoever completes all three Achievements takes one of them and keeps it. A flag counts as an icon of its country, for Foreign Agents and for sets at the end. A Free Agent may be used one time, as a Foreign Agent is."
        }
    }
}
