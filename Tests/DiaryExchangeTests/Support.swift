import DiaryExchange
import FitnessModel
import Foundation

/// The folder of the package, relative to this file.
let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

func importFile(_ text: String) -> ImportFile {
    ImportFile(name: "test.csv", bytes: Data(text.utf8))
}

/// Reads a file of any known format as training.
func trainingLog(_ file: ImportFile, unit: MassUnit? = nil) throws -> TrainingLog {
    let format = try ImportFormat.sniff(file)
    switch try format.read(file, massUnit: unit) {
    case .training(let log): return log
    default: throw ImportError.unknownFormat(name: file.name, header: "not training")
    }
}

func trainingLog(_ text: String, unit: MassUnit? = nil) throws -> TrainingLog {
    try trainingLog(importFile(text), unit: unit)
}

/// Rows of layout A with its header.
func layoutA(_ rows: String...) -> String {
    ([StrongFixture.headerA] + rows).joined(separator: "\n") + "\n"
}

/// The columns before the exercise's name in most rows of the tests.
let start = "2026-03-12 18:30:00,Legs,1h 5m,"

extension PerformedSet {
    static func reps(_ reps: Int, kg: Double) -> PerformedSet {
        PerformedSet(.load(Mass(kg, .kg)), .reps(reps))
    }
}
