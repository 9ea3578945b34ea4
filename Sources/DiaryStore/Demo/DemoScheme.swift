/// The kind of a phase: how many sets and reps it asks for, and how they are loaded.
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
