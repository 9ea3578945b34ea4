import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

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

    @OptionGroup var options: TableOptions

    @Option(help: "How many weeks up to now, 1 to 2600; 12 when not given, as on screen.")
    var weeks: Int?

    @Flag(help: "From the first session on.")
    var all = false

    @Option(help: ArgumentHelp("One section; overview when not given.", valueName: "name"))
    var section: ProgressSection = .overview

    func validate() throws {
        guard weeks.map({ (1...2600).contains($0) }) ?? true else { throw ValidationError("--weeks is 1 to 2600.") }
        guard !all || weeks == nil else { throw ValidationError("--weeks and --all exclude one another.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            var source = try ProgressSource(
                diary, client: client, weeks: all ? nil : weeks ?? 12, today: options.now, zone: .current)
            source.weekStart = options.place.settings.config.weekStart
            let table = try section.table(source)
            let period = section.period(of: source).map { " (\($0))" } ?? ""
            try options.show(table, heading: "\(client.name): \(table.title)\(period)")
        }
    }
}
