public import DiaryStore
public import FitnessModel
public import Foundation
package import Phrases

/// The texts for the records of a client's history.
package enum HistoryText {
    /// The name shown for records without a category.
    package static let defaultCategory: Phrase = "Default"

    /// "session", "ride", "activity", "measurement", "weight"; "movement" for other kinds of runs.
    package static func kind(_ record: HistoryRecord) -> Phrase {
        if case .run(let run) = record.content { return run.kind.noun }
        return switch record.id.kind {
        case .session: "session"
        case .run: "run"
        case .activity: "activity"
        case .measurement: "measurement"
        case .weighIn: "weight"
        }
    }

    /// The plural of a kind: "sessions", "runs", "activities".
    package static func plural(_ kind: HistoryRecord.Kind) -> Phrase {
        switch kind {
        case .session: "sessions"
        case .run: "runs"
        case .activity: "activities"
        case .measurement: "measurements"
        case .weighIn: "weigh-ins"
        }
    }

    /// The name of a record: the title or the name of the activity, otherwise its kind.
    package static func name(_ record: HistoryRecord) -> Phrase {
        switch record.content {
        case .session(let session, _): session.title.isEmpty ? "Strength training" : "\(session.title)"
        case .run(let run): run.name
        case .activity(let entry): "\(entry.name)"
        case .measurement: "Measurement"
        case .weighIn: "Weight"
        }
    }

    /// The name with the body weight of measurements and weights: "Weight 81.4 kg".
    package static func title(_ record: HistoryRecord, _ unit: MassUnit) -> Phrase {
        switch record.content {
        case .measurement(let measurement): measurement.weight.map { "Measurement \(mass($0, unit))" } ?? name(record)
        case .weighIn(let weighIn): "Weight \(mass(weighIn.weight, unit))"
        case .session, .run, .activity: name(record)
        }
    }

    /// A short summary: "12 sets · 5.2 t", "5:12 /km", "7 folds".
    package static func detail(_ record: HistoryRecord, _ unit: MassUnit, separator: String = "·") -> Phrase {
        let parts: [Phrase]
        switch record.content {
        case .session(let session, let volume):
            parts = [
                session.sets > 0 ? "\(session.sets, one: "set", other: "sets")" : "",
                "\(VolumeText.text(volume, unit))",
            ]
        case .run(let run): parts = ["\(RunText.pace(run.meanSpeed, run.kind))"]
        case .activity: parts = []
        case .measurement(let measurement):
            let folds = measurement.folds.count
            let others = measurement.measures.count + measurement.own.count
            parts = [
                folds > 0 ? "\(folds, one: "fold", other: "folds")" : "",
                others > 0 ? "\(others, one: "measure", other: "measures")" : "",
            ]
        case .weighIn(let weighIn):
            parts = [weighIn.fatPerMille.map { "\(NumberFormat.shown($0, decimals: 1)) % fat" } ?? ""]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " \(separator) ")
    }

    /// "45 min", "1 h 30 min", and "1 234 h" for long times; empty if unknown.
    package static func time(_ seconds: Int?) -> String {
        guard let seconds, seconds > 0 else { return "" }
        if seconds >= 360_000 { return "\(NumberFormat.grouped((seconds + 1800) / 3600)) h" }
        return ActivityDuration.text(seconds < 60 ? seconds : (seconds + 30) / 60 * 60)
    }

    /// The duration of a record; "~12 min" for an estimate.
    package static func time(_ record: HistoryRecord) -> String {
        let text = time(record.seconds)
        return record.isTimeEstimate && !text.isEmpty ? "~\(text)" : text
    }

    /// The energy of a record; "~320 kcal" for an estimate; empty if unknown.
    package static func energy(_ record: HistoryRecord, _ unit: EnergyUnit) -> String {
        guard let energy = record.energy else { return "" }
        return RunText.energy(energy, isEstimate: record.isEstimate, unit)
    }

    private static func mass(_ mass: Mass, _ unit: MassUnit) -> String {
        "\(NumberFormat.shown(mass.value(in: unit), decimals: 1)) \(unit.rawValue)"
    }
}

/// A client's history as a table for the command line: a row for each record, newest first.
public enum HistoryReport {
    /// The table with energy in kcal, time in minutes, distance in km and speed in km/h; unknown values are empty.
    public static func table(
        _ diary: Diary, of client: Client, _ filter: HistoryFilter, zone: TimeZone
    ) throws(StoreError) -> ProgressTable {
        let records = try diary.clientHistory.list(of: client.id, filter, zone: zone)
        let names = Dictionary(try diary.categories.list(.record).map { ($0.id, $0.name) }) { first, _ in first }
        let topSpeeds = try diary.runs.topSpeeds(of: records.compactMap(\.run))
        let unit = client.unit
        let rows = records.map { record -> [ProgressTable.Value] in
            let topSpeed = record.run.flatMap { topSpeeds[$0.id] }
            let category = record.category.flatMap { names[$0] }.map { "\($0)" } ?? HistoryText.defaultCategory
            return [
                .text(record.day.iso), .text(TimeOfDay(minuteOfDay: record.minute)?.text ?? ""),
                .word(HistoryText.kind(record)), .word(category), .word(HistoryText.title(record, unit)),
                .word(HistoryText.detail(record, unit)), number(record.seconds.map { Double($0) / 60 }, 1),
                number(record.distance.map { $0.value(in: .m) / 1000 }, 3),
                number(topSpeed.map { Double($0) * 3.6 / 1000 }, 1),
                number(record.energy?.kilocalories, 0),
                record.energy == nil ? .text("") : .word(record.isEstimate ? "yes" : "no"),
            ]
        }
        let columns: [Phrase] = [
            "day", "time", "kind", "category", "what", "detail", "minutes", "km", "top km/h", "kcal", "estimate",
        ]
        return ProgressTable("History", columns, rows)
    }

    private static func number(_ value: Double?, _ decimals: Int) -> ProgressTable.Value {
        value.map { .number($0, decimals: decimals) } ?? .none
    }
}

extension HistoryRecord {
    fileprivate var run: Run? {
        guard case .run(let run) = content else { return nil }
        return run
    }
}
