package import DiaryStore
package import FitnessModel
package import Phrases

extension StressLevel {
    /// "worn out".
    package var word: Phrase {
        switch self {
        case .woundUp: "wound up"
        case .wornOut: "worn out"
        case .atEase: "at ease"
        case .carefree: "carefree"
        }
    }

    /// "2 worn out".
    package var numbered: Phrase { "\(rawValue) \(word)" }
}

extension CheckIn {
    /// "2 worn out".
    package var wording: Phrase { level.numbered }
}

extension HelpContact.Category {
    /// "near you".
    package var word: Phrase {
        switch self {
        case .now: "now"
        case .near: "near you"
        case .technical: "technical"
        }
    }
}

extension Practice {
    /// "Long breath out, 2:14".
    package var wording: Phrase { "\(kind.name), \(Clock.minutesAndSeconds(seconds))" }
}

extension RelaxingKind {
    /// "Long breath out".
    package var name: Phrase {
        switch self {
        case .longBreath: "Long breath out"
        case .evenBreath: "Even breath"
        case .tenseAndLetGo: "Tense and let go"
        case .sittingStill: "Sitting still"
        }
    }

    /// Its rhythm in a few words: "in 4 · out 6".
    package var rhythm: Phrase {
        switch self {
        case .longBreath: "in 4 · out 6"
        case .evenBreath: "in 4 · hold 4 · out 4 · hold 4"
        case .tenseAndLetGo: "tense 5 · let go 10"
        case .sittingStill: "nothing to do"
        }
    }
}

extension RelaxingKind.Group {
    /// "hands".
    var word: Phrase {
        switch self {
        case .hands: "hands"
        case .arms: "arms"
        case .face: "face"
        case .shoulders: "shoulders"
        case .belly: "belly"
        case .seat: "seat"
        case .thighs: "thighs"
        case .feet: "feet"
        }
    }
}

extension RelaxingMoment {
    /// "breathe out", "tense: hands".
    package var word: Phrase { group.map { "\(action.word): \($0.word)" } ?? action.word }
}

extension RelaxingMoment.Action {
    fileprivate var word: Phrase {
        switch self {
        case .breatheIn: "breathe in"
        case .breatheOut: "breathe out"
        case .hold: "hold"
        case .tense: "tense"
        case .letGo: "let go"
        case .sit: "sit"
        }
    }
}

/// The texts for a client's wellbeing.
package enum WellbeingText {
    /// The optional values of a check-in: "slept 5:40", "soreness 3 of 4", "energy 2 of 4".
    package static func ratings(_ one: CheckIn) -> [Phrase] {
        let ratings: [Phrase?] = [
            one.sleep.map { "slept \(ProgrammeText.hours($0))" },
            one.soreness.map { "soreness \($0) of 4" }, one.energy.map { "energy \($0) of 4" },
        ]
        return ratings.compactMap(\.self)
    }

    /// "2 worn out, slept 5:40": a check-in in one line.
    package static func line(_ one: CheckIn) -> Phrase { ([one.wording] + ratings(one)).joined(separator: ", ") }

    /// The records that are deleted with a consent: "41 check-ins, 12 notes."
    package static func held(_ traces: ForgottenClient) -> Phrase {
        let held: [Phrase?] = [
            traces.rows["check_in"].map { "\($0, one: "check-in", other: "check-ins")" },
            traces.rows["wellbeing_note"].map { "\($0, one: "note", other: "notes")" },
            traces.rows["answer_set"].map { "\($0, one: "questionnaire", other: "questionnaires")" },
            traces.rows["practice"].map { "\($0, one: "practice", other: "practices")" },
            traces.rows["programme"].map { "\($0, one: "programme", other: "programmes")" },
        ]
        let kinds = held.compactMap(\.self)
        return kinds.isEmpty ? "Only the consent." : "\(list: kinds)."
    }

    /// "2.5"; the argument is in tenths.
    package static func level(_ tenths: Int) -> String { NumberFormat.shown(tenths, decimals: 1) }
}

extension Questionnaire.AnswerKind {
    /// An answer as it is read: "very often", "11", "yes".
    package func text(_ value: Int) -> Phrase {
        switch self {
        case .choice(let choices): "\(choices.first { $0.value == value }?.word ?? "\(value)")"
        case .number: "\(value)"
        case .tick: value == 0 ? "no" : "yes"
        }
    }
}

extension Questionnaire.Fault {
    /// The problem of a questionnaire file, and how to fix it.
    var wording: Phrase {
        switch self {
        case .noKey, .noTitle, .version, .noItems, .tooManyItems, .mixedTicks: ofFile
        case .itemWithoutKey(let number): "the question needs a key, such as key = \"q\(number)\"."
        case .itemTwice(let key): "there are two questions \(key): give one another key."
        case .itemWithoutText(let key): "the question \(key) has no text."
        case .noScale(let key): "there is no [[scale]] with key = \"\(key)\"."
        case .scaleWithoutKey: "the scale needs a key, such as key = \"sum\"."
        case .scaleTwice(let key): "there are two scales \(key): give one another key."
        case .scaleWithoutTitle(let key): "the scale \(key) has no title, which results show."
        case .scaleWithoutItems(let key): "no question counts in \(key): give some scale = \"\(key)\"."
        case .factor: "factor is a whole number from 1 to 1000."
        case .cap(let cap): "cap \(cap) is out of bounds."
        case .mayMiss(let questions):
            "missing must be from 0 to \(max(questions - 1, 0)): at least one question has to be answered."
        case .bandOutside(let word, let bounds):
            "the band \(word) is out of bounds: bands go from \(bounds.lowerBound) to \(bounds.upperBound)."
        case .bandReversed(let word): "the band \(word) ends before it begins: from is above to."
        case .bandWithoutWord(let from, let to): "the band from \(from) to \(to) has no word."
        case .bandsOverlap(let first, let second):
            "the bands \(first) and \(second) overlap: a result can be in one only."
        case .outside(let bounds): "values go from \(bounds.lowerBound) to \(bounds.upperBound)."
        case .emptyRange(let from, let to):
            "the range is empty: from \(from) to \(to). Write the lower number first."
        case .tooFewChoices: "a choice needs two answers or more: choices = [[0, \"never\"], [1, \"always\"]]."
        case .equalChoices: "two answers have the same value."
        case .choiceWithoutWord: "an answer has no word."
        }
    }

    private var ofFile: Phrase {
        switch self {
        case .noKey: "key is missing: a short name that does not change, such as \"my-week\"."
        case .noTitle: "title is missing: what people call it."
        case .version: "version counts from 1."
        case .noItems: "there is no question: write [[item]] with key and text."
        case .tooManyItems(let count): "\(count) questions are too many: at most \(Questionnaire.itemLimit)."
        case .mixedTicks: "a tick list has nothing but lines to tick: answer = \"ticks\" for all of it."
        default: ""
        }
    }
}
