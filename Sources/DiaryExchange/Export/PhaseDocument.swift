public import FitnessModel
public import Foundation

/// A phase as printed or exported: its head, rows, a column per session, totals and notes. Texts are verbatim.
public struct PhaseDocument: Hashable, Sendable {
    /// A column of loads.
    public struct Column: Hashable, Sendable {
        /// Counted from 1.
        public var number: Int
        /// The day of the session; nil without a session.
        public var day: Day?
        /// The unit of weights in the cells.
        public var unit: MassUnit
        /// The session's note.
        public var note: String
        /// How hard the session was.
        public var effort: Effort?
        /// The phase day of the session; empty if the phase has none.
        public var phaseDay: String

        /// Creates a column, empty by default.
        public init(
            number: Int, day: Day? = nil, unit: MassUnit = .kg, note: String = "", effort: Effort? = nil,
            phaseDay: String = ""
        ) {
            self.number = number
            self.day = day
            self.unit = unit
            self.note = note
            self.effort = effort
            self.phaseDay = phaseDay
        }

        /// Whether the column has no session yet.
        var isOpen: Bool { day == nil }

        /// The number, and the phase day and date if known.
        func title(_ separator: String) -> String {
            [String(number), phaseDay.isEmpty ? "" : "Day \(phaseDay)", day?.iso ?? ""].filter { !$0.isEmpty }
                .joined(separator: separator)
        }
    }

    /// A row: an exercise, its prescription and its loads.
    public struct Row: Hashable, Sendable {
        /// The exercise's name.
        public var exercise: String
        /// The unit of its work.
        public var kind: UnitKind
        /// Label, tempo, reps, sets, rest, micro.
        public var prescription: Prescription
        /// The load cells by column number.
        public var loads: [Int: String]
        /// The labels under which they were done, by column number.
        public var labels: [Int: String]
        /// Planned loads of columns without a session, by column number.
        public var ahead: [Int: String]
        /// Notes on the load cells, by column number.
        public var notes: [Int: String]
        /// False for an exercise performed in these sessions but no longer on the sheet.
        public var isOnSheet: Bool
        /// The phase day of the row; empty for every day.
        public var phaseDay: String
        /// Stopwatch marks, by column number and by set number from 1.
        public var marks: [Int: [Int: SetMark]]

        /// Creates a row of the sheet, without loads by default.
        public init(
            exercise: String, kind: UnitKind = .loadAndReps, prescription: Prescription = Prescription(),
            loads: [Int: String] = [:], labels: [Int: String] = [:], notes: [Int: String] = [:],
            ahead: [Int: String] = [:],
            isOnSheet: Bool = true, phaseDay: String = "", marks: [Int: [Int: SetMark]] = [:]
        ) {
            self.exercise = exercise
            self.kind = kind
            self.prescription = prescription
            self.loads = loads
            self.labels = labels
            self.notes = notes
            self.ahead = ahead
            self.isOnSheet = isOnSheet
            self.phaseDay = phaseDay
            self.marks = marks
        }

        /// The label of the row in a session: that of its day, whatever it is now.
        func label(in column: Column) -> String { labels[column.number] ?? prescription.label }
    }

    /// The name of the client; empty for a template.
    public var client: String
    /// The phase, with name, periodization, goal, start and notes.
    public var phase: Phase
    /// From left to right; empty for a template without plans.
    public var columns: [Column]
    /// From top to bottom.
    public var rows: [Row]
    /// The time zone of clock times.
    public var zone: TimeZone

    /// Creates a document, by default a template without rows.
    public init(
        client: String = "", phase: Phase, columns: [Column] = [], rows: [Row] = [], zone: TimeZone = .gmt
    ) {
        self.client = client
        self.phase = phase
        self.columns = columns
        self.rows = rows
        self.zone = zone
    }

    /// The titles of the plan columns; the phase day comes first if the phase has any.
    var planTitles: [String] { (phase.days.isEmpty ? [] : ["Day"]) + Self.planTitles }
    private static let planTitles = ["Label", "Exercise", "Tempo", "Reps", "Sets", "Rest", "Intensity"]

    /// The plan and the loads of a row, in column order.
    func cells(_ row: Row) -> [String] {
        let prescription = row.prescription
        return (phase.days.isEmpty ? [] : [row.phaseDay])
            + [
                prescription.label, row.exercise, prescription.tempo, prescription.reps, prescription.sets,
                prescription.rest, prescription.micro,
            ]
            + columns.map { column in row.loads[column.number] ?? planned(row, column) ?? "" }
    }

    /// False if the column belongs to another phase day than the row.
    func isTrained(_ row: Row, in column: Column) -> Bool { phase.days.isTrained(row.phaseDay, on: column.phaseDay) }

    /// The planned load of a column without a session, in brackets to distinguish it from performed loads:
    /// "[82.5x5*3]".
    func planned(_ row: Row, _ column: Column) -> String? { row.ahead[column.number].map { "[\($0)]" } }

    /// Remarks on each session, if any: on the whole, "Session 2, 5 Mar: RPE 8, slept badly", then on its cells, "A1
    /// Squat, 5 Mar: narrow stance".
    var remarks: [String] {
        columns.flatMap { column in
            let day = column.day.map { ", \($0.englishShort)" } ?? ""
            let effort = column.effort.map { effort in
                let (whole, tenths) = effort.rpeTenths.quotientAndRemainder(dividingBy: 10)
                return "RPE \(whole)" + (tenths == 0 ? "" : ".\(tenths)")
            }
            let remark = [effort ?? "", column.note].filter { !$0.isEmpty }.joined(separator: ", ")
            let whole = remark.isEmpty ? [] : ["Session \(column.number)\(day): \(remark)"]
            let cells = rows.compactMap { row -> String? in
                guard let note = row.notes[column.number], !note.isEmpty else { return nil }
                let name = [row.label(in: column), row.exercise].filter { !$0.isEmpty }.joined(separator: " ")
                return "\(name)\(day): \(note)"
            }
            return whole + cells
        }
    }

    /// The sets of a row in a column.
    func sets(_ row: Row, _ column: Column) -> [PerformedSet] { cell(row, column).sets }

    /// The load cell of a row, one text per set as typed: "60 x 8" is one text. Planned loads are in brackets.
    func texts(_ row: Row, _ column: Column) -> [String] {
        planned(row, column).map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            ?? cell(row, column).tokens.map { String($0.text) }
    }

    private func cell(_ row: Row, _ column: Column) -> LoadCell {
        LoadCell(row.loads[column.number] ?? "", unit: column.unit, kind: row.kind)
    }
}
