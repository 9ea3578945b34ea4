import ArgumentParser
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore

/// `spotter history CLIENT`.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Print all that a client did and that was measured, newest first.",
        discussion: """
            Sessions, runs, activities, measurements and weights in one list, with the category that each was sorted into. \
            Energy is in kcal, time in minutes, distance in km; what is not known is empty. The client is named as for \
            `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Option(help: ArgumentHelp("Only session, run, activity, measurement or weight.", valueName: "kind"))
    var kind: HistoryRecord.Kind?

    @Option(help: ArgumentHelp("The first day, such as 2026-03-09.", valueName: "day"))
    var from: Day?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var to: Day?

    func validate() throws {
        if let from, let to, from > to { throw ValidationError("--from lies after --to.") }
    }

    func run() throws {
        try options.withClient { client, diary in
            let filter = HistoryFilter(kind: kind, days: (from ?? .earliest)...(to ?? .latest))
            let table = try HistoryReport.table(diary, of: client, filter, zone: .current)
            let records = Count.text(table.rows.count, "record")
            try options.show(table, heading: "\(client.name): \(table.title) (\(records))")
        }
    }
}
