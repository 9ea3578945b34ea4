import FitnessModel

/// What the columns of a file of measurements hold: one line a day, found by the titles and, where these leave it
/// open, by what stands around them and below.
struct BodyColumns {
    /// In the order of the file.
    let columns: [BodyColumn]
    /// Where the day stands.
    let day: Int
    /// What was decided about a column, or left out, to be told once.
    private(set) var remarks: [(column: Int, reason: ImportIssue.Reason)] = []

    /// Titles of records of something else, in which a weight is that of a bar or a food.
    private static let foreign: Set<String> = [
        "exercise", "exercise name", "reps", "repetitions", "sets", "set", "set order", "workout", "workout name",
        "food", "food name", "meal", "amount", "rpe", "cadence", "speed", "latitude", "longitude", "position lat",
        "power", "category",
    ]

    /// What the titles alone say; nil when they are not those of measurements with their days.
    static func named(_ titles: [String]) -> [BodyColumn]? {
        let names = titles.map { BodyTitle($0) }
        guard !names.contains(where: { foreign.contains($0.name) }),
            !titles.contains(where: { PhaseGridTitles.fields($0) == [.exercise] })
        else { return nil }
        var taken: Set<BodyColumn> = []
        let columns = names.map { title in
            guard let column = title.column else { return BodyColumn.unknown }
            // A second weight or fold is another thing than the first; what is left out is left out twice.
            guard column == .computed || taken.insert(column.withoutUnit).inserted else { return .unknown }
            return column
        }
        return columns
    }

    init?(_ table: CSVTable, _ survey: (_ day: Int) -> BodySurvey) {
        let isOwn = BodyCSV.writes(table.titles)
        guard var columns = isOwn ? BodyCSV.columns(table.titles) : Self.named(table.titles),
            let day = columns.firstIndex(of: .day), columns.contains(where: \.isOfBody) || isOwn
        else { return nil }
        let survey = survey(day)
        // A training sheet may have a column Weight, too, and days such as "Day A"; but no waist.
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
                // What both kinds stand around, or none, its own numbers say.
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

    /// Where the file says a weight without its unit, in the title or in the cells.
    func openWeight(_ survey: BodySurvey) -> Int? {
        columns.indices.first { index in
            guard case .weight(nil) = columns[index] else { return false }
            return survey.columns[index].numbers > 0
        }
    }

    private static func girth(_ measure: BodyMeasure?, _ title: String) -> BodyColumn {
        measure.map { .measure($0, unit: "") } ?? own("\(title.trimmingBlanks) (cm)")
    }

    /// Numbers below a title that nobody knows are a measure of the trainer's own, anything else is a part of the note.
    private static func unknown(_ title: String, _ cells: BodySurvey.Column) -> BodyColumn {
        if title.trimmingBlanks.isEmpty { return .computed }
        return cells.words > 0 ? .text(title.trimmingBlanks) : own(title)
    }

    /// Behind a name these are its unit; "in" and "m" may be words.
    private static let units: Set<String> = ["kg", "kgs", "lb", "lbs", "cm", "mm", "%", "bpm"]

    /// A measure that is called so, as near as a measure can be: "Calf cm" is "Calf (cm)".
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
    /// The same thing in whatever unit.
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
