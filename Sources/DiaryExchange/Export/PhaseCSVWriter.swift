import FitnessModel
import Foundation

/// A phase as comma-separated values.
struct PhaseCSVWriter {
    private let document: PhaseDocument

    init(_ document: PhaseDocument) { self.document = document }

    /// One line for each row, a column for each session, its title with the day.
    var rows: String {
        let titles = document.planTitles + document.columns.map { $0.title(" ") }
        return CSVWriter.text([titles] + document.rows.map(document.cells))
    }

    /// One line for each set, or part of a set, that could be read.
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
            document.client, document.phase.name, String(column.number), column.day?.iso ?? "", row.prescription.label,
            row.exercise, String(number), String(index), Self.yes(set.isWarmUp), weight,
            weight.isEmpty ? "" : column.unit.rawValue, Self.yes(isBody), reps, seconds, metres,
            set.effort.map { DecimalText.write($0.rpeTenths, decimals: 1) } ?? "", Self.yes(set.toFailure),
        ] + (document.phase.days.isEmpty ? [] : [column.phaseDay])
            + times(index == 1 ? row.marks[column.number]?[number] : nil)
    }

    /// When the set began, with the offset of the clock on the wall, how long it took, and each repetition of it: of
    /// the whole set, so that they stand in the line of its first part only.
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

/// The forms in which a phase leaves the diary.
public enum PhaseFormat: String, CaseIterable, Sendable {
    /// The paper, 80 columns wide.
    case text
    /// The paper, 132 columns wide.
    case wide
    /// A table in Markdown.
    case markdown
    /// One line for each row, the sessions as columns.
    case csv
    /// One line for each set, for spreadsheets that compute.
    case sets

    /// What a person is shown.
    public var title: String {
        switch self {
        case .text: "Text, 80 columns, 60 lines a page"
        case .wide: "Text, 132 columns, 45 lines a page"
        case .markdown: "Markdown table"
        case .csv: "CSV, a line for each row"
        case .sets: "CSV, a line for each set"
        }
    }

    /// What a file of this form is called behind its last dot.
    public var fileExtension: String {
        switch self {
        case .text, .wide: "txt"
        case .markdown: "md"
        case .csv, .sets: "csv"
        }
    }

    /// The phase in this form; ends with a line end.
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
