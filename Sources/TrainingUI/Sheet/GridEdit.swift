import DiaryStore
import FitnessModel
import Phrases
import SpotterShell

/// The changes that a grid of texts makes on a sheet, worked out before anything is written: all of it fits or none.
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
    ///   - rows: the rows of the sheet that take them, from the first one; further ones are new.
    ///   - field: the field of the first column.
    ///   - known: the exercises of the library by the names in the grid.
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
        guard planned.count + added.count <= TabbedText.maxRows else {
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
        // An unchanged load of a row with a new exercise is written too, because it was done in that one.
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

    /// A row of a session: extra, or of a session without a phase. It has loads only.
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
        // A name on the sheet is known even if the exercise is another trainer's.
        if let id = known[name] ?? sheet.lines.first(where: { $0.name == name })?.exercise { return .known(id) }
        if let entry = ExerciseLibrary.named(name) { return .library(entry.number) }
        if !newNames.contains(name) { newNames.append(name) }
        return .named(name)
    }
}

extension GridEdit {
    /// Why a grid does not fit on a sheet.
    enum Problem: Error, Hashable {
        /// The cursor is on no row.
        case notHere
        case tooWide(columns: Int, room: Int, from: SheetCursor.Field, sessions: Int)
        case tooManyRows(Int)
        case noRowsToAdd
        case noExercise(row: Int)
        /// Nothing can be added below extra exercises.
        case belowLoose
        /// Extra exercises have no prescription.
        case looseHasNoPlan(String)
        /// The extra exercise was not done in this session.
        case notInSession(String, column: Int)
        /// The row belongs to this day, and the column is another one.
        case otherDay(String, String, column: Int)

        /// The problem and the remedy; nothing was changed.
        var wording: Phrase {
            switch self {
            case .notHere: "Go to a cell of the rows first."
            case .tooWide(let columns, let room, let field, sessions: 0):
                "\(columns, one: "column does", other: "columns do") not fit: a routine has \(room) from \(Self.name(of: field)) on. Nothing was pasted."
            case .tooWide(let columns, let room, let field, let sessions):
                "\(columns, one: "column does", other: "columns do") not fit: the sheet has \(room) from \(Self.name(of: field)) to session \(sessions). Nothing was pasted."
            case .tooManyRows(let count):
                "The sheet would have \(count, one: "row", other: "rows"), and \(TabbedText.maxRows) are the most. Nothing was pasted."
            case .noRowsToAdd: "Pasting adds no rows to a session without a phase. Nothing was pasted."
            case .noExercise(let row): "Row \(row) has no exercise for its loads: name it first. Nothing was pasted."
            case .belowLoose:
                "The extra exercises end here: paste on a row of the plan, or add one with B. Nothing was pasted."
            case .looseHasNoPlan(let name):
                "\(name) is an extra exercise and has loads only: leave its row out. Nothing was pasted."
            case .otherDay(let name, let day, let column):
                "\(name) is of day \(day), and session \(column) is another day: leave its load out. Nothing was pasted."
            case .notInSession(let name, let column):
                "\(name) is an extra and not in session \(column): B adds it there. Nothing was pasted."
            }
        }

        private static func name(of field: SheetCursor.Field) -> Phrase {
            switch field {
            case .label: "the label"
            case .load(let column): "session \(column)"
            default: field.title
            }
        }
    }
}

/// Reads the text that spreadsheets put on the clipboard: cells separated by tabs, rows by line ends. A cell in
/// quotation marks may hold both, and its own marks twice.
struct TabbedText {
    /// Why a text is not a table for a sheet.
    enum Problem: Error, Hashable {
        case empty
        case tooLong
        case tooManyRows(Int)
        /// The row, from 1, with a character that does something to a terminal.
        case control(row: Int)
    }

    /// Anything larger is not a training sheet.
    static let maxBytes = 1_000_000
    static let maxRows = 200

    /// Rows of one length; rows and columns at the end that hold nothing are left out.
    let rows: [[String]]

    init(_ text: String) throws(Problem) {
        guard text.utf8.count <= Self.maxBytes else { throw .tooLong }
        // Terminals send a line end as CR.
        let plain = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        var read = Self.read(plain)
        while read.last?.allSatisfy(\.isEmpty) == true { read.removeLast() }
        guard !read.isEmpty else { throw .empty }
        guard read.count <= Self.maxRows else { throw .tooManyRows(read.count) }
        let width = read.map { ($0.lastIndex { !$0.isEmpty } ?? 0) + 1 }.max() ?? 1
        for (index, row) in read.enumerated() where row.contains(where: Self.holdsControl) {
            throw .control(row: index + 1)
        }
        rows = read.map { row in Array((row + Array(repeating: "", count: width)).prefix(width)) }
    }

    private static func holdsControl(_ cell: String) -> Bool {
        cell.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func read(_ text: String) -> [[String]] {
        let letters = Array(text)
        var rows: [[String]] = []
        var row: [String] = []
        var position = 0
        while position <= letters.count {
            let (cell, end) = quoted(letters, from: position) ?? plain(letters, from: position)
            row.append(cell)
            position = end + 1
            if end >= letters.count || letters[end] == "\n" {
                rows.append(row)
                row = []
            }
        }
        return rows
    }

    private static func plain(_ letters: [Character], from start: Int) -> (String, end: Int) {
        let end = letters[start...].firstIndex { $0 == "\t" || $0 == "\n" } ?? letters.count
        return (String(letters[start..<end]), end)
    }

    /// A cell in quotation marks; nil when they do not go around all of it: rests are written 150".
    private static func quoted(_ letters: [Character], from start: Int) -> (String, end: Int)? {
        guard start < letters.count, letters[start] == "\"" else { return nil }
        var cell = ""
        var position = start + 1
        while position < letters.count {
            let letter = letters[position]
            if letter != "\"" {
                // A cell is one line here: sets are separated by blanks as well.
                cell.append(letter == "\n" || letter == "\t" ? " " : letter)
                position += 1
            } else if position + 1 < letters.count, letters[position + 1] == "\"" {
                cell.append("\"")
                position += 2
            } else {
                let end = position + 1
                return end == letters.count || letters[end] == "\t" || letters[end] == "\n" ? (cell, end) : nil
            }
        }
        return nil
    }
}

extension TabbedText.Problem {
    /// The error and what to do.
    var wording: Phrase {
        switch self {
        case .empty: "Nothing to paste: the clipboard holds no text."
        case .tooLong: "That is more than a megabyte of text and no training sheet. Nothing was pasted."
        case .tooManyRows(let count):
            "\(count, one: "row is", other: "rows are") too many: a paste takes \(TabbedText.maxRows) at most. Nothing was pasted."
        case .control(let row):
            "Row \(row) of what you pasted holds control characters. Copy it as plain text; nothing was pasted."
        }
    }
}
