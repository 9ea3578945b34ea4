import ArgumentParser
import DiaryStore
import FitnessModel
import SpotterCore

/// `spotter body CLIENT`.
struct BodyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "body", abstract: "Print what was measured of a client: skinfolds, girths, weights.",
        discussion: """
            A row for each measurement, with what follows from it by the client's formula: body fat, lean mass, sum of \
            folds, body mass index. With --weights a row for each weight, with the mean of its seven days. The client is \
            named as for `spotter stats`.
            """)

    @OptionGroup var options: TableOptions

    @Flag(help: "The weights instead of the measurements.")
    var weights = false

    func run() throws {
        try options.withClient { client, diary in
            let course = try diary.bodyCourse(of: client.id)
            let table = weights ? BodyReport.weights(course) : BodyReport.measurements(course)
            let formula = weights ? "" : " (body fat by \(course.profile.formula.name))"
            try options.show(table, heading: "\(client.name): \(table.title)\(formula)")
        }
    }
}
