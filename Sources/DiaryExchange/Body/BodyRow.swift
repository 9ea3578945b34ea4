public import FitnessModel

/// Parses a spreadsheet row pasted into the skinfold sheet.
public enum BodyRow {
    /// The result of reading a row.
    public struct Reading: Sendable {
        /// The measurement; nil if the row cannot be read or has several readings with different folds. A row without a
        /// day is dated today.
        public internal(set) var measurement: BodyMeasurement?
        /// Whether the row contains its day.
        public internal(set) var isDated = false
        /// Unreadable cells and decisions, to show before anything is stored.
        public internal(set) var issues: [Issue] = []
    }

    /// Reads one row of cells, separated by tabs, otherwise by semicolons, otherwise by several blanks. Pure: it stores
    /// nothing and asks nothing.
    ///
    /// Below a line of titles, the titles identify the cells, as in an import. Without titles, the cells are in the
    /// order of the trainers' sheet: day, age, height, weight, lean mass and body fat, each optional; one
    /// cell per fold of `sites` (blank or "-" if not taken); an optional sum. The number of cells, plausible body
    /// values, and the sum and the fat, which must fit the rest, decide which of the leading cells are present. Age,
    /// lean mass, body fat and sum are checked but not stored, since Spotter computes them. If readings with different
    /// folds remain, there is no measurement and an `ambiguous` issue. If they differ only before the folds, the one
    /// with a weight is used and reported as `taken`.
    ///
    /// - Parameters:
    ///   - sites: the sites of the sheet, in order.
    ///   - today: the day of a row without one; also resolves years of two digits.
    ///   - unit: the unit of a weight without one.
    ///   - order: the order of day and month in an ambiguous date.
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

    /// The cells of a line, trimmed.
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
    /// A problem in a row, or a decision made while reading it.
    public enum Issue: Hashable, Sendable {
        /// No row.
        case empty
        /// Further rows, which were not read.
        case moreRows(Int)
        /// A problem in a cell: its position, its title and the reason.
        case cell(Int, String, ImportIssue.Reason)
        /// A problem in a fold of a row without titles: the position of its cell, its site and the reason.
        case fold(Int, SkinfoldSite, ImportIssue.Reason)
        /// Cells that do not fit a row of these sites.
        case unreadable(cells: Int, sites: Int)
        /// Several readings with different folds.
        case ambiguous([Interpretation])
        /// Several readings with the same folds; this one was used.
        case taken(Interpretation)
        /// The stated sum and the sum of the folds.
        case sumDiffers(stated: String, folds: String)
        /// A column with an unknown title.
        case unknownTitle(String)
    }

    /// A cell before the folds, in sheet order.
    public enum LeadingCell: Int, CaseIterable, Sendable {
        case age, height, weight, lean, fat
    }

    /// A reading of the cells of a row without titles.
    public struct Interpretation: Hashable, Sendable {
        /// The cells before the folds.
        public let leading: [LeadingCell]
        /// The number of folds.
        public let folds: Int
        /// The first fold with its text; nil without folds.
        public let first: Fold?

        /// A fold as written in its cell.
        public struct Fold: Hashable, Sendable {
            /// The site.
            public let site: SkinfoldSite
            /// The text of the cell.
            public let text: String
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
