import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterUI

extension ImportCommand {
    /// Says what an import of servings added.
    func report(_ outcome: ServingOutcome, _ log: ServingLog) throws {
        let days = ImportWording.days(of: log).map { day in
            "\(day.day.iso): \(day.servings) servings, \(ImportWording.kilocalories(day.energy)) kcal"
        }
        let whole = "\(log.format): \(ImportWording.days(log.days)); \(ImportWording.lost(log.issues))."
        try say(ServingReport(outcome, log), [ImportWording.done(outcome) + "."] + days + [whole])
    }
}

/// What an import of servings added, for scripts.
private struct ServingReport: Encodable {
    let format: String
    let servingsAdded, servingsAlreadyThere, rowsRead, rowsLost, days: Int
    let kcal: Double
    let firstDay, lastDay: String?

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
