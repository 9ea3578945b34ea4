import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterUI

extension ImportCommand {
    /// Says what an import of servings added.
    func report(_ outcome: ServingOutcome, _ log: ServingLog) throws {
        guard json else {
            Output.say(ImportWording.done(outcome) + ".")
            for day in ImportWording.days(of: log) {
                Output.say("\(day.day.iso): \(day.servings) servings, \(ImportWording.kilocalories(day.energy)) kcal")
            }
            Output.say("\(log.format): \(ImportWording.days(log.days)); \(ImportWording.lost(log.issues)).")
            return
        }
        try Output.json(ServingReport(outcome, log))
    }
}

/// What an import of servings added, for scripts.
private struct ServingReport: Encodable {
    let format: String
    let servingsAdded, servingsAlreadyThere, rowsRead, rowsLost, days: Int
    let kcal: Double
    let firstDay, lastDay: String?

    enum CodingKeys: String, CodingKey {
        case format, days, kcal
        case servingsAdded = "servings_added"
        case servingsAlreadyThere = "servings_already_there"
        case rowsRead = "rows_read"
        case rowsLost = "rows_lost"
        case firstDay = "first_day"
        case lastDay = "last_day"
    }

    init(_ outcome: ServingOutcome, _ log: ServingLog) {
        format = log.format
        servingsAdded = outcome.added
        servingsAlreadyThere = outcome.alreadyThere
        rowsRead = log.rowsRead
        rowsLost = log.issues.count(where: \.isLoss)
        days = log.dayCount
        kcal = log.energy.kilocalories
        firstDay = log.days?.lowerBound.iso
        lastDay = log.days?.upperBound.iso
    }
}
