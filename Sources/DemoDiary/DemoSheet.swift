import CEmbedded
import DiaryStore
import FitnessModel

/// A sheet of the sample diary: a scheme and six exercises in pairs.
struct DemoSheet {
    /// A row of the sheet.
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
            let same = random.once(in: 3) ? nil : previous?.rows.first { $0.exercise.slot == slot }
            let exercise = same?.exercise ?? random.one(of: choice)
            let pair = index / 2
            // Jumps and throws are not repeated until they are slow.
            let isJump = slot == .power
            let reps = isJump ? min(scheme.reps[pair], 5) : scheme.reps[pair]
            let sets = isJump ? scheme.sets[pair] - 1 : scheme.sets[pair]
            return Row(
                exercise: exercise, reps: reps, sets: sets,
                prescription: Prescription(
                    label: DemoScheme.labels[index], tempo: isJump ? "X" : scheme.tempo[pair],
                    reps: Self.reps(exercise, prescribed: isJump ? "\(reps)" : scheme.repsText[pair]), sets: "\(sets)",
                    rest: scheme.rest[pair]))
        }
    }

    private static func reps(_ exercise: DemoExercise, prescribed: String) -> String {
        switch exercise.record.unitKind {
        case .time: "\(Int(exercise.strength / 2))s"
        case .distance: "40m"
        default: prescribed
        }
    }
}

/// The kind of a phase: its sets and reps, and how they are loaded.
struct DemoScheme {
    let name: String
    let periodization: String
    let goal: String
    /// Repetitions of the first, second and third pair of rows.
    let reps: [Int]
    /// Sets of the first, second and third pair of rows.
    let sets: [Int]
    let tempo: [String]
    let rest: [String]
    /// How the sheet writes the repetitions.
    let repsText: [String]

    /// One block after another, as a year goes.
    static let all: [DemoScheme] = [
        DemoScheme(
            name: "Hypertrophy", periodization: "Linear", goal: "Muscle", reps: [8, 10, 12], sets: [4, 4, 3],
            tempo: ["4010", "3011", "3010"], rest: ["120\"", "90\"", "60\""], repsText: ["6-8", "8-10", "10-12"]),
        DemoScheme(
            name: "Strength", periodization: "Linear", goal: "Maximal strength", reps: [5, 8, 10], sets: [5, 4, 3],
            tempo: ["40X0", "3012", "3010"], rest: ["3'", "2'", "75\""], repsText: ["3-5", "6-8", "8-10"]),
        DemoScheme(
            name: "In season", periodization: "Daily, concurrent", goal: "Maximal strength / acceleration",
            reps: [3, 8, 10],
            sets: [5, 4, 3], tempo: ["31X0", "3012", "3010"], rest: ["150\"", "90\"", "60\""],
            repsText: ["3", "6-8", "8-10"]),
        DemoScheme(
            name: "Deload", periodization: "Step back", goal: "Recovery", reps: [6, 8, 10], sets: [3, 3, 2],
            tempo: ["3010", "3010", "2010"], rest: ["2'", "90\"", "60\""], repsText: ["6", "8", "10"]),
    ]

    /// The rows of a sheet: which pair, and the label.
    static let labels = ["A1", "A2", "B1", "B2", "C1", "C2"]
}

/// An exercise of the sample library.
struct DemoExercise {
    /// The position of an exercise in a sheet.
    enum Slot: String, CaseIterable { case legs, power, pull, push, accessory, trunk }

    /// The record of the library; its id and its machine are known once it is written.
    var record: Exercise
    let slot: Slot
    /// The maximum of a trained man of 80 kg; for body weight the added weight, for time and distance seconds and
    /// metres.
    let strength: Double
    /// The name of the machine it is done on; empty if that does not matter.
    let machine: String

    static let all = CatalogueTable(.demoExercises).rows.compactMap(DemoExercise.init(row:))

    private init?(row: [String]) {
        guard row.count == 7, let slot = Slot(rawValue: row[1]), let kind = UnitKind(rawValue: row[2]),
            let strength = Double(row[3])
        else { return nil }
        self.slot = slot
        self.strength = strength
        machine = row[6]
        // The heavier it is, the larger is the smallest change of weight.
        record = Exercise(
            id: .unsaved, name: row[0], tags: row[4].split(separator: ";").map(String.init), unitKind: kind,
            loadStep: Mass(grams: strength < 30 ? 1_000 : 2_500))
        for word in row[5].split(separator: " ") {
            let isIndirect = word.hasPrefix("~")
            guard let group = MuscleGroup(rawValue: String(isIndirect ? word.dropFirst() : word)) else { continue }
            record.muscles[group] = isIndirect ? .indirect : .direct
        }
    }
}
