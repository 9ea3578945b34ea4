import FitnessModel
import Foundation

/// A phase as comma-separated values.
struct PhaseCSVWriter {
    private let document: PhaseDocument

    init(_ document: PhaseDocument) { self.document = document }

    /// One line per row, and a column per session titled with its day.
    var rows: String {
        let titles = document.planTitles + document.columns.map { $0.title(" ") }
        return CSVWriter.text([titles] + document.rows.map(document.cells))
    }

    /// One line per readable set, or part of a set.
    var sets: String {
        var lines = [
            [
                "Client", "Phase", "Session", "Date", "Label", "Exercise", "Set", "Part", "Warm-up", "Weight", "Unit",
                "Body weight", "Reps", "Seconds", "Metres", "RPE", "Failure",
            ] + (document.phase.days.isEmpty ? [] : ["Day"]) + ["Start", "Set seconds", "Rep seconds"]
        ]
        for column in document.columns {
            for row in document.rows {
                for (number, set) in document.sets(row, column).enumerated() {
                    for (index, part) in set.parts.enumerated() {
                        lines.append(line(row, column, set, number: number + 1, part, index: index + 1))
                    }
                }
            }
        }
        return CSVWriter.text(lines)
    }

    private func line(
        _ row: PhaseDocument.Row, _ column: PhaseDocument.Column, _ set: PerformedSet, number: Int,
        _ part: PerformedSet.Part, index: Int
    ) -> [String] {
        var weight = ""
        var isBody = false
        switch part.resistance {
        case .none: break
        case .load(let mass): weight = mass.text(in: column.unit)
        case .bodyWeight(let added):
            weight = added.text(in: column.unit)
            isBody = true
        }
        var (reps, seconds, metres) = ("", "", "")
        switch part.work {
        case .reps(let count): reps = String(count)
        case .time(let milliseconds): seconds = DecimalText.write(milliseconds, decimals: 3)
        case .distance(let length): metres = DecimalText.write(length.millimetres, decimals: 3)
        }
        return [
            document.client, document.phase.name, String(column.number), column.day?.iso ?? "", row.label(in: column),
            row.exercise, String(number), String(index), Self.yes(set.isWarmUp), weight,
            weight.isEmpty ? "" : column.unit.rawValue, Self.yes(isBody), reps, seconds, metres,
            set.effort.map { DecimalText.write($0.rpeTenths, decimals: 1) } ?? "", Self.yes(set.toFailure),
        ] + (document.phase.days.isEmpty ? [] : [column.phaseDay])
            + times(index == 1 ? row.marks[column.number]?[number] : nil)
    }

    /// The start of the set with its UTC offset, its duration, and the time of each repetition. They describe the whole
    /// set, so they appear only in the line of its first part.
    private func times(_ mark: SetMark?) -> [String] {
        guard let mark else { return ["", "", ""] }
        func seconds(_ milliseconds: Int) -> String { DecimalText.write(milliseconds, decimals: 3) }
        return [
            mark.began.isoText(in: document.zone), seconds(mark.milliseconds),
            mark.repTimes.map(seconds).joined(separator: " "),
        ]
    }

    private static func yes(_ value: Bool) -> String { value ? "yes" : "" }
}

/// The export formats of a phase.
public enum PhaseFormat: String, CaseIterable, Sendable {
    /// The paper sheet, 80 columns wide.
    case text
    /// The paper sheet, 132 columns wide.
    case wide
    /// A Markdown table.
    case markdown
    /// One line per row, with the sessions as columns.
    case csv
    /// One line per set, for computing in spreadsheets.
    case sets

    /// The file extension, without the dot.
    public var fileExtension: String {
        switch self {
        case .text, .wide: "txt"
        case .markdown: "md"
        case .csv, .sets: "csv"
        }
    }

    /// The phase in this format; ends with a line break.
    public func write(_ document: PhaseDocument, spelling: Spelling) -> String {
        switch self {
        case .text: PhaseTextWriter(document, page: .portrait, spelling: spelling).text
        case .wide: PhaseTextWriter(document, page: .landscape, spelling: spelling).text
        case .markdown: PhaseMarkdownWriter(document).text
        case .csv: PhaseCSVWriter(document).rows
        case .sets: PhaseCSVWriter(document).sets
        }
    }
}
