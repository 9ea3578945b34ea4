import FitnessModel
import Foundation
import GRDB

/// A record's name in a history, with all that its place there hangs on.
struct HistoryKey: Hashable, Sendable, Comparable {
    let id: HistoryRecord.ID
    let day: Day
    /// Minutes after midnight, by the clock on the wall at that instant.
    let minute: Int?
    let category: Identifier<FitnessModel.Category>?

    private init?(row: Row, _ zone: TimeZone) {
        guard let kind: HistoryRecord.Kind = row.raw(0) else { return nil }
        id = HistoryRecord.ID(kind, row[1])
        (day, category) = (row.day(2), row.optionalID(5))
        minute = (row[3] as Int?) ?? row.date(4).map { TimeOfDay($0, in: zone).minuteOfDay }
    }

    /// Newest first: by day, by the clock, what has no time last, then as it was entered.
    static func < (left: HistoryKey, right: HistoryKey) -> Bool {
        if left.day != right.day { return left.day > right.day }
        if left.minute != right.minute { return (left.minute ?? -1) > (right.minute ?? -1) }
        if left.id.kind != right.id.kind { return left.id.kind.rawValue < right.id.kind.rawValue }
        return left.id.number > right.id.number
    }

    /// Gives what the filter lets through day by day, the newest day first, until `body` says that it has enough. The diary
    /// knows the order of days, but not what the clock of a zone showed: within a day the keys come in no order.
    ///
    /// - Parameter body: gets the keys of a day, and how many stand before them; true to go on.
    static func days(
        of client: Identifier<Client>, _ filter: HistoryFilter, viewer: Identifier<Trainer>, zone: TimeZone,
        _ db: Database, body: (_ day: [HistoryKey], _ before: Int) throws -> Bool
    ) throws {
        let keys = filter.keys(of: client, viewer: viewer)
        let rows = try db.rows("\(keys.sql)\nORDER BY day DESC", keys.values)
        var (day, before): ([HistoryKey], Int) = ([], 0)
        while let row = try rows.next() {
            guard let key = HistoryKey(row: row, zone) else { continue }
            if let last = day.last, last.day != key.day {
                guard try body(day, before) else { return }
                before += day.count
                day = []
            }
            day.append(key)
        }
        if !day.isEmpty { _ = try body(day, before) }
    }
}
