//! The keys of the page's own texts: start page, menus, curtain, score sheet, errors.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::Language;
use super::catalogue::Catalogue;
use super::shelf::Vocabulary;

/// A key that a room has a pattern for.
pub trait Keyed: Copy + Debug + 'static {
    /// What the room says.
    type Of: Vocabulary;
    /// The pattern in a language; empty as long as its file is not read.
    fn pattern(self, language: Language) -> &'static str;
    /// The slots that are filled; a pattern need not use them all.
    fn slots(self) -> &'static [&'static str];
}

/// An enum of keys, each with the slots that its pattern may use: `Key(slot, other)`.
macro_rules! keys {
    ($(#[$meta:meta])* $vis:vis $name:ident of $of:ident.$field:ident { $($key:ident $(($($slot:tt),+))?),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(#[doc = concat!("`", stringify!($key), "`", $(", with ", $("`{", stringify!($slot), "}` "),+)?)] $key),+
        }

        impl $name {
            /// Every key, in the order of declaration.
            $vis const ALL: &'static [Self] = &[$(Self::$key),+];
        }

        impl $crate::words::Keyed for $name {
            type Of = $of;

            // It is asked for in a thousand places, which it would make larger.
            #[inline(never)]
            fn pattern(self, language: $crate::words::Language) -> &'static str {
                let room = <$of as $crate::words::Vocabulary>::shelf().of(language);
                room.$field.get(self as usize).copied().unwrap_or_default()
            }

            fn slots(self) -> &'static [&'static str] {
                match self { $(Self::$key => &[$($(stringify!($slot)),+)?]),+ }
            }
        }
    };
}

pub(crate) use keys;

/// Lets scripts name the keys of a set.
macro_rules! named {
    ($name:ident) => {
        impl $name {
            /// Its name in kebab-case, such as `score-yen`.
            pub fn name(self) -> String {
                $crate::words::keys::kebab(&format!("{self:?}"))
            }

            /// The key of a name in kebab-case, such as `score-yen`.
            pub fn of(name: &str) -> Option<Self> {
                use std::collections::BTreeMap;
                use std::sync::LazyLock;

                // A page asks for hundreds of texts while it begins.
                static NAMED: LazyLock<BTreeMap<String, usize>> =
                    LazyLock::new(|| $crate::words::keys::by_name($name::ALL));
                NAMED.get(name).map(|&number| Self::ALL[number])
            }
        }
    };
}

pub(crate) use named;

keys! {
    /// A text of the page.
    pub Key of Catalogue.page {
        // Start page.
        Game, NewGame, Players, SeatName, Person, Computer, Here, FreeSeat(color), AddPlayer,
        ComputerApprentice, ComputerApprenticeNote, ComputerGreedy, ComputerGreedyNote, ComputerMerchant,
        ComputerMerchantNote, ComputerMaster, ComputerMasterNote, Options,
        RandomStarter, Curtain, CurtainNote, CurtainNone, Seed, SeedNote, NewSeed, Begin, Continue(round), ContinueGame, OpenRecord,
        Reconstructed, OwnValues, Privacy, KeepAll, KeptAll, NotKeptAll, Unaffiliated, ChangeColor(color), OwnValuesTitle, OwnValuesText, LoadValues,
        BuiltInValues, Loading,
        // Top bar and menu.
        Round(round), TurnOf(name), LastRound, FinalRound(round), Undo, Redo, Menu, Help, Close, Cancel, Back, Log,
        LogEmpty, SaveRecord, LeaveGame, Zoom, ZoomFit, FoldAway, Practice, ComputerThinks(name),
        // Panels of the table.
        TurnTab, MoreTab, Free,
        // Curtain.
        CurtainTitle(name), CurtainText, CurtainButton(name),
        // Final score.
        Rounds(n), InPlay, AtTheEnd, ScoreTrack, Total, ShowTable, ShowScore,
        PointsByRound, ChartEnd, Practised,
        // What decided a game, and how it went.
        Decided, DecidedTie, DecidedLast(name), DecidedAlways(name), DecidedSince(name, round), DecidedAhead(name, rival, category, n),
        DecidedAheadBehind(name, rival, category, n, other, less), DecidedEndAhead(name, round, n),
        DecidedEndLevel(name, round), DecidedEndBehind(name, round, n), Rematch, SameDeal, Figures, PointsTable, AfterRound,
        TallyTurns,
        // The past.
        History, HistoryAt(round, name, n, of), HistoryOrders(n, of), HistoryNow, HistoryFirst, HistoryTurnBack,
        HistoryBack, HistoryForward, HistoryTurnForward, HistoryLast, HistorySlider, HistoryPlay, HistoryClose,
        HistoryNothing, PracticeGame, PracticeBack,
        // Who plays which seat.
        Seats, SeatsText, SeatOf(name), SeatsApply, SeatsAlone, SeatsLet, SeatsHanded, SeatsHandedOver, SeatsReturn,
        // Games that are kept.
        Games, GamesText(n), GamesRemoved(most, games), GameTitle(names, date), GamesNone, GameDate(date),
        GameUnfinished(round), GameNotFinished, GameWon(name, points, n), GamePractice, GameOpen, GameDelete,
        GameDeleteOf(names, date), GamesDeleteAll, GameDeleted(n), GameUndelete, GamesBroken(n), GamesBrokenDelete,
        GameStatistics, StatName, StatGames, StatWins, StatMean, StatBest, GameElsewhere, GameTakeOver, GameToStart,
        ErrorGameBroken, ErrorGameGone,
        // The table as headings and buttons, and the keys.
        TreeMine, TreeOwned(name), TreeRow(n), TreeBoards, TreeShow(thing), TreeWholeLog, TreeControls,
        TreeUsable(thing), TreeChosen(thing), TreeWays(n), TreeNothing, KeysTitle, KeysText(arrows), KeysLetters, KeysLettersNote,
        // What is said beside: states, warnings, and what a key or press came to.
        TreeOffered(thing), TreeReveals, TreeChance, TreeHandsOn, TreeConfirm, TreeEscape,
        TreeNoWayOn, TypeFound(n),
        // What a key, a press and a search came to, in full.
        TreeConfirmThis(action), TypeOne(action), SaidUndoOf(deed), SeatHandedOver(computer, name), CoachBest(turn),
        ChanceOf(name, n),
        // Who sits, and taking back.
        ComputerOf(name), TreeLastTurn, SaidUndo, SaidRedo, SaidRestart,
        // The coach.
        ReasonEnding, ReasonOpen, ReasonPoints, ReasonLater, ReasonRival, ReasonMixed, ReasonOnly,
        // How the coach's other turns compare with the best.
        BesideBoth(better, worse), BesideBetter(better), BesideWorse(worse), BesideMixed, BesideEnding, BesideOpen, EqualBut(worse), EqualMixed,
        InPoints, InLater, InRival,
        // The coach at the table.
        Coach, CoachNote, CoachAll, CoachNow, CoachHidden, CoachNotAsked, CoachAsk(name), CoachAdvise, CoachChances,
        CoachThinks, CoachStop, CoachStopped, CoachFailed, CoachFound(n), CoachAhead(n), CoachBehind(n), CoachLess(n),
        CoachSame, CoachPlay, CoachPlayNote, CoachDeclare, CoachChancesTold, Percent(n),
        // The analysis after a game.
        Analyse, Analysis, AnalysisText, AnalysisWho, AnalysisAgain, AnalysisDone(name), AnalysisChances, AnalysisTable,
        AnalysisStart, AnalysisCost, AnalysisWorst, AnalysisNone, AnalysisTurn(round, n), AnalysisPlayed, AnalysisBetter,
        AnalysisSee, AnalysisHidden,
        // How long a Master thinks.
        Thought, ThoughtQuick, ThoughtNormal, ThoughtLong,
        // Styles of computers.
        Styles, StylesNote, ComputerInStyle(computer, style), StyleBuilder, StyleScholar, StyleTrader, PlayedBy(computer),
        PlayedByFond(computer, things),
        // Errors.
        ErrorSeed, ErrorRules(most), ErrorSeat(seat), ErrorMove(text), ErrorBusy, ErrorStorage, ErrorStorageFull, ErrorLoad,
        ErrorAwaited, ErrorCanvas, ErrorNoGame, ErrorEntropy, ErrorUnexpected, ErrorUnkept, ErrorFailed, ErrorStumbled,
        ErrorFileTooLarge, ErrorFileUnread(file), ErrorNoScript, ErrorFromFile, ErrorNoWebAssembly, ErrorMissing(file),
        ErrorBroken(file), ErrorType(file), ErrorPolicy, ErrorPolicyFile(file), ErrorScripts, ErrorSandbox, Reload,
        ErrorLanguage(reason), LanguageLabel, Decimal(n),
        // The program of the computers is missing, or is of another build.
        ErrorComputers, ErrorRenewed, ErrorLessons,
        // A game of the house that lies in the box yet, or that the server is still building.
        ErrorFirstFetch(game), ErrorBuilding(game),
        // Giving a game away.
        Share, ShareOver, ShareHidden, ShareOpen, SharePractice, SharePracticeOpen, RecordHidden, RecordOpen, CopyLink, CopySeen, CopyRecord, SavePicture,
        ShareReport, ShareLong(n), ErrorLink,
        // A table in another page.
        ErrorAttribute(tag, name, wanted, given), ErrorAttributeLong(tag, name), WantedObject, WantedRecord, WantedLesson,
        WantedSeats(n), WantedPlayers(n, other), WantedMoment(n), WantedNames(names), ErrorBeside(tag, name, other),
        ErrorFetch(address), ErrorAddress(address), ErrorReadonly, ErrorMoment(n), ErrorMessageAsk(names),
        ErrorMessageWith(most), ErrorNotReady, ErrorGone,
        // Lessons at the table.
        Lessons, LessonsText, LessonStep(n, of), LessonOn, LessonHint, LessonBack, LessonAgain, LessonNext, LessonClose,
        LessonOver, LessonDone,
        // Worked examples at the table.
        Worked, WorkedText, WorkedShow, WorkedRule,
        // A first game, which is explained.
        FirstGame, GuideKnown, GuideMore, GuideOff,
        // A new version.
        Documentation, Licences, UpdateReady, UpdateNow, UpdateOthers,
        // The editor of positions.
        EditorTitle, EditorText, EditorOpen, EditorSave, EditorCopy, EditorTag, EditorPlay, EditorTable, EditorForm,
        EditorDocument, EditorDocumentNote, EditorGood, EditorStands, EditorFault, EditorGame, EditorTurn, EditorPlayers,
        EditorDealt, EditorDealtAs(text), EditorNone, EditorHand, EditorStarter, EditorRandom, EditorStarted, EditorRules,
        EditorEdition, EditorNewest, EditorAbout, EditorRound, EditorWhose, EditorStep, EditorAdd, EditorRemove(thing),
        EditorOpened(name), EditorBegun, EditorNew, EditorUnkept, EditorFailed, ErrorEdition(known),
        // What a program gives that is not what was asked for.
        ErrorArgument(name, wanted, given), WantedText, WantedNumber, WantedWhole, WantedCanvas, WantedFunction, WantedGame,
        ErrorPlain(name, reason), NoPlainData, ErrorOneASeat(name, n),
        // Lessons.
        LessonOther, LessonUnasked,
        // Menu.
        TakeBackAsPractice, SaveContent, OwnValuesLoaded, OwnValuesUnkept, OwnValuesUnseen, ValueSources, ValueSourcesNote,
        SourcePart, SourceRulebook, SourcePublished, SourceReconstructed, Pace, PaceSlow, PaceNormal, PaceQuick,
        PaceInstant,
        // What moves, and computers step by step.
        PaceStep, NextStep, Motion, MotionSlow, MotionNormal, MotionQuick, MotionOff, Sound,
        // Colours.
        Palette, PalettePrint, PaletteSafe, PaletteClear,
        // Entering a move: commitments, taking back, outcomes.
        RestartTurn, SealReveals, SealChance, SealChanceShort, SealHandsOn, SealShort, Sealed(action, seal), Confirmations,
        // Hints about waste.
        Hints, HintsNote,
        // Typing moves.
        TypeMoves, TypeNote, TypePlay, CopyTurn, CopyGame, Copied, CopyFailed, TypedRest(text),
        // Player's aid.
        AidName, AidTables, AidRules, AidSearch, AidFound(n, text),
        AidNothing(text), ReadRule(chapter),
        // Cards that explain.
        TipChapter(chapter), TipUndo, TipRedo, TipRestart, TipMenu, TipLog, TipTold, TipCancel, TipFold, TipZoom,
        TipTurn,
        // The pages before and after a game: short words for buttons, and what they say besides.
        LearnToPlay, SeatGrip(name, n, of), SeatGripTip, PaletteShortPrint, PaletteShortSafe, PaletteShortClear,
        RematchNote, SameDealNote, FinalMore, FinalLeave, ChartHint, ChartRound(round), ChartThen(round), FinalSeed(seed),
        // The first page: what is there, who can play a game, how to learn one, and what is set otherwise than usual.
        HouseAbout, PlayersFromTo(from, to), PlayersOnly(n), LearnNote, Rules, AsUsual, OptionOn(option), OptionOff(option),
    }
}

named!(Key);

/// The numbers of keys by their names in kebab-case.
pub(crate) fn by_name<K: Keyed>(keys: &[K]) -> BTreeMap<String, usize> {
    numbered(keys.iter().map(|key| kebab(&format!("{key:?}"))).collect())
}

/// Numbers by name: the same code for whatever is named, for a map of its own a set of keys would cost kilobytes.
#[inline(never)]
fn numbered(names: Vec<String>) -> BTreeMap<String, usize> {
    let mut numbered = BTreeMap::new();
    for (number, name) in names.into_iter().enumerate() {
        numbered.insert(name, number);
    }
    numbered
}

/// A variant's name in kebab-case.
pub(crate) fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for (index, letter) in name.chars().enumerate() {
        if letter.is_ascii_uppercase() && index > 0 {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}
