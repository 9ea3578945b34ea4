import ArgumentParser
import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore

/// `spotter body CLIENT`.
struct BodyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "body", abstract: "Print what was measured of a client: skinfolds, girths, weights.",
        discussion: """
            The newest six measurements side by side; as CSV and JSON a row for each, with what follows from it by the \
            client's formula: body fat, lean mass, sum of folds, body mass index. With --weights a row for each weight, \
            with the mean of its seven days. With --typed CSV of every measurement as it was typed, which \
            `spotter import` reads again. The client is named as for `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Flag(help: "The weights instead of the measurements.")
    var weights = false

    @Flag(help: "Every measurement as it was typed, as CSV.")
    var typed = false

    func validate() throws {
        guard !typed || !weights && options.form ?? .csv == .csv else {
            throw ValidationError("--typed prints measurements as CSV and nothing else.")
        }
    }

    func run() throws {
        try options.withClient { client, diary in
            let course = try diary.bodyCourse(of: client.id)
            if typed { return Output.text(BodyCSV.text(course.measurements)) }
            let isRead = options.form ?? .plain == .plain
            let table =
                weights
                ? BodyReport.weights(course) : isRead ? BodyReport.newest(course) : BodyReport.measurements(course)
            let formula = weights ? "" : " (body fat by \(course.profile.formula.name))"
            try options.show(table, heading: "\(client.name): \(table.title)\(formula)")
        }
    }
}
