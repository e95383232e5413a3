//! The keys of what is said of every game beside the page's own texts, each with the slots that its pattern may use.

use super::catalogue::Catalogue;
use super::keys::keys;

keys! {
    /// What joins names, items and sentences.
    pub(crate) Joint of Catalogue.noun {
        // Two players of one name.
        Namesake(name, mark),
        // Lists, sentences in a row.
        ListAnd(first, last), ListComma(first, next), ThenSentence(first, next),
    }
}

keys! {
    /// How a line of the log is told with what it cost and gave.
    pub(crate) Told of Catalogue.log {
        Paid(seat, amount),
        // A line with what it cost and what it gave.
        ForPrice(line, price), Share(amount, payee), WithGain(line, gain),
    }
}

keys! {
    /// How a rule, what would help and the chapter are put together.
    pub(crate) Refused of Catalogue.remedy {
        Refused(reason, chapter), Advised(reason, remedy, chapter),
    }
}

keys! {
    /// What went wrong outside the rules of a game.
    pub(crate) Failing of Catalogue.fault {
        RecordTooLarge(bytes, most), RecordOfGame(game), RecordNoVersion,
        RecordDeals, RecordNewer(version), RecordContent(edition, hash), RecordSeed(seed), RecordTooLong(moves, most),
        RecordNotAMove(number, text), RecordIllegalMove(number, text, chapter), RecordOtherState, NothingToUndo, UndoSealed,
        NothingToRedo,
        // Printed values.
        ContentTooLong(bytes), NotContent(flaw), ContentUnreadable(section, row, flaw), ContentEdition,
        ContentReleased(edition), ContentBreaks(section, rule), ContentRowBreaks(section, row, label, rule),
        ContentUnusual(section, row, label, rule), Count(needs, has), Falls, Range(field, least, most, is),
        // Documents that persons write.
        DocumentTooLarge(bytes, most), DocumentCutOff, DocumentNotJson(line, column), DocumentTooDeep, MissingField(field),
        UnknownField(field), FieldTwice(field), OddValue, NotAnObject, NotAList, NotAText, NotABoolean,
        NotANumber(least, most), NotOneOf(known), ItemCount(least, most), LetterCount(most), DocumentNewer(version),
        // Positions.
        PositionAt(path, flaw), PositionWhole(flaw), LiesTwice(other),
        // Lessons.
        LessonAt(path, flaw), LessonStep(step, path, flaw), LessonWhole(flaw), PointBeyond(moves), NoEnglish, NoLanguageTag,
        StepTwice, NoStep(id), StepUnreached, StepNotAMove(text), StepIllegal(text, chapter), StepNotAsked, StepNoMove,
        StepNoWayOut, StepNoThing(name), StepTooWide,
    }
}
