import FitnessModel

/// A sheet of the invented diary: a scheme and six exercises in pairs.
struct DemoSheet {
    /// One row of it.
    struct Row {
        let exercise: DemoExercise
        let reps: Int
        let sets: Int
        let prescription: Prescription
    }

    /// Its head; a template until a client is given.
    let phase: Phase
    let rows: [Row]

    init(
        name: String, scheme: DemoScheme, columns: Int, after previous: DemoSheet? = nil,
        from library: [DemoExercise.Slot: [DemoExercise]], random: inout DemoRandom
    ) {
        phase = Phase(
            id: .unsaved, name: name, periodization: scheme.periodization, goal: scheme.goal, sessionCount: columns)
        rows = DemoExercise.Slot.allCases.enumerated().compactMap { index, slot in
            guard let choice = library[slot], !choice.isEmpty else { return nil }
            // Two exercises of three stay from phase to phase, as a trainer would plan it.
            let kept = random.once(in: 3) ? nil : previous?.rows.first { $0.exercise.slot == slot }
            let exercise = kept?.exercise ?? random.one(of: choice)
            let pair = index / 2
            // What is jumped or thrown is not repeated until it is slow.
            let isJump = slot == .power
            let reps = isJump ? min(scheme.reps[pair], 5) : scheme.reps[pair]
            let sets = isJump ? scheme.sets[pair] - 1 : scheme.sets[pair]
            return Row(
                exercise: exercise, reps: reps, sets: sets,
                prescription: Prescription(
                    label: DemoScheme.labels[index], tempo: isJump ? "X" : scheme.tempo[pair],
                    reps: Self.reps(exercise, asked: isJump ? "\(reps)" : scheme.repsText[pair]), sets: "\(sets)",
                    rest: scheme.rest[pair]))
        }
    }

    private static func reps(_ exercise: DemoExercise, asked: String) -> String {
        switch exercise.record.unitKind {
        case .time: "\(Int(exercise.strength / 2))s"
        case .distance: "40m"
        default: asked
        }
    }
}
