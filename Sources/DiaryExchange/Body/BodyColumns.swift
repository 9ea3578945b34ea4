import FitnessModel

/// The columns of a measurement file with one day per line. Titles identify them; if these are ambiguous, the
/// neighbouring columns and the cells decide.
struct BodyColumns {
    /// In file order.
    let columns: [BodyColumn]
    /// The index of the day column.
    let day: Int
    /// Whether it is Spotter's own file.
    let isOwn: Bool
    /// Columns that were guessed or left out, each reported once.
    private(set) var remarks: [(column: Int, reason: ImportIssue.Reason)] = []

    /// Titles of other records, in which a weight is that of a bar or a food.
    private static let foreign: Set<String> = [
        "exercise", "exercise name", "reps", "repetitions", "sets", "set", "set order", "workout", "workout name",
        "food", "food name", "meal", "amount", "rpe", "cadence", "speed", "latitude", "longitude", "position lat",
        "power", "category",
    ]

    /// The columns as far as the titles identify them; nil if a title belongs to another kind of record.
    static func named(_ titles: [String]) -> [BodyColumn]? {
        let names = titles.map { BodyTitle($0) }
        guard !names.contains(where: { foreign.contains($0.name) }),
            !titles.contains(where: { PhaseGridTitles.fields($0) == [.exercise] })
        else { return nil }
        var taken: Set<BodyColumn> = []
        let columns = names.map { title in
            guard let column = title.column else { return BodyColumn.unknown }
            // A repeated weight or fold becomes unknown. Computed columns may repeat, since they are left out anyway.
            guard column == .computed || taken.insert(column.withoutUnit).inserted else { return .unknown }
            return column
        }
        return columns
    }

    init?(_ table: CSVTable, _ survey: (_ day: Int) -> BodySurvey) {
        let own = BodyCSV.columns(table.titles)
        isOwn = own != nil
        guard var columns = own ?? Self.named(table.titles), let day = columns.firstIndex(of: .day),
            columns.contains(where: \.isOfBody) || isOwn
        else { return nil }
        let survey = survey(day)
        // A training sheet can also have a Weight column and days such as "Day A", but no waist.
        guard survey.dated > 0 || isOwn || columns.contains(where: \.isOfBodyAlone) else { return nil }
        self.day = day
        guard !isOwn else {
            self.columns = columns
            return
        }
        var remarks: [(column: Int, reason: ImportIssue.Reason)] = []
        let hasFolds = columns.contains { if case .fold = $0 { true } else { false } }
        let hasGirths = columns.contains { if case .measure(let measure, _) = $0 { measure.isGirth } else { false } }
        for (index, title) in table.titles.enumerated() {
            let cells = survey.columns[index]
            switch columns[index] {
            case .foldOrGirth(let site, let measure):
                // An ambiguous title follows the other columns. If both kinds or neither occur, its own numbers decide.
                let isFold =
                    !columns.contains(.fold(site))
                    && (hasFolds == hasGirths
                        ? cells.beyondFolds * 2 < cells.numbers && (hasFolds || cells.usualGirths * 2 < cells.numbers)
                        : hasFolds)
                columns[index] = isFold ? .fold(site) : Self.girth(measure, title)
                if cells.numbers > 0 {
                    remarks.append((index, isFold ? .readAsFold(site) : .readAsGirth(title.trimmingBlanks)))
                }
            case .fatOfFolds: columns[index] = hasFolds ? .computed : .fat
            case .fatMass where hasFolds, .leanMass where hasFolds: columns[index] = .computed
            case .mass(let name):
                let unit = BodyTitle(title).unit
                columns[index] = Self.own(unit.isEmpty ? name : "\(name) (\(unit))")
            case .unknown: columns[index] = Self.unknown(title, cells)
            default: break
            }
            if columns[index] == .computed, cells.numbers + cells.words > 0 {
                remarks.append((index, title.trimmingBlanks.isEmpty ? .untitled(index + 1) : .computed))
            }
        }
        self.columns = columns
        self.remarks = remarks
    }

    /// The index of the first weight column that has numbers without a unit; nil if there is none.
    func openWeight(_ survey: BodySurvey) -> Int? {
        columns.indices.first { index in
            guard case .weight(nil) = columns[index] else { return false }
            return survey.columns[index].numbers > 0
        }
    }

    private static func girth(_ measure: BodyMeasure?, _ title: String) -> BodyColumn {
        measure.map { .measure($0, unit: "") } ?? own("\(title.trimmingBlanks) (cm)")
    }

    /// Numbers below an unknown title become a custom measure; any other text goes into the note.
    private static func unknown(_ title: String, _ cells: BodySurvey.Column) -> BodyColumn {
        if title.trimmingBlanks.isEmpty { return .computed }
        return cells.words > 0 ? .text(title.trimmingBlanks) : own(title)
    }

    /// Units recognised at the end of a name. "in" and "m" are excluded because they may be words.
    private static let units: Set<String> = ["kg", "kgs", "lb", "lbs", "cm", "mm", "%", "bpm"]

    /// The custom measure closest to a title ("Calf cm" becomes "Calf (cm)"), or text if no measure can have that name.
    static func own(_ title: String) -> BodyColumn {
        var name = BodyCell.text(title.replacing("[", with: "(").replacing("]", with: ")"))
        if let last = name.split(separator: " ").last, units.contains(last.lowercased()), last.count < name.count {
            name = "\(String(name.dropLast(last.count)).trimmingBlanks) (\(last))"
        }
        let plain = String(name.map { ",;".contains($0) ? " " : $0 }).trimmingBlanks
        return (OwnMeasure(plain) ?? OwnMeasure(String(plain.prefix(OwnMeasure.longest)))).map(BodyColumn.own)
            ?? .text(plain)
    }
}

extension BodyColumn {
    /// The column without its unit, for comparison.
    fileprivate var withoutUnit: BodyColumn {
        switch self {
        case .weight: .weight(nil)
        case .height: .height(unit: "")
        case .fatOfFolds: .fat
        case .measure(let measure, _): .measure(measure, unit: "")
        default: self
        }
    }
}

/// The meaning of a column.
enum BodyColumn: Hashable {
    case day, time, note
    /// Nil if the title gives no unit.
    case weight(MassUnit?)
    /// The unit of the title; empty if it gives none.
    case height(unit: String)
    /// Body fat measured by a scale, in per cent.
    case fat
    /// "Fat %": computed from the folds if the file has any, otherwise measured by a scale.
    case fatOfFolds
    /// Fat mass and lean mass. Computed if the file has folds; otherwise they replace a missing percentage.
    case fatMass, leanMass
    /// A part of the weight that only a scale measures: "Bone mass".
    case mass(String)
    case fold(SkinfoldSite)
    /// A measure, and the unit to append to its values; empty for Spotter's own unit.
    case measure(BodyMeasure, unit: String)
    /// A title such as "Chest" that may be a fold or a girth. The measure is nil if Spotter has no such girth without a
    /// side.
    case foldOrGirth(SkinfoldSite, BodyMeasure?)
    case systolic, diastolic
    /// A custom measure.
    case own(OwnMeasure)
    /// Text that goes into the note after the title.
    case text(String)
    /// A value that Spotter computes itself.
    case computed
    /// An unknown or empty title, or one that repeats an earlier column; its cells decide.
    case unknown

    /// Whether the column measures a body, unlike days, times and notes.
    var isOfBody: Bool {
        switch self {
        case .weight, .fat, .fold, .measure, .foldOrGirth, .systolic: true
        default: false
        }
    }

    /// Whether the column occurs only in body measurements.
    var isOfBodyAlone: Bool {
        switch self {
        case .fat, .fold, .measure: true
        default: false
        }
    }
}
