public import DiaryStore
public import FitnessModel
public import Foundation

/// A client's history as a table for the command line: a row for each record, the newest first.
public enum HistoryReport {
    /// Energy in kcal, time in minutes, distance in km, speed in km/h; what is not known is empty.
    public static func table(
        _ diary: Diary, of client: Client, _ filter: HistoryFilter, zone: TimeZone
    ) throws(StoreError) -> ProgressTable {
        let records = try diary.clientHistory.list(of: client.id, filter, zone: zone)
        let names = Dictionary(try diary.categories.list(.record).map { ($0.id, $0.name) }) { first, _ in first }
        let topSpeeds = try diary.runs.topSpeeds(of: records.compactMap(\.run))
        let unit = client.unit
        let rows = records.map { record -> [ProgressTable.Value] in
            let topSpeed = record.run.flatMap { topSpeeds[$0.id] }
            let category = record.category.flatMap { names[$0] } ?? HistoryText.defaultCategory
            return [
                .text(record.day.iso), .text(TimeOfDay(minuteOfDay: record.minute)?.text ?? ""),
                .text(HistoryText.kind(record)), .text(category), .text(HistoryText.title(record, unit)),
                .text(HistoryText.detail(record, unit)), number(record.seconds.map { Double($0) / 60 }, 1),
                number(record.distance.map { $0.value(in: .m) / 1000 }, 3),
                number(topSpeed.map { Double($0) * 3.6 / 1000 }, 1),
                number(record.energy?.kilocalories, 0),
                record.energy == nil ? .text("") : .text(record.isEstimate ? "yes" : "no"),
            ]
        }
        let columns = [
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
