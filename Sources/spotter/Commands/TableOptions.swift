import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// The options of commands that print a client's values: the client, the day, the format.
struct TableOptions: ParsableArguments {
    /// The form of a table.
    enum Form: EnumerableFlag {
        case csv, json, plain

        static func help(for value: Form) -> ArgumentHelp? {
            switch value {
            case .csv: "Print CSV."
            case .json: "Print JSON."
            case .plain: "Print aligned columns (the default)."
            }
        }
    }

    @Argument(help: "The client's name.")
    var client: String

    @Option(help: ArgumentHelp("As of this day, such as 2026-03-12; today when not given.", valueName: "day"))
    var today: Day?

    @Flag(exclusivity: .exclusive)
    var form: Form?

    @OptionGroup var place: PlaceOptions

    /// The day it is.
    var now: Day { today ?? Day(Date(), in: .current) }

    /// A moment of that day: noon, if it was given.
    var moment: Date {
        guard let today, let noon = TimeOfDay(hour: 12, minute: 0) else { return Date() }
        return today.instant(at: noon, in: .current)
    }

    /// Works with the client's diary, which is only read.
    func withClient(_ work: (Client, Diary) throws -> Void) throws {
        try reporting {
            try place.withDiary(readOnly: true) { diary in try work(ClientName(client).client(in: diary), diary) }
        }
    }

    /// Prints a table in the requested format; the heading only for people.
    func show(_ table: ProgressTable, heading: @autoclosure () throws -> String) throws {
        switch form ?? .plain {
        case .json: try Output.json(table)
        case .csv: Output.text(table.csv.replacing("\r\n", with: "\n"))
        case .plain:
            Output.say(try heading())
            for line in table.plain { Output.say(line) }
        }
    }
}

extension PlaceOptions {
    /// Works with the diary and lets go of it. One that is only read must be there.
    func withDiary<Result>(
        readOnly: Bool = false, creating: Bool = true, _ work: (Diary) throws -> Result
    ) throws -> Result {
        var place = self
        if readOnly { place.isReadOnly = true }
        let diary = try place.open(place.settings, creating: creating && !readOnly)
        defer { try? diary.close() }
        return try work(diary)
    }
}
