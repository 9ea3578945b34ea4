public import DiaryExchange
public import DiaryStore
public import FitnessModel
public import Foundation
import TerminalKit

extension PhaseDocument {
    /// Creates the printable document of a sheet.
    ///
    /// - Parameters:
    ///   - marks: The times that a stopwatch measured in the sessions, by row and by set.
    ///   - zone: The time zone of clock times.
    public init(_ sheet: PhaseSheet, marks: [Identifier<SessionRow>: [Int: SetMark]] = [:], zone: TimeZone = .gmt) {
        let phase = sheet.phase
        // A template shows its session columns only if loads are planned for them.
        let count = phase.isTemplate && sheet.ahead.isEmpty ? 0 : phase.sessionCount
        let begun = Dictionary(
            sheet.sessions.compactMap { one in one.column.map { ($0, (name: one.letter, date: one.day)) } }
        ) { first, _ in first }
        let days = phase.days.ofColumns(count, begun: begun, from: phase.start)
        let columns = (1..<count + 1).map { number in
            let session = sheet.session(inColumn: number)
            return Column(
                number: number, day: session?.day, unit: session?.unit ?? sheet.unit, note: session?.note ?? "",
                effort: session?.effort, phaseDay: days[number] ?? "")
        }
        let rows = sheet.rows.map { row in
            let cells = sheet.cells[row.id] ?? [:]
            return Row(
                exercise: row.row.exerciseName, kind: row.unitKind, prescription: row.row.prescription,
                loads: cells.mapValues(\.text), labels: cells.mapValues(\.prescription.label),
                notes: cells.mapValues(\.note),
                ahead: (sheet.ahead[row.id] ?? [:]).mapValues { $0.text(in: sheet.unit, kind: row.unitKind) },
                phaseDay: row.row.letter, marks: cells.compactMapValues { marks[$0.id] })
        }
        self.init(
            client: sheet.clientName ?? "", phase: phase, columns: columns, rows: rows + Self.looseRows(sheet, marks),
            zone: zone)
    }

    /// The recorded exercises outside the plan, one row for each loose line of the sheet.
    private static func looseRows(_ sheet: PhaseSheet, _ marks: [Identifier<SessionRow>: [Int: SetMark]]) -> [Row] {
        sheet.looseLines.compactMap { line in
            guard line.cells.values.contains(where: { !$0.text.isEmpty || !$0.note.isEmpty }) else { return nil }
            let first = line.cells.min { $0.key < $1.key }?.value ?? line.first.row
            return Row(
                exercise: first.exerciseName, kind: line.last.unitKind, prescription: first.prescription,
                loads: line.cells.mapValues(\.text), labels: line.cells.mapValues(\.prescription.label),
                notes: line.cells.mapValues(\.note), isOnSheet: false,
                marks: line.cells.compactMapValues { marks[$0.id] })
        }
    }
}

extension Spelling {
    /// The spelling of the terminal: control characters become visible glyphs, and ASCII replaces other glyphs if
    /// wanted.
    public static func terminal(ascii isASCII: Bool) -> Spelling {
        let glyphs = isASCII ? Glyphs.ascii : .unicode
        return Spelling(width: { TextWidth.of($0) }, printed: { TextWidth.printable($0, glyphs: glyphs) })
    }
}

extension PhaseDocument {
    /// Creates a document with one session as its only column, for the formats that have a line for each set.
    init(_ sheet: SessionSheet, marks: [Identifier<SessionRow>: [Int: SetMark]], zone: TimeZone) {
        let session = sheet.session
        let number = session.column ?? 1
        let rows = sheet.rows.map { row in
            Row(
                exercise: row.row.exerciseName, kind: row.unitKind, prescription: row.row.prescription,
                loads: [number: row.row.text], notes: [number: row.row.note],
                marks: marks[row.id].map { [number: $0] } ?? [:])
        }
        self.init(
            client: sheet.clientName,
            phase: Phase(id: .unsaved, name: sheet.phaseName ?? Language.english.text(sheet.title)),
            columns: [
                Column(
                    number: number, day: session.day, unit: sheet.unit, note: session.note, effort: session.effort,
                    phaseDay: session.letter)
            ], rows: rows, zone: zone)
    }
}
