import ArgumentParser
import DiaryStore
import Foundation
import SpotterUI

/// `spotter backup [FILE]`.
struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Write a copy of the diary, also while it is open elsewhere.")

    @Argument(help: "The file to write; a dated one in the backup folder when not given.")
    var file: String?

    @Flag(help: "Replace a file that is there.")
    var replace = false

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            let settings = Settings(place.paths)
            var reading = place
            reading.isReadOnly = true
            let diary = try reading.open(settings, creating: false)
            defer { try? diary.close() }
            let target = file.map { Paths.expanded($0) } ?? "\(settings.backups)/manual-\(Self.stamp()).sqlite"
            do throws(StoreError) {
                try diary.backup(to: URL(fileURLWithPath: target), replacing: replace)
            } catch {
                guard case .cannotOpen = error else { throw Failure(error) }
                throw Failure(.cannotCreate, "\(error.wording) --replace replaces a file that is there.")
            }
            Output.say(target)
        }
    }

    /// Day and time to the second, for a name.
    private static func stamp() -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: Date())
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return
            "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day))-\(two(parts.hour))\(two(parts.minute))\(two(parts.second))"
    }
}

/// `spotter restore FILE`.
struct RestoreCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in the diary's place, after checking it.",
        discussion: "Nobody may have the diary open. What stood there is kept beside it under a dated name.")

    @Argument(help: "The backup.")
    var file: String

    @OptionGroup var place: PlaceOptions

    func run() throws {
        try reporting {
            guard !place.isReadOnly else { throw Failure(.notAllowed, "restore writes: leave --read-only away.") }
            let target = place.paths.database
            let kept = try Diary.restore(
                from: URL(fileURLWithPath: Paths.expanded(file)), to: URL(fileURLWithPath: target))
            Output.say("\(target) is the diary of \(Paths.expanded(file)) now.")
            if let kept { Output.say("What stood there is kept as \(kept.path)") }
        }
    }
}
