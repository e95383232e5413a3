//! What the coach says of what positions of the game speak of.

use super::Caption;
use crate::words::Argued;
use crate::yokohama::minds::Subject;

impl Argued for Subject {
    type Key = Caption;

    fn reason(self) -> Caption {
        match self {
            Subject::Money => Caption::ReasonMoney,
            Subject::Goods => Caption::ReasonGoods,
            Subject::Pieces => Caption::ReasonPieces,
            Subject::Orders => Caption::ReasonOrders,
            Subject::Technologies => Caption::ReasonTechnologies,
            Subject::Agents => Caption::ReasonAgents,
            Subject::Countries => Caption::ReasonCountries,
            Subject::Boards => Caption::ReasonBoards,
            Subject::Power => Caption::ReasonPower,
        }
    }

    fn thing(self) -> Caption {
        match self {
            Subject::Money => Caption::InMoney,
            Subject::Goods => Caption::InGoods,
            Subject::Pieces => Caption::InPieces,
            Subject::Orders => Caption::InOrders,
            Subject::Technologies => Caption::InTechnologies,
            Subject::Agents => Caption::InAgents,
            Subject::Countries => Caption::InCountries,
            Subject::Boards => Caption::InBoards,
            Subject::Power => Caption::InPower,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::{Reason, Why};
    use crate::words::coach::every_reason_is_told;
    use crate::words::{Language, Words};

    #[test]
    fn every_reason_is_a_sentence_of_its_own() {
        every_reason_is_told::<Subject>();
    }

    #[test]
    fn another_turn_is_compared_with_the_best() {
        let of = Reason::Of;
        let beside = |better, worse| Words::new(Language::ENGLISH).why(Why::Beside { better, worse });
        assert_eq!(
            beside(of(Subject::Goods), Reason::Points),
            "Better for goods, worse for points at once."
        );
        assert_eq!(beside(Reason::Mixed, of(Subject::Money)), "Worse for money.");
        assert_eq!(
            beside(of(Subject::Orders), Reason::Mixed),
            "Better for your Orders, a little worse for the rest."
        );
        assert_eq!(
            beside(Reason::Mixed, Reason::Mixed),
            "A little worse in several things."
        );
        assert_eq!(
            beside(Reason::Open, Reason::Mixed),
            "It does not bring the end of the game, which the best does."
        );
    }
}
