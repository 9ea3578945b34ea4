public import FitnessModel

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
