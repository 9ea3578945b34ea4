import DiaryExchange
import FitnessModel
import Foundation

/// The same numbers on every run, so that a failure can be repeated (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// The folder of the package, found from this file.
let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

func importFile(_ text: String) -> ImportFile {
    ImportFile(name: "test.csv", bytes: Data(text.utf8))
}

/// Reads a file of any known format as training.
func trainingLog(_ file: ImportFile, unit: MassUnit? = nil) throws -> TrainingLog {
    let format = try ImportFormat.sniff(file)
    switch try format.read(file, answers: ImportAnswers(massUnit: unit)) {
    case .training(let log): return log
    default: throw ImportError.unknownFormat(name: file.name, header: "not training")
    }
}

func trainingLog(_ text: String, unit: MassUnit? = nil) throws -> TrainingLog {
    try trainingLog(importFile(text), unit: unit)
}

/// Rows of layout A, in kg, under its header.
func layoutA(_ rows: String...) -> String {
    ([StrongFixture.headerA] + rows).joined(separator: "\n") + "\n"
}

/// What stands before the exercise's name in most rows of the tests.
let start = "2026-03-12 18:30:00,Legs,1h 5m,"

extension PerformedSet {
    static func reps(_ reps: Int, kg: Double) -> PerformedSet {
        PerformedSet(.load(Mass(kg, .kg)), .reps(reps))
    }
}
