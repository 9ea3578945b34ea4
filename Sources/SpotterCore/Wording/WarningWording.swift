package import FitnessModel
package import Phrases

extension LoadWarning {
    /// "800 kg? Last 80."
    package var wording: Phrase {
        switch reason {
        case .isBodyWeight(let set): "\(set) is body weight."
        case .isLoad(let set, let load): "\(set) is a load of \(load)."
        case .unlikeLast(let set, let last): "\(set)? Last \(last)."
        case .aboveBest(let load, let best): "\(load)? Best e1RM \(best)."
        case .unlikeBefore(let load, let before): "\(load)? Before it \(before)."
        case .unlikePrescription(let set, let prescribed): "\(set)? Asked \(prescribed)."
        case .hasLoad(let set): "\(set)? Body weight counts here."
        case .isSets(let load, let sets, let reps): "\(load)? Write \(sets) sets after a load: 40x\(reps)*\(sets)."
        case .cell(let warning): warning.wording
        }
    }
}

extension LoadCell.Warning {
    /// "300 reps?"
    package var wording: Phrase {
        switch self {
        case .load(let load): "\(load)?"
        case .reps(let reps): "\(reps) reps?"
        case .time(let time): "\(time)?"
        case .metres(let length): "\(length) metres?"
        case .sets(let count): "\(count) identical sets?"
        }
    }
}

extension Prescription.Warning {
    /// "612 reps?", "Not a tempo such as 31X0."
    package var wording: Phrase {
        switch self {
        case .noLabel: "Not a label such as A1."
        case .noTempo: "Not a tempo such as 31X0."
        case .noRest: "Not a rest such as 90\"."
        case .reps(let text): "\(text) reps?"
        case .sets(let text): "\(text) sets?"
        }
    }
}

extension PhaseDays.Fault {
    /// The error in typed days, and the correction.
    package var wording: Phrase {
        switch self {
        case .tooLong(let name):
            "\"\(name)\" is too long for a day: up to \(PhaseDays.longestName) letters, such as A or push."
        case .twice(let name): "Day \(name) is listed twice: give each day a different name."
        case .namelessWeekday(let word):
            "\"\(word)\" is a weekday without a day before it: write A mon, B thu."
        case .weekdayTwice(let weekday, let first, let second):
            "\(first) and \(second) are both on \(weekday.name): one day a weekday."
        case .noWeekday(let name): "Day \(name) has no weekday: give every day one, or none of them."
        }
    }
}
