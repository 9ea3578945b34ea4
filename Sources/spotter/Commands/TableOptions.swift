import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// The shared options of commands that print a client's figures: the client, the current day and the format.
struct TableOptions: ParsableArguments {
    enum Form: EnumerableFlag {
        case csv, json, plain

        static func help(for value: Form) -> ArgumentHelp? {
            switch value {
            case .csv: .phrase("Print CSV.")
            case .json: .phrase("Print JSON.")
            case .plain: .phrase("Print aligned columns (the default).")
            }
        }
    }

    @Argument(help: .phrase("The client's name; not needed if there is only one."), completion: .clients)
    var client: String?

    @Option(help: .phrase("As of this day, such as 2026-03-12 (default: today).", value: "day"))
    var today: Day?

    @Flag(exclusivity: .exclusive)
    var form: Form?

    @OptionGroup var database: DatabaseOptions

    /// The current day, or the given one.
    var now: Day { today ?? Day(Date(), in: .current) }

    /// The current time; noon if a day is given.
    var moment: Date {
        guard let today, let noon = TimeOfDay(hour: 12, minute: 0) else { return Date() }
        return today.instant(at: noon, in: .current)
    }

    /// Runs work with the client and the diary, opened for reading only.
    func withClient(_ work: (Client, Diary) throws -> Void) throws {
        try reporting {
            try database.withDiary(readOnly: true) { diary in try work(ClientName.client(client, in: diary), diary) }
        }
    }

    /// Prints a table in the given format; the heading is printed only in the plain format.
    func show(_ table: ProgressTable, heading: @autoclosure () throws -> Phrase) throws {
        try Output.table(table, as: form, heading: heading())
    }
}

extension DatabaseOptions {
    /// Runs work with the diary and closes it. With `readOnly` the diary must exist.
    func withDiary<Result>(
        readOnly: Bool = false, creating: Bool = true, _ work: (Diary) throws -> Result
    ) throws -> Result {
        var options = self
        if readOnly { options.isReadOnly = true }
        let diary = try options.open(options.settings, creating: creating && !readOnly)
        defer { try? diary.close() }
        return try work(diary)
    }
}
