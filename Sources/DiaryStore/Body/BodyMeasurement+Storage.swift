package import FitnessModel
import GRDB

extension BodyMeasurement: StoredRecord {
    package static let storage = Storage<BodyMeasurement>(
        "measurement", as: "b", joining: "LEFT JOIN weigh_in w ON w.id = b.weigh_in",
        visible: Visibility.client(of: "b.client"),
        [
            .fixed("client", \.client), StoredColumn("measurer", \.measurer), StoredColumn("day", \.day),
            StoredColumn("minute", \.minute), StoredColumn("height_mm", \.height), .joined("w.weight_g", \.weight),
            StoredColumn("note", \.note),
            .rows(of: "measurement_value", "measurement", ["name", "text"], \.own) { rows in
                let known = rows.compactMap { row in OwnMeasure(row[0]).map { ($0, row.count > 1 ? row[1] : "") } }
                return Dictionary(known) { first, _ in first }
            } write: { own in
                own.map { [$0.key.text, $0.value.filter { !$0.isSeparator }] }.filter { !$0[1].isEmpty }
                    .sorted { $0[0] < $1[0] }
            },
        ] + SkinfoldSite.allCases.map { StoredColumn($0.rawValue, \.[fold: $0]) }
            + BodyMeasure.allCases.map { StoredColumn($0.rawValue, \.[measure: $0]) })
    /// From the oldest on, as on the trainers' sheet; the index has it, too.
    static let order = "b.day, b.minute, b.id"
    static let newestFirst = "b.day DESC, b.minute DESC, b.id DESC"

    package init(blank id: Identifier<BodyMeasurement>) { self.init(id: id, day: .earliest) }

    package var title: String { "the measurement of \(day.iso)" }

    package func label(in change: Change) throws -> String {
        "measurement of \(Label.name(try change.clients.get(client).name)) \(day.iso)"
    }
}

extension Character {
    /// Parts rows and cells where they are read as one text.
    fileprivate var isSeparator: Bool { self == "\u{1E}" || self == "\u{1F}" }
}
