public import DiaryExchange
public import DiaryStore
import FitnessModel
import TerminalKit

extension PhaseDocument {
    /// A sheet of the diary as it is printed.
    public init(_ sheet: PhaseSheet) {
        let phase = sheet.phase
        let columns = (phase.isTemplate ? 0 : phase.sessionCount).columnNumbers.map { number in
            let session = sheet.session(inColumn: number)
            return Column(
                number: number, day: session?.day, unit: session?.unit ?? sheet.unit, note: session?.note ?? "",
                effort: session?.effort)
        }
        let rows = sheet.rows.map { row in
            Row(
                exercise: row.row.exerciseName, kind: row.unitKind, prescription: row.row.prescription,
                loads: (sheet.cells[row.id] ?? [:]).mapValues(\.text))
        }
        self.init(
            client: sheet.clientName ?? "", name: phase.name, periodization: phase.periodization, goal: phase.goal,
            start: phase.start, notes: phase.notes, columns: columns, rows: rows + Self.looseRows(sheet))
    }

    /// What was done in these sessions besides the sheet, an exercise a row.
    private static func looseRows(_ sheet: PhaseSheet) -> [Row] {
        var rows: [Row] = []
        var places: [String: Int] = [:]
        for cell in sheet.loose.map(\.row) where !cell.text.isEmpty {
            guard let column = sheet.sessions.first(where: { $0.id == cell.session })?.column else { continue }
            let place = places[cell.exerciseName] ?? rows.count
            if place == rows.count {
                places[cell.exerciseName] = place
                rows.append(Row(exercise: cell.exerciseName, prescription: cell.prescription, isOnSheet: false))
            }
            let before = rows[place].loads[column].map { $0 + " " } ?? ""
            rows[place].loads[column] = before + cell.text
        }
        return rows
    }
}

extension Spelling {
    /// As the terminal would show it: controls as signs, and ASCII only where that is wanted.
    public static func terminal(ascii isASCII: Bool) -> Spelling {
        let glyphs = isASCII ? Glyphs.ascii : .unicode
        return Spelling(width: { TextWidth.of($0) }, printed: { TextWidth.printable($0, glyphs: glyphs) })
    }
}

extension Int {
    /// 1, 2, ... as many as this; none for zero.
    fileprivate var columnNumbers: [Int] { self > 0 ? Array(1...self) : [] }
}
