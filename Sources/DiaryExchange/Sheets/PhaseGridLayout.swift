import FitnessModel

/// Which column of a sheet holds what, by its header or, where none stands, by its content. Columns and rows of the
/// sheet are counted from 0 here.
struct PhaseGridLayout {
    /// A column of loads, with what its title says.
    struct Load {
        let column: Int
        var number: Int?
        var day: Day?
        /// The day of the phase that it is.
        var phaseDay = ""
    }

    /// Sessions of one phase; what stands to the right of them is listed.
    static let mostSessions = Phase.sessionCounts.upperBound
    /// The header is looked for in so many rows with content.
    private static let searched = 30

    /// Where the header stands among the rows; nil where the columns were told apart by their content.
    private(set) var header: Int?
    /// How many rows from the first on stand above the table or are its header.
    private(set) var body = 0
    private(set) var exercise = 0
    /// What the columns hold; a column may hold two, "5x5", and several may hold the same.
    private(set) var fields: [Int: [PhaseGridTitles.Field]] = [:]
    private(set) var loads: [Load] = []
    /// Where each row says on which day of the phase it is trained.
    private(set) var phaseDay: Int?
    /// Columns with content that means nothing here.
    private(set) var unknown: [Int] = []
    private(set) var unit: MassUnit?
    /// Whether bare numbers of the rest are minutes.
    private(set) var restIsInMinutes = false

    /// Nil where no column of exercises can be found.
    init?(_ rows: [Spreadsheet.Row], today: Day) {
        if let header = rows.prefix(Self.searched).indices.first(where: { Self.isHeader(rows[$0], today: today) }) {
            readHeader(rows, header, today: today)
        } else if !readContent(rows) {
            return nil
        }
    }

    // MARK: By the header

    /// Names the exercises and something else of a training sheet.
    private static func isHeader(_ row: Spreadsheet.Row, today: Day) -> Bool {
        let fields = row.cells.map { PhaseGridTitles.fields($0.text) }
        guard let exercise = fields.firstIndex(of: [.exercise]) else { return false }
        return fields.count { !$0.isEmpty } > 1
            || row.cells[exercise...].contains { session($0, today: today) != nil }
    }

    /// Whether the header stands there once more, as on further pages.
    func repeatsHeader(_ row: Spreadsheet.Row) -> Bool {
        header != nil && PhaseGridTitles.fields(row[exercise].text) == [.exercise]
            && fields.contains { column, fields in
                fields != [.exercise] && PhaseGridTitles.fields(row[column].text) == fields
            }
    }

    /// Spotter's own sheet, whose sessions say their days, says them in each row as well. Elsewhere a day often stands
    /// once, in cells that are merged, and is that of the rows below.
    var saysEachDay: Bool { phaseDay != nil && loads.contains { !$0.phaseDay.isEmpty } }

    /// The day that stands beside an exercise.
    func day(of row: Spreadsheet.Row) -> String? { phaseDay.flatMap { PhaseGridTitles.dayName(row[$0].text) } }

    private static func session(_ cell: Spreadsheet.Cell, today: Day) -> (number: Int?, day: Day?)? {
        if let day = cell.day { return (nil, day) }
        return PhaseGridTitles.session(PhaseGridTitles.parted(cell.text).title, today: today)
    }

    /// What the titles say; where numbers could be day or month, as it makes the days ascend: 01/05, 01/12, 01/19.
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
            // Notes and intensity may both stand there; of all others the first is meant.
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
            if loads.count < Self.mostSessions, let session {
                let phaseDay = PhaseGridTitles.parted(titles[column].text).day ?? ""
                loads.append(
                    Load(column: column, number: session.number, day: session.day, phaseDay: phaseDay))
            } else if loads.count < Self.mostSessions, column > exercise, Self.areSets(rows[body...], column) {
                loads.append(Load(column: column))
            } else if hasContent {
                unknown.append(column)
            }
        }
    }

    /// The days may stand in a row of their own below the numbers.
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

    /// The column with the most words holds the exercises; what reads as sets to its right are loads.
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
            if loads.count < Self.mostSessions { loads.append(Load(column: column)) } else { unknown.append(column) }
        }
        // Any text has a column with the most words: what makes a sheet of it are loads, or the labels of rows.
        return !loads.isEmpty || fields.values.contains([.label])
    }

    /// At least half of what stands in the column reads as sets, and looks like some: a bare number is none.
    private static func areSets(_ rows: ArraySlice<Spreadsheet.Row>, _ column: Int) -> Bool {
        let texts = rows.map { $0[column].text }.filter { !$0.isEmpty && $0 != "-" }
        let sets = texts.count { text in
            text.contains { "xX×*".contains($0) } && !isTempo(text) && !LoadCell(text, unit: .kg).sets.isEmpty
        }
        return sets > 0 && sets * 2 >= texts.count
    }

    private static func areLabels(_ rows: ArraySlice<Spreadsheet.Row>, _ column: Int) -> Bool {
        // What stands left of an exercise: titles and notes stand in that column, too.
        let texts = rows.filter { !$0[column + 1].isEmpty }.map { $0[column].text }.filter { !$0.isEmpty }
        return texts.count { RowLabel($0) != nil || Int($0) != nil } * 2 > texts.count
    }

    private static func isName(_ text: String) -> Bool {
        text.count { $0.isLetter } > 3 && LoadCell(text, unit: .kg).sets.isEmpty
    }

    /// "31X0", "3012", "3-0-1-0", "31x0". A small x may as well stand between load and repetitions, unless there are
    /// none.
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
    /// The cell in this column, counted from 0; an empty one where the row ends before.
    subscript(column: Int) -> Spreadsheet.Cell {
        cells.indices.contains(column) ? cells[column] : Spreadsheet.Cell("")
    }

    /// The place of a column, counted from 0.
    func place(_ column: Int) -> SheetPlace { SheetPlace(row: number, column: column + 1) }
}
