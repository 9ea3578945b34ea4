import DiaryStore
import FitnessModel

/// What a grid of texts changes on a sheet, worked out before anything is written: it fits as a whole or not at all.
struct GridEdit: Sendable {
    /// The change.
    private(set) var edit = SheetEdit()
    /// Names of exercises that neither the trainer nor the library has, in the order of the grid.
    private(set) var newNames: [String] = []

    private let sheet: SheetContent
    private let known: [String: Identifier<Exercise>]
    private let fields: [SheetCursor.Field]
    private var rowsWithoutExercise: [Int] = []
    private var looseProblem: Problem?

    /// - Parameters:
    ///   - texts: rows of one length.
    ///   - rows: the rows of the sheet that take them, from the first one; those behind are new.
    ///   - field: the field that takes the first column.
    ///   - known: the exercises of the library by the names that stand in the grid.
    init(
        _ texts: [[String]], rows: [SheetContent.RowID], field: SheetCursor.Field, on sheet: SheetContent,
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
        let lines = rows.compactMap(sheet.line)
        let added = texts.dropFirst(lines.count)
        let planned = sheet.isPlan ? sheet.planned : sheet.lines
        guard planned.count + added.count <= TabbedText.mostRows else {
            throw .tooManyRows(planned.count + added.count)
        }
        if !added.isEmpty {
            guard sheet.isPlan else { throw .noRowsToAdd }
            if case .session = rows.last { throw .belowLoose }
        }
        fields = Array(all[first..<first + width])
        for (line, cells) in zip(lines, texts) { change(line, to: cells) }
        let mates = sheet.isPlan ? sheet.companions(of: planned.last?.day ?? "") : planned
        var labels = mates.map(\.prescription.label)
        for (offset, cells) in added.enumerated() { add(cells, number: planned.count + offset, labels: &labels) }
        if let looseProblem { throw looseProblem }
        if let number = rowsWithoutExercise.first { throw .noExercise(row: number + 1) }
    }

    /// The fields of a row; of a sheet without rows as well.
    static func fields(of sheet: SheetContent) -> [SheetCursor.Field] {
        (sheet.isPlan ? SheetCursor.Field.plan : []) + sheet.loadFields
    }

    private mutating func change(_ line: SheetContent.Line, to cells: [String]) {
        guard case .phase(let row) = line.id else { return changeLoose(line, to: cells) }
        var prescription = line.prescription
        for (field, text) in zip(fields, cells) {
            if let column = field.column {
                changeLoad(line, row, column: column, to: text)
            } else if field == .exercise {
                let name = text.trimmingBlanks
                if name != line.name { edit.put(choice(name), row: row, replacing: line.exercise) }
            } else {
                prescription.set(text, field)
            }
        }
        if prescription != line.prescription {
            edit.put(prescription, row: row, replacing: line.prescription)
        }
    }

    private mutating func changeLoad(
        _ line: SheetContent.Line, _ row: Identifier<PhaseRow>, column: Int, to text: String
    ) {
        let shown = line.text(.load(column))
        // The same load under another exercise is written too: it was done in that one.
        let isOther = edit.exercises[row] != nil && !text.isEmpty
        guard text != shown || isOther else { return }
        guard let place = sheet.place(line.id, column: column) else {
            if !text.isEmpty { looseProblem = looseProblem ?? .otherDay(line.name, line.day, column: column) }
            return
        }
        let hasExercise = edit.exercises[row].map { $0 != .none } ?? (line.exercise != nil || line.cells[column] != nil)
        guard hasExercise || text.isEmpty else {
            rowsWithoutExercise.append(sheet.index(of: line.id) ?? 0)
            return
        }
        edit.put(text, at: place, replacing: shown)
    }

    /// A row of a session: beside the plan, or of a session that follows none. It has loads only.
    private mutating func changeLoose(_ line: SheetContent.Line, to cells: [String]) {
        for (field, text) in zip(fields, cells) where text != line.text(field) {
            if let cell = field.column.flatMap({ line.cells[$0] }) {
                edit.put(text, at: .own(cell.id), replacing: cell.text)
            } else if looseProblem == nil {
                looseProblem =
                    field.column.map { Problem.notInSession(line.name, column: $0) } ?? .looseHasNoPlan(line.name)
            }
        }
    }

    private mutating func add(_ cells: [String], number: Int, labels: inout [String]) {
        var row = SheetEdit.NewRow(prescription: Prescription(label: RowLabel.next(after: labels)))
        for (field, text) in zip(fields, cells) {
            if let column = field.column {
                guard !text.isEmpty else { continue }
                if let session = sheet.sessions[column] {
                    row.loads[session.id] = text
                } else {
                    row.ahead[column] = text
                }
            } else if field == .exercise {
                row.exercise = choice(text.trimmingBlanks)
            } else {
                row.prescription.set(text, field)
            }
        }
        if row.exercise == .none, !row.loads.isEmpty || !row.ahead.isEmpty { rowsWithoutExercise.append(number) }
        labels.append(row.prescription.label)
        edit.newRows.append(row)
    }

    private mutating func choice(_ name: String) -> SheetEdit.Choice {
        if name.isEmpty { return .none }
        // A name that stands on the sheet is known even when the exercise is another trainer's.
        if let id = known[name] ?? sheet.lines.first(where: { $0.name == name })?.exercise { return .known(id) }
        if let entry = ExerciseLibrary.named(name) { return .library(entry.number) }
        if !newNames.contains(name) { newNames.append(name) }
        return .named(name)
    }
}
