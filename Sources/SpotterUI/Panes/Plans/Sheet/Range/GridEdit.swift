import DiaryStore
import FitnessModel

/// What a grid of texts changes on a sheet, worked out before anything is written: it fits as a whole or not at all.
struct GridEdit: Sendable {
    /// The change.
    private(set) var edit = SheetEdit()
    /// Names of exercises that the library does not have, in the order of the grid.
    private(set) var newNames: [String] = []
    /// The columns of sessions that would be written.
    private(set) var loadColumns: Set<Int> = []

    private let sheet: SheetContent
    private let known: [String: Identifier<Exercise>]
    private let fields: [SheetCursor.Field]
    private var missingSessions: Set<Int> = []
    private var rowsWithoutExercise: [Int] = []

    /// - Parameters:
    ///   - texts: rows of one length.
    ///   - row: the row of the sheet, from 0, that takes the first one; the rows behind the last one are new.
    ///   - field: the field that takes the first column.
    ///   - known: the exercises of the library by the names that stand in the grid.
    init(
        _ texts: [[String]], row: Int, field: SheetCursor.Field, on sheet: SheetContent,
        known: [String: Identifier<Exercise>]
    ) throws(Problem) {
        self.sheet = sheet
        self.known = known
        let width = texts.first?.count ?? 0
        let all = Self.fields(of: sheet)
        guard let first = all.firstIndex(of: field) else { throw .notHere }
        guard width <= all.count - first else {
            throw .tooWide(columns: width, room: all.count - first, from: field, sessions: sheet.columnCount)
        }
        guard row + texts.count <= TabbedText.mostRows else { throw .tooManyRows(row + texts.count) }
        guard sheet.isPlan || row + texts.count <= sheet.lines.count else { throw .noRowsToAdd }
        fields = Array(all[first..<first + width])
        var labels = sheet.lines.map(\.prescription.label)
        for (offset, cells) in texts.enumerated() {
            if row + offset < sheet.lines.count {
                change(sheet.lines[row + offset], number: row + offset, to: cells)
            } else {
                add(cells, number: row + offset, labels: &labels)
            }
        }
        if !missingSessions.isEmpty { throw .noSession(missingSessions.sorted()) }
        if let number = rowsWithoutExercise.first { throw .noExercise(row: number + 1) }
    }

    /// The fields of a row; of a sheet without rows as well.
    private static func fields(of sheet: SheetContent) -> [SheetCursor.Field] {
        let loads = sheet.columnCount == 0 ? [] : (1...sheet.columnCount).map { SheetCursor.Field.load($0) }
        return (sheet.isPlan ? SheetCursor.Field.plan : []) + loads
    }

    private mutating func change(_ line: SheetContent.Line, number: Int, to cells: [String]) {
        var prescription = line.prescription
        var hasExercise = line.exercise != nil
        for (field, text) in zip(fields, cells) {
            if let column = field.column {
                changeLoad(line, number: number, column: column, to: text, hasExercise: hasExercise)
            } else if field == .exercise {
                let name = text.trimmingBlanks
                hasExercise = !name.isEmpty
                if name != line.name, case .phase(let row) = line.id { edit.exercises[row] = choice(name) }
            } else {
                prescription.set(text, field)
            }
        }
        if prescription != line.prescription, case .phase(let row) = line.id { edit.prescriptions[row] = prescription }
    }

    private mutating func changeLoad(
        _ line: SheetContent.Line, number: Int, column: Int, to text: String, hasExercise: Bool
    ) {
        guard text != line.cells[column]?.text ?? "" else { return }
        guard let session = sheet.sessions[column] else {
            missingSessions.insert(column)
            return
        }
        guard hasExercise || line.cells[column] != nil else {
            rowsWithoutExercise.append(number)
            return
        }
        loadColumns.insert(column)
        switch line.id {
        case .phase(let row): edit.loads[session.id, default: [:]][row] = text
        case .session(let row): edit.sessionLoads[row] = text
        }
    }

    private mutating func add(_ cells: [String], number: Int, labels: inout [String]) {
        var row = SheetEdit.NewRow(prescription: Prescription(label: RowLabel.next(after: labels)))
        for (field, text) in zip(fields, cells) {
            if let column = field.column {
                guard !text.isEmpty else { continue }
                if let session = sheet.sessions[column] {
                    row.loads[session.id] = text
                    loadColumns.insert(column)
                } else {
                    missingSessions.insert(column)
                }
            } else if field == .exercise {
                row.exercise = choice(text.trimmingBlanks)
            } else {
                row.prescription.set(text, field)
            }
        }
        if row.exercise == .none, !row.loads.isEmpty { rowsWithoutExercise.append(number) }
        labels.append(row.prescription.label)
        edit.newRows.append(row)
    }

    private mutating func choice(_ name: String) -> SheetEdit.Choice {
        if name.isEmpty { return .none }
        // A name that stands on the sheet is known even when the exercise is another trainer's.
        if let id = known[name] ?? sheet.lines.first(where: { $0.name == name })?.exercise { return .known(id) }
        if !newNames.contains(name) { newNames.append(name) }
        return .named(name)
    }
}
