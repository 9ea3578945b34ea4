public import FitnessModel

/// Finds a training sheet in a sheet of a spreadsheet: the head, a table of exercises with their prescription, a column
/// per session, and notes around it. Content that is not read is listed with its position, so that nothing is lost
/// silently.
public struct PhaseGrid {
    private let rows: [Spreadsheet.Row]
    private let merges: [Spreadsheet.Merge]
    private let layout: PhaseGridLayout
    private let days: PhaseGridDays
    private var draft = PhaseDraft()
    private var letter = ""
    private var notes: [String] = []

    /// Reads a sheet; nil if no column contains exercises.
    ///
    /// - Parameter today: titles without a year, "12 Mar", refer to the nearest such day.
    public static func read(_ sheet: Spreadsheet.Sheet, today: Day) -> PhaseDraft? {
        guard let layout = PhaseGridLayout(sheet.rows, today: today) else { return nil }
        var grid = PhaseGrid(rows: sheet.rows, merges: sheet.merges, layout: layout)
        grid.readHead(today: today)
        grid.readColumns()
        grid.readBody()
        grid.draft.unifyDays()
        grid.draft.notes = grid.notes.joined(separator: "\n")
        grid.draft.unread.sort { $0.place < $1.place }
        return grid.draft.rows.isEmpty ? nil : grid.draft
    }

    private init(rows: [Spreadsheet.Row], merges: [Spreadsheet.Merge], layout: PhaseGridLayout) {
        self.rows = rows
        self.merges = merges
        self.layout = layout
        days = PhaseGridDays(rows, layout)
    }

    private mutating func list(_ text: String, _ place: SheetPlace, _ reason: PhaseDraft.Unread.Reason) {
        draft.unread.append(PhaseDraft.Unread(place: place, text: text, reason: reason))
    }

    // MARK: Columns

    /// Uses the numbers of the titles if they ascend, otherwise counts from 1.
    private mutating func readColumns() {
        let numbers = layout.loads.compactMap(\.number)
        let ascends = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
        let isNumbered =
            numbers.count == layout.loads.count && ascends && numbers.allSatisfy(Phase.sessionCounts.contains)
        draft.columns = layout.loads.enumerated().map { index, load in
            PhaseDraft.Column(
                number: isNumbered ? load.number ?? index + 1 : index + 1, day: load.day, letter: load.phaseDay)
        }
        draft.unit = layout.unit
        for column in layout.unknown {
            let title = layout.header.map { rows[$0] }
            let filled = rows.dropFirst(layout.body).first { !$0[column].isEmpty }
            guard let row = title ?? filled else { continue }
            let text = row[column].isEmpty ? filled?[column].text ?? "" : row[column].text
            list(text, row.place(column), .columnUnknown)
        }
    }

    // MARK: Rows

    private mutating func readBody() {
        for (index, row) in rows.enumerated().dropFirst(layout.body) {
            let filled = row.cells.indices.filter { !row[$0].isEmpty }
            guard let first = filled.first else { continue }
            if layout.repeatsHeader(row) { continue }
            if beginsNotes(row, first, filled) {
                readNotes(from: index, first)
                return
            }
            if let heading = days.headings[index] {
                begin(heading, row[first].text)
            } else if filled == [first], let day = layout.day(of: row) {
                letter = day
            } else if row[layout.exercise].text.isEmpty {
                readRest(row, filled)
            } else if PhaseGridTitles.isTotal(row[layout.exercise].text) {
                list(filled.map { row[$0].text }.joined(separator: " "), row.place(first), .total)
            } else {
                readRow(row)
            }
        }
    }

    /// Starts the rows of another day. Further text of the heading goes into the notes.
    private mutating func begin(_ heading: PhaseGridDays.Heading, _ text: String) {
        letter = heading.letter
        if heading.saysMore { notes.append(Self.line(text)) }
    }

    private mutating func readRow(_ row: Spreadsheet.Row) {
        note(row[layout.exercise], row.place(layout.exercise))
        var read = PhaseDraft.Row(exercise: Self.line(row[layout.exercise].text))
        let day = layout.day(of: row)
        letter = day ?? letter
        read.letter = layout.saysEachDay ? day ?? "" : letter
        for (column, fields) in layout.fields.sorted(by: { $0.key < $1.key }) where fields != [.exercise] {
            readSettings(row, column, fields, into: &read.prescription)
        }
        readLoads(row, into: &read)
        draft.rows.append(read)
    }

    /// Reads a row without an exercise. If the cell of the exercise above is merged over it, it continues that
    /// exercise; otherwise it is a note.
    private mutating func readRest(_ row: Spreadsheet.Row, _ filled: [Int]) {
        let isMerged = merges.contains { merge in
            merge.columns.contains(layout.exercise + 1) && merge.rows.dropFirst().contains(row.number)
        }
        if isMerged, var last = draft.rows.popLast() {
            readLoads(row, into: &last)
            draft.rows.append(last)
            return
        }
        // Ignores rows that only have a number, and unknown columns, which are listed as a whole.
        let texts = filled.filter { column in
            layout.fields[column] != [.label] && !(column > layout.exercise && layout.unknown.contains(column))
        }
        guard let first = texts.first else { return }
        for column in texts { note(row[column], row.place(column)) }
        let words = texts.map { row[$0].text }.filter { !$0.isEmpty }.joined(separator: " ")
        guard !words.isEmpty else { return }
        notes.append(words)
        list(words, row.place(first), .rowWithoutExercise)
    }

    private func beginsNotes(_ row: Spreadsheet.Row, _ first: Int, _ filled: [Int]) -> Bool {
        guard !Self.notesTitle(row[first].text).isEmpty else { return false }
        // An exercise with such a name would have a prescription.
        return filled.count <= 2 || first <= layout.exercise && row[layout.exercise].isEmpty
    }

    /// The title "Notes" of "Notes", "Notes: left knee" or, as on paper, "NOTES left knee"; otherwise empty.
    private static func notesTitle(_ text: String) -> Substring {
        let title = text.prefix { $0 != ":" && !$0.isNewline }
        if PhaseGridTitles.head(String(title)) == .notes { return title }
        let word = text.prefix { !$0.isWhitespace }
        return word == word.uppercased() && PhaseGridTitles.head(String(word)) == .notes ? word : ""
    }

    private mutating func readNotes(from index: Int, _ first: Int) {
        for (number, row) in rows[index...].enumerated() {
            var texts = row.cells.map(\.text)
            if number == 0 {
                let title = Self.notesTitle(texts[first])
                texts[first] = String(texts[first].dropFirst(title.count + 1)).trimmingBlanks
            }
            for (column, cell) in row.cells.enumerated() { note(cell, row.place(column)) }
            let line = texts.filter { !$0.isEmpty }.joined(separator: " ")
            if !line.isEmpty { notes.append(line) }
        }
    }

    // MARK: Cells

    /// Lists the fault of a cell.
    private mutating func note(_ cell: Spreadsheet.Cell, _ place: SheetPlace) {
        switch cell.fault {
        case nil: break
        case .formulaWithoutValue: list("", place, .formulaWithoutValue)
        case .error: list(cell.text, place, .error)
        case .tooLong: list(cell.text, place, .tooLong(limit: SheetLimits.text))
        }
    }

    private mutating func readSettings(
        _ row: Spreadsheet.Row, _ column: Int, _ fields: [PhaseGridTitles.Field],
        into prescription: inout Prescription
    ) {
        let cell = row[column]
        guard !cell.isEmpty else { return }
        note(cell, row.place(column))
        guard cell.fault != .error, cell.fault != .formulaWithoutValue else { return }
        var texts = [Self.line(cell.text)]
        if fields == [.reps] || fields == [.sets], let range = Self.range(cell) {
            list(cell.text, row.place(column), .dateInstead(of: range))
            texts = [range]
        } else if cell.day != nil {
            list(cell.text, row.place(column), .date)
        } else if fields.count == 2, let cross = texts[0].firstIndex(where: { "xX×*".contains($0) }) {
            let second = texts[0][texts[0].index(after: cross)...]
            texts = [String(texts[0][..<cross]).trimmingBlanks, String(second).trimmingBlanks]
        }
        for (field, text) in zip(fields, texts) { Self.set(field, text, layout.restIsInMinutes, in: &prescription) }
    }

    private static func set(
        _ field: PhaseGridTitles.Field, _ text: String, _ restIsInMinutes: Bool, in prescription: inout Prescription
    ) {
        switch field {
        case .exercise: break
        case .label: prescription.label = text
        case .tempo: prescription.tempo = text
        case .reps: prescription.reps = text
        case .sets: prescription.sets = text
        case .rest: prescription.rest = restIsInMinutes && text.allSatisfy(\.isNumber) ? text + "'" : text
        case .micro: prescription.micro += (prescription.micro.isEmpty ? "" : ", ") + text
        }
    }

    private mutating func readLoads(_ row: Spreadsheet.Row, into read: inout PhaseDraft.Row) {
        for (load, column) in zip(layout.loads, draft.columns) {
            let (cell, place) = (row[load.column], row.place(load.column))
            guard !cell.isEmpty else { continue }
            note(cell, place)
            guard cell.fault != .error, cell.fault != .formulaWithoutValue else { continue }
            // A cell with one line per set, as on paper, becomes one line.
            let text = Self.line(cell.text)
            let isPlan = text.hasPrefix("[") && text.hasSuffix("]") && text.count > 2
            var value = isPlan ? String(text.dropFirst().dropLast()).trimmingBlanks : text
            if cell.day != nil {
                list(cell.text, place, .date)
            } else if Mass.read(value, unit: draft.unit ?? .kg) != nil {
                let whole = read.prescription.completing(load: value)
                list(cell.text, place, whole.map { .loadAlone(readAs: $0) } ?? .loadWithoutReps)
                value = whole ?? value
            } else if !LoadCell(value, unit: draft.unit ?? .kg).notes.isEmpty {
                list(cell.text, place, .notASet)
            }
            if isPlan {
                read.plans[column.number] = Self.joined(read.plans[column.number], value)
            } else {
                read.loads[column.number] = Self.joined(read.loads[column.number], value)
            }
        }
    }

    private static func joined(_ text: String?, _ more: String) -> String { text.map { $0 + " " + more } ?? more }

    /// The text on one line, as in every field of the diary's sheets.
    private static func line(_ text: String) -> String {
        text.contains(where: \.isNewline)
            ? text.split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }.joined(separator: " ") : text
    }

    /// "5-8" for 5 August or 8 May: the typed range ascends in either case.
    private static func range(_ cell: Spreadsheet.Cell) -> String? {
        if let day = cell.day { return "\(min(day.day, day.month))-\(max(day.day, day.month))" }
        // In CSV the date is "5-Aug".
        guard cell.text.contains("-"), cell.text.contains(where: \.isLetter), RepTarget(cell.text) == nil,
            let day = Day.read(cell.text.replacing("-", with: " "), today: .earliest)
        else { return nil }
        return "\(min(day.day, day.month))-\(max(day.day, day.month))"
    }
}

// MARK: The head

extension PhaseGrid {
    /// Reads the rows above the table: titles with their value to the right, below, or in the same cell.
    private mutating func readHead(today: Day) {
        guard let header = layout.header else { return }
        let above = Array(rows[..<header])
        var index = 0
        while index < above.count {
            let row = above[index]
            if let heading = days.headings[index] {
                begin(heading, row.cells.first { !$0.isEmpty }?.text ?? "")
                index += 1
                continue
            }
            for (column, cell) in row.cells.enumerated() { note(cell, row.place(column)) }
            let below = index + 1 < above.count ? above[index + 1] : nil
            if let below, Self.standsBelow(row, below) {
                for (column, cell) in row.cells.enumerated() where !cell.isEmpty {
                    set(PhaseGridTitles.head(cell.text), cell.text, below[column], today)
                }
                index += 2
                continue
            }
            readPairs(row, today)
            index += 1
        }
    }

    /// Whether a row has only titles and the next row their values, as in the head on paper.
    private static func standsBelow(_ row: Spreadsheet.Row, _ below: Spreadsheet.Row) -> Bool {
        let filled = row.cells.indices.filter { !row[$0].isEmpty }
        let titles = filled.filter { isTitle(row[$0]) }
        return titles.count == filled.count && titles.count > 1 && below.number == row.number + 1
            && below.cells.indices.allSatisfy { below[$0].isEmpty || filled.contains($0) && !isTitle(below[$0]) }
    }

    private static func isTitle(_ cell: Spreadsheet.Cell) -> Bool {
        PhaseGridTitles.head(cell.text) != nil || PhaseGridTitles.folded(cell.text) == "template"
    }

    private mutating func readPairs(_ row: Spreadsheet.Row, _ today: Day) {
        var title: Spreadsheet.Cell?
        for cell in row.cells where !cell.isEmpty {
            if let open = title, !Self.isTitle(cell) {
                set(PhaseGridTitles.head(open.text), open.text, cell, today)
                title = nil
                continue
            }
            title = nil
            if Self.isTitle(cell) {
                title = cell
            } else if let colon = cell.text.firstIndex(of: ":"),
                let head = PhaseGridTitles.head(String(cell.text[..<colon]))
            {
                let value = String(cell.text[cell.text.index(after: colon)...]).trimmingBlanks
                set(head, cell.text, Spreadsheet.Cell(value), today)
            } else if SearchKey.fold(cell.text).hasPrefix("from "), draft.start == nil,
                let day = Day.read(String(cell.text.dropFirst(5)), today: today)
            {
                draft.start = day
            } else if draft.name.isEmpty, row.cells.count(where: { !$0.isEmpty }) == 1 {
                draft.name = Self.line(cell.text)
            } else {
                notes.append(cell.text)
            }
        }
    }

    /// Sets a field of the head. A value that does not fit goes into the notes.
    private mutating func set(
        _ head: PhaseGridTitles.Head?, _ title: String, _ cell: Spreadsheet.Cell, _ today: Day
    ) {
        guard !cell.text.isEmpty, cell.fault != .error else { return }
        let text = Self.line(cell.text)
        switch head {
        case .client where draft.client.isEmpty: draft.client = text
        case .name: name(text)
        case .periodization where draft.periodization.isEmpty: draft.periodization = text
        case .goal where draft.goal.isEmpty: draft.goal = text
        case .start where draft.start == nil && (cell.day ?? Day.read(text, today: today)) != nil:
            draft.start = cell.day ?? Day.read(text, today: today)
        case .notes: notes.append(text)
        default: notes.append("\(title) \(text)")
        }
    }

    /// Replaces a name taken from the first line, which moves to the notes.
    private mutating func name(_ text: String) {
        if !draft.name.isEmpty { notes.append(draft.name) }
        draft.name = text
    }
}
