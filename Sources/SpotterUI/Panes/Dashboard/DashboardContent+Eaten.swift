import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension DashboardContent {
    /// What the clients who keep a diary ate this week up to today; nothing where nobody does.
    static func eaten(_ eaters: [DashboardFacts.Eater], today: Day) -> [DashboardLine] {
        guard !eaters.isEmpty else { return [] }
        return [.blank, .heading("FOOD TODAY AND THIS WEEK")]
            + eaters.map { eater in
                let forms = forms(eater.days, today: today, unit: eater.unit)
                return .about(.eaten(eater.client), client: eater.client, name: eater.name, what: forms)
            }
    }

    /// "mean 1 600 kcal on 3 of 7 days: Enter opens it", up to today; empty where nothing is written.
    static func lastDays(of client: Identifier<Client>, _ context: inout Context) -> String {
        let today = context.today
        let found = context.read { diary in
            (
                unit: try diary.energyProfile(of: client).unit,
                days: try diary.energyDays(of: client, from: today.adding(days: -6), through: today)
            )
        }
        let written = found?.days.filter { $0.foodCount > 0 } ?? []
        guard let unit = found?.unit, !written.isEmpty else { return "" }
        // As the review rounds it.
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        let mean = Energy(calories: Int((Double(sum.calories) / Double(written.count)).rounded()))
        return "mean \(EnergyText.text(mean, in: unit)) on \(written.count) of 7 days: Enter opens it"
    }

    /// The room for what is said of today, with the gap behind it.
    private static let todayWidth = 18

    /// "44 left today     6 160 kcal in 4 days": what is said of today in one column, of the week in another. Where room is
    /// short, today alone.
    private static func forms(_ days: [DaySummary], today: Day, unit: EnergyUnit) -> [String] {
        let written = days.filter { $0.foodCount > 0 }
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        let week = "\(EnergyText.text(sum, in: unit)) in \(Count.text(written.count, "day"))"
        let forms = standing(written.last { $0.day == today }, unit: unit)
        return [TextWidth.padded(forms[0], to: todayWidth) + week] + forms
    }

    /// What today's food leaves, in forms from the longest to the shortest.
    private static func standing(_ today: DaySummary?, unit: EnergyUnit) -> [String] {
        guard let today else { return ["nothing today"] }
        guard let balance = today.balance?.rounded(to: unit) else {
            let eaten = EnergyText.text(today.intake, in: unit)
            return ["\(eaten) today", eaten]
        }
        switch balance.intakeState {
        case .left(let rest):
            let left = "\(EnergyText.number(rest, in: unit)) left"
            return ["\(left) today", left]
        case .reached: return ["limit reached"]
        case .over(let more):
            let over = "\(EnergyText.number(more, in: unit)) over"
            return ["\(over) today", over]
        }
    }
}
