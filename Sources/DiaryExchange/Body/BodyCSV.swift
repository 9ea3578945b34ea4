public import FitnessModel

/// Spotter's own measurement file: one measurement per line, written verbatim and read back without loss.
///
/// The columns: Day, Time, Height cm, Weight kg, all fold sites, all measures, custom measures, Note. Columns are
/// identified by their order, so a custom measure may have any name.
public enum BodyCSV {
    private typealias Known = (title: String, column: BodyColumn)

    private static let head: [Known] = [
        ("Day", .day), ("Time", .time), ("Height cm", .height(unit: "cm")), ("Weight kg", .weight(.kg)),
    ]
    private static let sites: [Known] = SkinfoldSite.allCases.map { ($0.fileTitle, .fold($0)) }
    private static let measures: [Known] = BodyMeasure.allCases.map { ($0.fileTitle, .measure($0, unit: "")) }
    private static let known = head + sites + measures

    /// The titles by which a file is recognised. They never change: a site that is added later follows the fourteen of
    /// the first version.
    private static let first = (head + sites.prefix(14)).map(\.title)

    /// The titles, including these custom measures.
    public static func titles(own: [OwnMeasure]) -> [String] { known.map(\.title) + own.map(\.text) + ["Note"] }

    /// The custom measures used in these measurements, by name.
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

    /// The text of the whole file, in the given order.
    public static func text(_ measurements: [BodyMeasurement]) -> String {
        let own = own(in: measurements)
        return CSVWriter.text([titles(own: own)] + measurements.map { cells($0, own: own) })
    }

    /// The columns of a Spotter file with these titles; nil for any other file. An older version knew fewer sites and
    /// measures than this one.
    static func columns(_ titles: [String]) -> [BodyColumn]? {
        guard titles.starts(with: first), titles.last == "Note" else { return nil }
        var rest = titles.dropLast()
        var columns: [BodyColumn] = []
        for (title, column) in known where rest.first == title {
            columns.append(column)
            rest.removeFirst()
        }
        // A column that was moved has to be found by its title.
        guard known.allSatisfy({ columns.contains($0.column) || !rest.contains($0.title) }) else { return nil }
        return columns + rest.map { OwnMeasure($0).map(BodyColumn.own) ?? .text($0) } + [.note]
    }
}
