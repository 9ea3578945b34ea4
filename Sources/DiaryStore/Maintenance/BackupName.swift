import FitnessModel
import Foundation

/// How backups are named: `diary-2026-03-12.sqlite`.
enum BackupName {
    private static let prefix = "diary-"
    private static let suffix = ".sqlite"

    /// The name of the day's backup.
    static func of(_ day: Day) -> String { prefix + day.iso + suffix }

    /// The day of a backup; nil for any other file, which rotation must leave alone.
    static func day(_ name: String) -> Day? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
        return Day(iso: String(name.dropFirst(prefix.count).dropLast(suffix.count)))
    }

    /// Day and time for a name, to the second: `2026-03-12-154500`.
    static func stamp(_ date: Date, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let time = [parts.hour, parts.minute, parts.second].map { number in
            let digits = String(number ?? 0)
            return digits.count < 2 ? "0" + digits : digits
        }
        return Day(date, in: zone).iso + "-" + time.joined()
    }
}
