import FitnessModel

/// The meaning of each column, from its header or, without a header, from its content. Columns and rows are counted
/// from 0.
struct PhaseGridLayout {
    /// A column of loads, and the contents of its title.
    struct Load {
        let column: Int
        var number: Int?
        var day: Day?
        /// The phase day of the column.
        var phaseDay = ""
    }

    /// The maximum number of sessions in a phase; further columns are listed as unread.
    static let maxSessions = Phase.sessionCounts.upperBound
    /// The number of rows searched for the header.
    private static let searched = 30

    /// The index of the header row; nil if the columns were identified by content.
    private(set) var header: Int?
    /// The index of the first row below the header.
    private(set) var body = 0
    private(set) var exercise = 0
    /// The fields of each column. A column may have two, "5x5", and several columns may have the same.
    private(set) var fields: [Int: [PhaseGridTitles.Field]] = [:]
    private(set) var loads: [Load] = []
    /// The column with the phase day of each row.
    private(set) var phaseDay: Int?
    /// Columns with content of unknown meaning.
    private(set) var unknown: [Int] = []
    private(set) var unit: MassUnit?
    /// Whether bare numbers in the rest column are minutes.
    private(set) var restIsInMinutes = false

    /// Nil if there is no column of exercises.
    init?(_ rows: [Spreadsheet.Row], today: Day) {
        if let header = rows.prefix(Self.searched).indices.first(where: { Self.isHeader(rows[$0], today: today) }) {
            readHeader(rows, header, today: today)
        } else if !readContent(rows) {
            return nil
        }
    }

    // MARK: By the header

    /// Whether a row has a title for the exercises and another title of a training sheet.
    private static func isHeader(_ row: Spreadsheet.Row, today: Day) -> Bool {
        let fields = row.cells.map { PhaseGridTitles.fields($0.text) }
        guard let exercise = fields.firstIndex(of: [.exercise]) else { return false }
        return fields.count { !$0.isEmpty } > 1
            || row.cells[exercise...].contains { session($0, today: today) != nil }
    }

    /// Whether a row repeats the header, as on further pages.
    func repeatsHeader(_ row: Spreadsheet.Row) -> Bool {
        header != nil && PhaseGridTitles.fields(row[exercise].text) == [.exercise]
            && fields.contains { column, fields in
                fields != [.exercise] && PhaseGridTitles.fields(row[column].text) == fields
            }
    }

    /// Whether every row names its day, as in Spotter's own sheet, where sessions also name theirs. In other sheets a
    /// day often appears once, in merged cells, and applies to the rows below.
    var saysEachDay: Bool { phaseDay != nil && loads.contains { !$0.phaseDay.isEmpty } }

    /// The phase day beside an exercise.
    func day(of row: Spreadsheet.Row) -> String? { phaseDay.flatMap { PhaseGridTitles.dayName(row[$0].text) } }

    private static func session(_ cell: Spreadsheet.Cell, today: Day) -> (number: Int?, day: Day?)? {
        if let day = cell.day { return (nil, day) }
        return PhaseGridTitles.session(PhaseGridTitles.parted(cell.text).title, today: today)
    }

    /// The contents of the titles. Ambiguous dates use the order that makes the days ascend: 01/05, 01/12, 01/19.
    private static func sessions(_ cells: [Spreadsheet.Cell], today: Day) -> [(number: Int?, day: Day?)?] {
        func read(_ order: DateOrder) -> [(number: Int?, day: Day?)?] {
            DateOrder.$current.withValue(order) { cells.map { session($0, today: today) } }
        }
        let orders = [DateOrder.current] + DateOrder.allCases.filter { $0 != .current }
        let readings = orders.map(read)
        let ascending = readings.first { reading in
            let days = reading.compactMap { $0?.day }
            return zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
        }
        return ascending ?? readings[0]
    }

    private mutating func readHeader(_ rows: [Spreadsheet.Row], _ header: Int, today: Day) {
        self.header = header
        body = header + 1
        let titles = rows[header]
        var taken: Set<PhaseGridTitles.Field> = []
        for (column, cell) in titles.cells.enumerated() {
            unit = unit ?? PhaseGridTitles.unit(cell.text)
            let named = PhaseGridTitles.fields(cell.text)
            // Notes and intensity may both occur; of any other repeated field the first column is used.
            guard !named.isEmpty, named == [.micro] || taken.isDisjoint(with: named) else { continue }
            fields[column] = named
            taken.formUnion(named)
            if named == [.exercise] { exercise = column }
            if named == [.rest] { restIsInMinutes = PhaseGridTitles.saysMinutes(cell.text) }
        }
        if taken.isDisjoint(with: [.label]), exercise > 0, fields[exercise - 1] == nil,
            titles[exercise - 1].isEmpty, Self.areLabels(rows[body...], exercise - 1)
        {
            fields[exercise - 1] = [.label]
        }
        phaseDay = titles.cells.indices.prefix(exercise).first { column in
            let days = rows[body...].map { $0[column].text }.filter { !$0.isEmpty }
            return PhaseGridTitles.isDay(titles[column].text) && !days.isEmpty
                && days.allSatisfy { PhaseGridTitles.dayName($0) != nil || PhaseGridTitles.isDay($0) }
        }
        readSessions(rows, titles, today: today)
        readDaysBelow(rows, today: today)
    }

    private mutating func readSessions(_ rows: [Spreadsheet.Row], _ titles: Spreadsheet.Row, today: Day) {
        let width = rows[body...].map(\.cells.count).max() ?? 0
        let columns = Array(0..<max(width, titles.cells.count))
        let open = columns.map { $0 > exercise && fields[$0] == nil ? titles[$0] : Spreadsheet.Cell("") }
        for (column, session) in zip(columns, Self.sessions(open, today: today))
        where fields[column] == nil && column != phaseDay {
            let hasContent = rows[body...].contains { !$0[column].isEmpty }
            if loads.count < Self.maxSessions, let session {
                let phaseDay = PhaseGridTitles.parted(titles[column].text).day ?? ""
                loads.append(
                    Load(column: column, number: session.number, day: session.day, phaseDay: phaseDay))
            } else if loads.count < Self.maxSessions, column > exercise, Self.areSets(rows[body...], column) {
                loads.append(Load(column: column))
            } else if hasContent {
                unknown.append(column)
            }
        }
    }

    /// Reads the days from a separate row below the numbers.
    private mutating func readDaysBelow(_ rows: [Spreadsheet.Row], today: Day) {
        guard rows.indices.contains(body), !loads.isEmpty, loads.allSatisfy({ $0.day == nil }) else { return }
        let row = rows[body]
        let days = Self.sessions(loads.map { row[$0.column] }, today: today).map { $0?.day }
        let columns = Set(loads.map(\.column))
        let others = row.cells.indices.filter { !row[$0].isEmpty && !columns.contains($0) }
        guard others.isEmpty, zip(loads, days).allSatisfy({ row[$0.column].isEmpty || $1 != nil }) else { return }
        for index in loads.indices { loads[index].day = days[index] }
        body += 1
    }

    // MARK: By the content

    /// The column with the most words has the exercises; columns to its right that read as sets are loads.
    private mutating func readContent(_ rows: [Spreadsheet.Row]) -> Bool {
        let width = rows.map(\.cells.count).max() ?? 0
        let words = (0..<width).map { column in rows.count { Self.isName($0[column].text) } }
        guard let most = words.max(), most > 0, let column = words.firstIndex(of: most) else { return false }
        exercise = column
        fields[column] = [.exercise]
        if column > 0, Self.areLabels(rows[...], column - 1) { fields[column - 1] = [.label] }
        let right = Array(column + 1..<max(width, column + 1))
        let firstLoad = right.first { Self.areSets(rows[...], $0) } ?? width
        var open: [PhaseGridTitles.Field] = [.reps, .sets, .rest, .micro]
        for column in right where column < firstLoad {
            let texts = rows.map { $0[column].text }.filter { !$0.isEmpty }
            guard !texts.isEmpty else { continue }
            if texts.allSatisfy(Self.isTempo), !fields.values.contains([.tempo]) {
                fields[column] = [.tempo]
            } else if texts.allSatisfy(Self.isMarkedRest), let index = open.firstIndex(of: .rest) {
                fields[column] = [open.remove(at: index)]
            } else if !open.isEmpty {
                fields[column] = [open.removeFirst()]
            } else {
                unknown.append(column)
            }
        }
        for column in 0..<column where fields[column] == nil && rows.contains(where: { !$0[column].isEmpty }) {
            unknown.append(column)
        }
        for column in right where column >= firstLoad && rows.contains(where: { !$0[column].isEmpty }) {
            if loads.count < Self.maxSessions { loads.append(Load(column: column)) } else { unknown.append(column) }
        }
        // Any text has a column with the most words. Only loads or row labels make it a training sheet.
        return !loads.isEmpty || fields.values.contains([.label])
    }

    /// Whether at least half of the column reads as sets with a multiplication sign; a bare number is not a set.
    private static func areSets(_ rows: ArraySlice<Spreadsheet.Row>, _ column: Int) -> Bool {
        let texts = rows.map { $0[column].text }.filter { !$0.isEmpty && $0 != "-" }
        let sets = texts.count { text in
            text.contains { "xX×*".contains($0) } && !isTempo(text) && !LoadCell(text, unit: .kg).sets.isEmpty
        }
        return sets > 0 && sets * 2 >= texts.count
    }

    private static func areLabels(_ rows: ArraySlice<Spreadsheet.Row>, _ column: Int) -> Bool {
        // Only the rows of exercises: the column may also contain titles and notes.
        let texts = rows.filter { !$0[column + 1].isEmpty }.map { $0[column].text }.filter { !$0.isEmpty }
        return texts.count { RowLabel($0) != nil || Int($0) != nil } * 2 > texts.count
    }

    private static func isName(_ text: String) -> Bool {
        text.count { $0.isLetter } > 3 && LoadCell(text, unit: .kg).sets.isEmpty
    }

    /// "31X0", "3012", "3-0-1-0", "31x0". A small x may also separate load and reps, unless the text ends in 0.
    private static func isTempo(_ text: String) -> Bool {
        let signs = text.filter { !"-/ .".contains($0) }
        return (3...4).contains(signs.count) && signs.allSatisfy { $0.isNumber || "xX".contains($0) }
            && (!signs.contains("x") || signs.hasSuffix("0"))
    }

    private static func isMarkedRest(_ text: String) -> Bool {
        Rest(text) != nil && !text.allSatisfy(\.isNumber)
    }
}

extension Spreadsheet.Row {
    /// The cell in a column, from 0; an empty cell beyond the end of the row.
    subscript(column: Int) -> Spreadsheet.Cell {
        cells.indices.contains(column) ? cells[column] : Spreadsheet.Cell("")
    }

    /// The position of a column, from 0.
    func place(_ column: Int) -> SheetPlace { SheetPlace(row: number, column: column + 1) }
}
