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
}

extension CheckIn {
    /// "2 worn out".
    package var wording: Phrase { "\(level.rawValue) \(level.word)" }
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
