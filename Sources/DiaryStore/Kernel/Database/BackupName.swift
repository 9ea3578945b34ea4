import FitnessModel
import Foundation

/// How the backups of one diary are named in a folder, after its file: `diary-2026-03-12.sqlite`.
struct BackupName {
    private static let suffix = ".sqlite"

    private let prefix: String
    /// Between the kind and the time in the name of any other backup: nothing in a folder of the diary's own.
    private let mark: String
    /// The prefix of older versions, which did not distinguish the diaries of a shared folder.
    private let oldPrefix: String

    /// Names the backups of the diary at this path. Other diaries may share the folder: a number made of the path
    /// distinguishes them, `diary-1f9c02ab-2026-03-12.sqlite`.
    init(diary path: String, folder: String) {
        let diary = DiaryFile(path: path).resolved
        let file = (path as NSString).lastPathComponent
        oldPrefix = (file.hasSuffix(Self.suffix) ? String(file.dropLast(Self.suffix.count)) : file) + "-"
        let beside = DiaryFile(path: DiaryFile(path: diary.folder).resolved.path + "/backups").resolved.path
        let isOwn = DiaryFile(path: folder).resolved.path == beside
        prefix = isOwn ? oldPrefix : oldPrefix + Self.number(of: diary.path) + "-"
        mark = isOwn ? "-" : "-" + prefix
    }

    /// The name of the day's backup.
    func of(_ day: Day) -> String { prefix + day.iso + Self.suffix }

    /// The day of a backup; nil for any other file, which rotation must leave alone.
    func day(_ name: String) -> Day? {
        guard name.hasSuffix(Self.suffix), let prefix = [prefix, oldPrefix].first(where: name.hasPrefix) else {
            return nil
        }
        return Day(iso: String(name.dropFirst(prefix.count).dropLast(Self.suffix.count)))
    }

    /// The name of a backup of another kind, made now: `manual-2026-03-12-154500.sqlite`.
    func of(_ kind: String, _ date: Date) -> String { kind + mark + Self.stamp(date, in: .current) + Self.suffix }

    /// The day in the name of a backup of any kind; nil for any other file.
    func anyDay(_ name: String) -> Day? {
        if let day = day(name) { return day }
        let pattern = /(manual|before-schema-\d+|before-repair)(-|-.+-)(\d{4}-\d\d-\d\d)-\d{6}(-\d+)?\.sqlite/
        guard let match = name.wholeMatch(of: pattern), match.2 == mark else { return nil }
        return Day(iso: String(match.3))
    }

    /// Eight digits that are the same for the same path (FNV-1a).
    private static func number(of path: String) -> String {
        let hash = path.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Day and time for a name, to the second: `2026-03-12-154500`.
    static func stamp(_ date: Date, in zone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let seconds = (parts.hour ?? 0) * 3_600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
        return Day(date, in: zone).iso + "-" + Clock.full(seconds).replacing(":", with: "")
    }
}
