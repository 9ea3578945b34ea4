import DiaryExchange
import FitnessModel
import Foundation
import Testing

/// Reads a file of any known format as measurements, on 23 November 2026.
func bodyLog(_ file: ImportFile, unit: MassUnit? = nil, dates: DateOrder = .dayFirst) throws -> BodyLog {
    let today = try #require(Day(iso: "2026-11-23"))
    switch try ImportFormat.sniff(file).read(file, massUnit: unit, today: today, dates: dates) {
    case .body(let log): return log
    default: throw ImportError.unknownFormat(name: file.name, header: "no measurements")
    }
}

func bodyLog(_ text: String, unit: MassUnit? = nil, dates: DateOrder = .dayFirst) throws -> BodyLog {
    try bodyLog(importFile(text), unit: unit, dates: dates)
}

extension BodyLog {
    /// What was measured, in the order of the file, as the wall clock of Greenwich had it.
    var drafts: [BodyDraft] { lines.map { $0.draft(in: .gmt) } }

    /// What was said about the reading.
    var remarks: [String] { issues.map(\.description) }
}

/// A measurement of 12 March 2026.
func measured(_ edit: (inout BodyMeasurement) -> Void = { _ in }) throws -> BodyMeasurement {
    var measurement = BodyMeasurement(day: try #require(Day(iso: "2026-03-12")))
    edit(&measurement)
    return measurement
}

/// A measure of the trainer's own.
func own(_ text: String) throws -> OwnMeasure { try #require(OwnMeasure(text)) }
