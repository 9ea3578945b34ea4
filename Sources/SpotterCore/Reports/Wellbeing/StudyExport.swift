import DiaryExchange
package import DiaryStore
import FitnessModel
package import Foundation
package import Phrases

/// The export for a study: CSV files without names and dates, and a codebook.
package struct StudyExport: Sendable {
    package let tables: [StudyTable]
    private let questionnaires: [Questionnaire]

    package init(_ diary: Diary, withNotes: Bool, zone: TimeZone) throws(StoreError) {
        tables = try diary.study.tables(withNotes: withNotes, zone: zone)
        questionnaires = try diary.study.questionnaires()
    }

    /// The number of participants.
    package var people: Int { tables.first { $0.name == "people" }?.rows.count ?? 0 }

    /// The rows of every file: "check_ins.csv: 41 rows".
    package var counts: [Phrase] {
        tables.map { "\($0.name).csv: \($0.rows.count, one: "row", other: "rows")" }
    }

    /// All files with their names.
    package var files: [(name: String, text: String)] {
        var files = [(name: "codebook.md", text: codebook)]
        for table in tables {
            files.append(("\(table.name).csv", CSVWriter.text([table.columns.map(\.name)] + table.rows)))
        }
        return files
    }

    private var codebook: String {
        var lines = [
            "# Codebook", "",
            "Exported by Spotter from the diary of a gym: clients who agreed to it, each under a code. Days are counted from",
            "the day of the consent, which is 0. Files are CSV (RFC 4180) in UTF-8 with a header; an empty value was not given.",
            "",
        ]
        for table in tables {
            lines += ["## \(table.name).csv", "", "| Column | Meaning |", "|---|---|"]
            lines += table.columns.map { "| \($0.name) | \(Self.cell($0.meaning)) |" }
            lines.append("")
        }
        for one in questionnaires {
            lines += ["## Questionnaire \(Self.cell(one.key)), version \(one.version): \(Self.cell(one.title))", ""]
            lines += [("Licence", one.licence), ("Source", one.source), ("Asks about", one.period)]
                .filter { !$0.1.isEmpty }.map { "- \($0.0): \(Self.cell($0.1))" }
            lines += ["", "| Scale | What | From | To |", "|---|---|---|---|"]
            lines += one.scales.map { scale in
                let bounds = one.bounds(of: scale)
                return
                    "| \(Self.cell(scale.key)) | \(Self.cell(scale.title)) | \(bounds.lowerBound) | \(bounds.upperBound) |"
            }
            lines += ["", "| Item | From | To | Reversed | Scales |", "|---|---|---|---|---|"]
            lines += one.items.map { item in
                let bounds = item.kind.bounds
                let parts = [
                    item.key, "\(bounds.lowerBound)", "\(bounds.upperBound)", item.isReversed ? "yes" : "",
                    item.scales.joined(separator: " "),
                ]
                return "| \(parts.map(Self.cell).joined(separator: " | ")) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    /// Escapes a text for a cell of a Markdown table.
    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
