import DiaryExchange
import FitnessModel
import Foundation
import Phrases
import SpotterCore
import Testing

/// Reads a file of any known format as measurements, with 23 November 2026 as the current day.
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
    /// The measurements in the order of the file, with times in UTC.
    var drafts: [BodyDraft] { lines.map { $0.draft(in: .gmt) } }

    var remarks: [String] { issues.map(\.wording.text) }

    /// The issues of rows.
    var rowIssues: [ImportIssue] {
        issues.compactMap { if case .row(let issue) = $0 { issue } else { nil } }
    }
}

/// A measurement of 12 March 2026.
func measured(_ edit: (inout BodyMeasurement) -> Void = { _ in }) throws -> BodyMeasurement {
    var measurement = BodyMeasurement(day: try #require(Day(iso: "2026-03-12")))
    edit(&measurement)
    return measurement
}

/// A custom measure of the trainer.
func own(_ text: String) throws -> OwnMeasure { try #require(OwnMeasure(text)) }
