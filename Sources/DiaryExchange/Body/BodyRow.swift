public import FitnessModel

/// A row of a spreadsheet that was pasted into the sheet of skinfolds.
public enum BodyRow {
    /// What was made of it.
    public struct Reading: Sendable {
        /// The measurement, nil where the row cannot be read, or in two ways with other folds. Without a day of its
        /// own it is of today.
        public internal(set) var measurement: BodyMeasurement?
        /// Whether the row says its day.
        public internal(set) var isDated = false
        /// What could not be read, or was decided: to be shown before anything is kept.
        public internal(set) var issues: [Issue] = []
    }

    /// Reads one row of cells, parted by tabs, else by semicolons, else by several blanks. Pure: nothing is kept or
    /// asked.
    ///
    /// With a line of titles above it the cells are what their titles say, as in an import. Without one they are in
    /// the order of the trainers' sheet: the day, the age, the height, the weight, the lean mass, the body fat, of
    /// which any may be missing, then the folds of these sites, one cell each (blank or "-" where none was taken),
    /// then perhaps their sum. Which of the first are there follows from their number, from what a body can have, and
    /// from the sum and the fat, which must fit the rest. Age, lean mass, body fat and sum are checked and not kept,
    /// since Spotter works them out. Where two readings remain that give other folds, there is no measurement and an
    /// `ambiguous` issue; where they differ in what stands before the folds, the one with a weight is taken and
    /// `taken` says so.
    ///
    /// - Parameters:
    ///   - sites: the sites that the sheet shows, in their order.
    ///   - today: the day of a row without one, and by which years of two digits are understood.
    ///   - unit: of a weight without a unit.
    ///   - order: of day and month, where both could be either.
    public static func read(
        _ text: String, sites: [SkinfoldSite], today: Day, unit: MassUnit = .kg, order: DateOrder = .current
    ) -> Reading {
        var lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.trimmingBlanks.isEmpty }
        guard let first = lines.first else { return Reading(issues: [.empty]) }
        let dates = BodyDates(today: today, order: order)
        let titles = cells(first)
        if let columns = BodyColumns.named(titles), columns.count(where: { $0 != .unknown }) > 1,
            columns.contains(where: \.isOfBody)
        {
            lines.removeFirst()
            guard let row = lines.first else { return Reading(issues: [.empty]) }
            var reading = TitledBodyRow(titles, columns, dates, unit).read(cells(row), today: today)
            if lines.count > 1 { reading.issues.append(.moreRows(lines.count - 1)) }
            return reading
        }
        var reading = OpenBodyRow(cells(first), sites, dates, unit).read(today: today)
        if lines.count > 1 { reading.issues.append(.moreRows(lines.count - 1)) }
        return reading
    }

    /// The cells of a line, without blanks around them.
    static func cells(_ line: String) -> [String] {
        if line.contains("\t") { return parted(line, by: "\t") }
        if line.contains(";") { return parted(line, by: ";") }
        let wide = line.trimmingBlanks.replacing(/[ \u{A0}]{2,}/, with: "\t")
        return wide.contains("\t")
            ? parted(wide, by: "\t") : line.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static func parted(_ line: String, by sign: Character) -> [String] {
        line.split(separator: sign, omittingEmptySubsequences: false).map { BodyCell.text(String($0)) }
    }
}

extension BodyRow {
    /// What could not be read of a row, or was decided.
    public enum Issue: Hashable, Sendable, CustomStringConvertible {
        /// No row at all.
        case empty
        /// Further rows, which were not read.
        case moreRows(Int)
        /// A cell with what is wrong in it.
        case cell(Int, String, ImportIssue.Reason)
        /// Cells that do not make a row of these sites.
        case unreadable(cells: Int, sites: Int)
        /// Several readings whose folds differ, in words.
        case ambiguous([String])
        /// Several readings with the same folds, of which this one was taken.
        case taken(String)
        /// The sum that stands there, and the one of the folds.
        case sumDiffers(stated: String, folds: String)
        /// A column whose title says nothing here.
        case unknownTitle(String)

        /// What is wrong and how to mend it.
        public var description: String {
            switch self {
            case .empty: "nothing to read. Copy a row of cells."
            case .moreRows(let count): "\(Count.text(count, "further row")) not read. Import the sheet as a file (I)."
            case .cell(let place, let title, let reason):
                title.isEmpty ? "Cell \(place): \(reason)" : "Cell \(place), \(title): \(reason)"
            case .unreadable(let cells, let sites):
                "\(Count.text(cells, "cell")) make no row of \(Count.text(sites, "site")). Copy the titles, too."
            case .ambiguous(let readings):
                "the row can be read as \(readings.joined(separator: ", or as ")). Copy the titles, too."
            case .taken(let reading): "the row was read as \(reading). Copy the titles, too, if that is wrong."
            case .sumDiffers(let stated, let folds): "the sum \(stated) is not that of the folds, \(folds). Check them."
            case .unknownTitle(let title): "\"\(title)\" was left out: it is neither a site nor a measure."
            }
        }
    }
}

/// A row below its titles.
private struct TitledBodyRow {
    private let titles: [String]
    private let columns: [BodyColumn]
    private let dates: BodyDates
    private let unit: MassUnit

    init(_ titles: [String], _ columns: [BodyColumn], _ dates: BodyDates, _ unit: MassUnit) {
        (self.titles, self.columns, self.dates, self.unit) = (titles, columns, dates, unit)
    }

    func read(_ cells: [String], today: Day) -> BodyRow.Reading {
        var reading = BodyRow.Reading()
        var (day, minute) = (today, Int?.none)
        if let place = columns.firstIndex(of: .day), cells.indices.contains(place), !cells[place].isEmpty {
            switch dates.date(cells[place]) {
            case .success(let date):
                (day, minute, reading.isDated) = (date.day, date.minute, true)
                if date.isOpen { reading.issues.append(.cell(place + 1, titles[place], .dateTaken(cells[place], day))) }
            case .failure(let fault):
                reading.issues.append(.cell(place + 1, titles[place], fault.reason))
                return reading
            }
        }
        var row = BodyRowDraft(day: day, minute: minute)
        let hasFolds = columns.contains { if case .fold = $0 { true } else { false } }
        for (place, cell) in cells.enumerated() where columns.indices.contains(place) && !cell.isEmpty {
            var column = columns[place]
            switch column {
            case .foldOrGirth(let site, let measure):
                column = hasFolds || measure == nil ? .fold(site) : .measure(measure ?? .chest, unit: "")
            case .fat, .fatOfFolds, .fatMass, .leanMass: column = .computed
            case .unknown, .mass:
                let own = BodyCell.number(cell) == nil ? .text(titles[place]) : BodyColumns.own(titles[place])
                if titles[place].isEmpty {
                    reading.issues.append(.unknownTitle(cell))
                    continue
                }
                column = own
            default: break
            }
            do {
                try row.take(cell, column, title: titles[place], massUnit: unit)
            } catch {
                reading.issues.append(.cell(place + 1, titles[place], error.reason))
            }
            reading.issues += row.takeRemarks().map { .cell(place + 1, titles[place], $0) }
        }
        for (place, cell) in cells.enumerated().dropFirst(columns.count) where !cell.isEmpty {
            reading.issues.append(.cell(place + 1, "", .columnCount(found: cells.count, expected: columns.count)))
            break
        }
        let draft = row.draft
        if !draft.isEmpty { reading.measurement = draft.measurement }
        return reading
    }
}
