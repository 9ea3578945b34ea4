public import FitnessModel
public import Foundation

/// One phase as it is printed or exported: the head, the rows, a column for each session, totals and notes, with the
/// texts to the letter.
public struct PhaseDocument: Hashable, Sendable {
    /// A column of loads.
    public struct Column: Hashable, Sendable {
        /// Counted from 1.
        public var number: Int
        /// The day of the session; nil while none stands here.
        public var day: Day?
        /// The unit in which the cells are read.
        public var unit: MassUnit
        /// The session's note.
        public var note: String
        /// How hard the session was.
        public var effort: Effort?
        /// Which day of the phase it is; empty where the phase has none.
        public var phaseDay: String

        /// An empty column when only its number is given.
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

        /// No session stands here yet.
        var isOpen: Bool { day == nil }

        /// Its number, with the day of the phase and the date where it has them.
        func title(_ separator: String) -> String {
            [String(number), phaseDay.isEmpty ? "" : "Day \(phaseDay)", day?.iso ?? ""].filter { !$0.isEmpty }
                .joined(separator: separator)
        }
    }

    /// A row: an exercise, what is asked for, what was done.
    public struct Row: Hashable, Sendable {
        /// The exercise's name.
        public var exercise: String
        /// What is counted.
        public var kind: UnitKind
        /// Label, tempo, reps, sets, rest, micro.
        public var prescription: Prescription
        /// The load cells by column number.
        public var loads: [Int: String]
        /// What is planned for columns without a session, by column number.
        public var ahead: [Int: String]
        /// What was noted beside the load cells, by column number.
        public var notes: [Int: String]
        /// False for what was done in these sessions and stands on the sheet no more.
        public var isOnSheet: Bool
        /// The day of the phase on which it is trained; empty for every day.
        public var phaseDay: String
        /// What a stopwatch marked, by column number and by set counted from 1.
        public var marks: [Int: [Int: SetMark]]

        /// A row of the sheet without loads when nothing else is given.
        public init(
            exercise: String, kind: UnitKind = .loadAndReps, prescription: Prescription = Prescription(),
            loads: [Int: String] = [:], notes: [Int: String] = [:], ahead: [Int: String] = [:],
            isOnSheet: Bool = true, phaseDay: String = "", marks: [Int: [Int: SetMark]] = [:]
        ) {
            self.exercise = exercise
            self.kind = kind
            self.prescription = prescription
            self.loads = loads
            self.notes = notes
            self.ahead = ahead
            self.isOnSheet = isOnSheet
            self.phaseDay = phaseDay
            self.marks = marks
        }
    }

    /// Whose sheet it is; empty for a template.
    public var client: String
    /// Its head: name, periodization, goal, start and notes.
    public var phase: Phase
    /// From left to right; none for a template without plans.
    public var columns: [Column]
    /// From top to bottom.
    public var rows: [Row]
    /// In which clocks are read.
    public var zone: TimeZone

    /// A template without rows when only its phase is given.
    public init(
        client: String = "", phase: Phase, columns: [Column] = [], rows: [Row] = [], zone: TimeZone = .gmt
    ) {
        self.client = client
        self.phase = phase
        self.columns = columns
        self.rows = rows
        self.zone = zone
    }

    /// What stands above the plan of a row; its day comes first where the phase has any.
    var planTitles: [String] { (phase.days.isEmpty ? [] : ["Day"]) + Self.planTitles }
    private static let planTitles = ["Label", "Exercise", "Tempo", "Reps", "Sets", "Rest", "Intensity"]

    /// The plan of a row and its loads, as they stand beside each other.
    func cells(_ row: Row) -> [String] {
        let asked = row.prescription
        return (phase.days.isEmpty ? [] : [row.phaseDay])
            + [asked.label, row.exercise, asked.tempo, asked.reps, asked.sets, asked.rest, asked.micro]
            + columns.map { column in row.loads[column.number] ?? planned(row, column) ?? "" }
    }

    /// False where a column is another day than the row's: nothing is to be done there.
    func isTrained(_ row: Row, in column: Column) -> Bool { phase.days.isTrained(row.phaseDay, on: column.phaseDay) }

    /// What is planned for a column without a session, "[82.5x5*3]": nobody takes it for done.
    func planned(_ row: Row, _ column: Column) -> String? { row.ahead[column.number].map { "[\($0)]" } }

    /// What was said about each session, where something was: as a whole, "Session 2, 5 Mar: RPE 8, slept badly", then
    /// about its cells, "A1 Squat, 5 Mar: narrow stance".
    var remarks: [String] {
        columns.flatMap { column in
            let day = column.day.map { ", \($0.short)" } ?? ""
            let effort = column.effort.map { effort in
                let (whole, tenths) = effort.rpeTenths.quotientAndRemainder(dividingBy: 10)
                return "RPE \(whole)" + (tenths == 0 ? "" : ".\(tenths)")
            }
            let said = [effort ?? "", column.note].filter { !$0.isEmpty }.joined(separator: ", ")
            let whole = said.isEmpty ? [] : ["Session \(column.number)\(day): \(said)"]
            let cells = rows.compactMap { row -> String? in
                guard let note = row.notes[column.number], !note.isEmpty else { return nil }
                let name = [row.prescription.label, row.exercise].filter { !$0.isEmpty }.joined(separator: " ")
                return "\(name)\(day): \(note)"
            }
            return whole + cells
        }
    }

    /// The sets of a row in a column.
    func sets(_ row: Row, _ column: Column) -> [PerformedSet] { cell(row, column).sets }

    /// What stands in the load cell of a row, set for set as typed: "60 x 8" is one text. Planned ones have brackets.
    func texts(_ row: Row, _ column: Column) -> [String] {
        planned(row, column).map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            ?? cell(row, column).tokens.map { String($0.text) }
    }

    private func cell(_ row: Row, _ column: Column) -> LoadCell {
        LoadCell(row.loads[column.number] ?? "", unit: column.unit, kind: row.kind)
    }
}
