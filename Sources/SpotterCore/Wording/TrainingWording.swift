package import FitnessModel
package import Phrases

extension MuscleGroup {
    /// "Chest".
    package var name: Phrase {
        switch self {
        case .chest: "Chest"
        case .back: "Back"
        case .shoulders: "Shoulders"
        case .biceps: "Biceps"
        case .triceps: "Triceps"
        case .forearms: "Forearms"
        case .core: "Core"
        case .glutes: "Glutes"
        case .quadriceps: "Quadriceps"
        case .hamstrings: "Hamstrings"
        case .calves: "Calves"
        case .adductors: "Adductors"
        case .neck: "Neck"
        }
    }
}

extension MuscleGroup {
    /// "chest", inside of a line.
    package var word: Phrase {
        switch self {
        case .chest: "chest"
        case .back: "back"
        case .shoulders: "shoulders"
        case .biceps: "biceps"
        case .triceps: "triceps"
        case .forearms: "forearms"
        case .core: "core"
        case .glutes: "glutes"
        case .quadriceps: "quadriceps"
        case .hamstrings: "hamstrings"
        case .calves: "calves"
        case .adductors: "adductors"
        case .neck: "neck"
        }
    }
}

extension MuscleText {
    /// "chest, shoulders, ~triceps" for reading; what is typed stays English.
    package static func words(_ muscles: [MuscleGroup: MuscleGroup.Role]) -> Phrase {
        muscles.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map { muscle, role -> Phrase in role == .indirect ? "~\(muscle.word)" : muscle.word }
            .joined(separator: ", ")
    }
}

extension ExerciseTrait.Kind {
    /// "muscle group".
    package var title: Phrase {
        switch self {
        case .category: "category"
        case .muscle: "muscle group"
        case .equipment: "equipment"
        case .tag: "tag"
        }
    }
}

extension PartOfDay {
    /// "Morning".
    package var name: Phrase {
        switch self {
        case .morning: "Morning"
        case .afternoon: "Afternoon"
        case .evening: "Evening"
        case .night: "Night"
        }
    }
}

extension SetTurn {
    /// "done 3", "next", "2/5", "open".
    package var word: Phrase {
        switch self {
        case .done(let sets): "done \(sets)"
        case .next: "next"
        case .begun(let sets, let target): Phrase(verbatim: "\(sets)/\(target)")
        case .open: Phrase("open", context: "state")
        case .skipped: "left out"
        }
    }
}

extension RaceDistance {
    /// "5 km", "half marathon".
    package var name: Phrase {
        switch self {
        case .kilometre: Phrase(verbatim: "1 km")
        case .fiveKilometres: Phrase(verbatim: "5 km")
        case .tenKilometres: Phrase(verbatim: "10 km")
        case .halfMarathon: "half marathon"
        case .marathon: "marathon"
        }
    }
}

extension Badge.Counted {
    /// "workouts".
    package var name: Phrase {
        switch self {
        case .sessions: "workouts"
        case .reps: "reps"
        }
    }
}

extension Badge {
    /// The suggested badges; the trainer may add them.
    package static var suggestions: [Badge] {
        func badge(_ name: Phrase, _ counted: Counted, _ target: Int, days: Int) -> Badge {
            Badge(name: name.text, counted: counted, target: target, days: days)
        }
        return [
            badge("Steady month", .sessions, 10, days: 30), badge("Steady quarter", .sessions, 30, days: 90),
            badge("Hundred workouts", .sessions, 100, days: 365), badge("Thousand reps", .reps, 1000, days: 7),
            badge("Ten thousand reps", .reps, 10_000, days: 90),
        ]
    }
}

extension LoadWarning {
    /// "800 kg? Last 80."
    package var wording: Phrase {
        switch reason {
        case .isBodyWeight(let set): "\(set) is body weight."
        case .isLoad(let set, let load): "\(set) is a load of \(load)."
        case .unlikeLast(let set, let last): "\(set)? Last \(last)."
        case .aboveBest(let load, let best): "\(load)? Best e1RM \(best)."
        case .unlikeBefore(let load, let before): "\(load)? Before it \(before)."
        case .unlikePrescription(let set, let prescribed): "\(set)? Prescribed \(prescribed)."
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
        case .noReps: "Not repetitions such as 6-8."
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

extension ExerciseTrait {
    /// The name as shown: muscle groups are translated, the others are data.
    package var shownName: Phrase {
        kind == .muscle ? MuscleGroup(rawValue: name)?.word ?? "\(name)" : "\(name)"
    }
}
