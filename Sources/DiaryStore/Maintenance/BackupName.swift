import FitnessModel
import Foundation

/// How the backups of one diary are named, after its file: `diary-2026-03-12.sqlite`. Several diaries may share a folder.
struct BackupName {
    private let prefix: String
    private static let suffix = ".sqlite"

    /// Names the backups of the diary at this path.
    init(diary path: String) {
        let file = path.split(separator: "/").last.map(String.init) ?? "diary"
        prefix = (file.hasSuffix(Self.suffix) ? String(file.dropLast(Self.suffix.count)) : file) + "-"
    }

    /// The name of the day's backup.
    func of(_ day: Day) -> String { prefix + day.iso + Self.suffix }

    /// The day of a backup; nil for any other file, which rotation must leave alone.
    func day(_ name: String) -> Day? {
        guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix) else { return nil }
        return Day(iso: String(name.dropFirst(prefix.count).dropLast(Self.suffix.count)))
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
