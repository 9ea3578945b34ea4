import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

/// `spotter stats CLIENT`.
struct StatsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Print the statistics of a client.",
        discussion: """
            The client is named in full, or by a part of the name that only one has; of two with one name by the year \
            of birth behind it ("Anna Malá 1990"). Sections: \
            \(ProgressSection.allCases.map(\.rawValue).joined(separator: ", ")); the names on screen, such as \
            "session load", are understood as well.
            """)

    @Argument(help: "The client's name.")
    var client: String

    @Option(help: "How many weeks up to now, 1 to 2600; 12 when not given, as on screen.")
    var weeks: Int?

    @Flag(help: "From the first session on.")
    var all = false

    @Option(help: ArgumentHelp("One section; overview when not given.", valueName: "name"))
    var section = "overview"

    @Option(help: ArgumentHelp("As of this day, such as 2026-03-12; today when not given.", valueName: "day"))
    var today: String?

    @Flag(help: "Print CSV.")
    var csv = false

    @Flag(help: "Print JSON.")
    var json = false

    @Flag(help: "Print aligned columns (the default).")
    var plain = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
        guard weeks.map({ (1...2600).contains($0) }) ?? true else { throw ValidationError("--weeks is 1 to 2600.") }
        guard !all || weeks == nil else { throw ValidationError("--weeks and --all exclude one another.") }
        guard ProgressSection(named: section) != nil else {
            let names = ProgressSection.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("There is no section \(section). There are: \(names).")
        }
        guard [csv, json, plain].count(where: { $0 }) <= 1 else {
            throw ValidationError("--csv, --json and --plain exclude one another.")
        }
        guard today == nil || today.flatMap(Day.init(iso:)) != nil else {
            throw ValidationError("--today is a day such as 2026-03-12.")
        }
    }

    func run() throws {
        try reporting {
            var place = place
            place.isReadOnly = true
            let diary = try place.open(Settings(place.paths), creating: false)
            defer { try? diary.close() }
            let client = try ClientName(client).client(in: diary)
            let zone = TimeZone.current
            let section = ProgressSection(named: section) ?? .overview
            let weeks = all ? nil : weeks ?? 12
            let today = today.flatMap(Day.init(iso:)) ?? Day(Date(), in: zone)
            let table = try ProgressReport.table(
                section, of: client, in: diary, weeks: weeks, today: today, zone: zone)
            if json {
                try Output.json(table)
            } else if csv {
                Output.say(String(table.csv.replacingOccurrences(of: "\r\n", with: "\n").dropLast()))
            } else {
                let period = try ProgressReport.period(
                    section, of: client, in: diary, weeks: weeks, today: today, zone: zone)
                Output.say("\(client.name): \(table.title)\(period.map { " (\($0))" } ?? "")")
                for line in table.plain { Output.say(line) }
            }
        }
    }
}
