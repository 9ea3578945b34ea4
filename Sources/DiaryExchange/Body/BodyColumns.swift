public import FitnessModel

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

/// Spotter's own file of measurements: a line each, to the letter. What is written here is read again without loss.
///
/// The columns: Day, Time, Height cm, Weight kg, all sites of folds, all measures, the trainer's own, Note. Each kind
/// has its place, so that a measure of the trainer's own may be called as it likes.
public enum BodyCSV {
    private static let head = ["Day", "Time", "Height cm", "Weight kg"]
    private static let known = head + SkinfoldSite.allCases.map(\.name) + BodyMeasure.allCases.map(\.name)

    /// The titles, with these measures of the trainer's own.
    public static func titles(own: [OwnMeasure]) -> [String] { known + own.map(\.text) + ["Note"] }

    /// The measures of the trainer's own that these measurements have, by name.
    private static func own(in measurements: [BodyMeasurement]) -> [OwnMeasure] {
        Set(measurements.flatMap(\.own.keys)).sorted { $0.text < $1.text }
    }

    /// The cells of one measurement.
    private static func cells(_ measurement: BodyMeasurement, own: [OwnMeasure]) -> [String] {
        let head = [
            measurement.day.iso, measurement.minute.map { Clock.hoursAndMinutes($0 * 60) } ?? "",
            measurement.height?.text(in: .cm) ?? "", measurement.weight?.text(in: .kg) ?? "",
        ]
        return head + SkinfoldSite.allCases.map { measurement[fold: $0] }
            + BodyMeasure.allCases.map { measurement[measure: $0] } + own.map { measurement[own: $0] }
            + [measurement.note]
    }

    /// The whole file, in the order given.
    public static func text(_ measurements: [BodyMeasurement]) -> String {
        let own = own(in: measurements)
        return CSVWriter.text([titles(own: own)] + measurements.map { cells($0, own: own) })
    }

    /// Whether a file with these titles was written here.
    static func writes(_ titles: [String]) -> Bool { titles.starts(with: known) && titles.last == "Note" }

    /// What its columns hold.
    static func columns(_ titles: [String]) -> [BodyColumn] {
        let head: [BodyColumn] = [.day, .time, .height(unit: "cm"), .weight(.kg)]
        return head + SkinfoldSite.allCases.map(BodyColumn.fold)
            + BodyMeasure.allCases.map { .measure($0, unit: "") }
            + titles.dropFirst(known.count).dropLast().map { OwnMeasure($0).map(BodyColumn.own) ?? .text($0) }
            + [.note]
    }
}

/// What a column of measurements holds.
enum BodyColumn: Hashable {
    case day, time, note
    /// Nil where no unit is said.
    case weight(MassUnit?)
    /// The unit of the title; empty where it says none.
    case height(unit: String)
    /// Body fat as a scale says it, in per cent.
    case fat
    /// "Fat %": of the folds where there are any, else of a scale.
    case fatOfFolds
    /// Fat and what is no fat, by weight: of a scale where its own percentage is missing, else computed.
    case fatMass, leanMass
    /// A part of the weight that only a scale knows: "Bone mass".
    case mass(String)
    case fold(SkinfoldSite)
    /// A measure, and the unit that goes behind its values where that is not ours.
    case measure(BodyMeasure, unit: String)
    /// A title that may be both, such as "Chest"; without a measure it is a girth that has no side.
    case foldOrGirth(SkinfoldSite, BodyMeasure?)
    case systolic, diastolic
    /// What the trainer thought of.
    case own(OwnMeasure)
    /// Words, which go into the note behind the title.
    case text(String)
    /// What Spotter works out itself.
    case computed
    /// A column that a title before it has taken, or without one: read by its cells.
    case unknown

    /// Whether it says something of a body, and not only when or in which words.
    var isOfBody: Bool {
        switch self {
        case .weight, .fat, .fold, .measure, .foldOrGirth, .systolic: true
        default: false
        }
    }

    /// Whether it is of nothing but a body.
    var isOfBodyAlone: Bool {
        switch self {
        case .fat, .fold, .measure: true
        default: false
        }
    }
}
