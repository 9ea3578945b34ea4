import DiaryStore
import FitnessModel
import ViewKit

extension DashboardContent {
    /// What the clients who keep a diary ate this week up to today; nothing where nobody does.
    static func eaten(_ eaters: [DashboardFacts.Eater], today: Day) -> [DashboardLine] {
        guard !eaters.isEmpty else { return [] }
        return [.blank, .heading("FOOD THIS WEEK")]
            + eaters.map { eater in
                let forms = forms(eater.days, today: today, unit: eater.unit)
                return .about(.eaten(eater.client), client: eater.client, name: eater.name, what: forms)
            }
    }

    /// "4 800 kcal in 3 of the last 7 days: Enter opens it"; empty where nothing is written.
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
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        return "\(EnergyText.text(sum, in: unit)) in \(written.count) of the last 7 days: Enter opens it"
    }

    /// "44 left today · 6 160 kcal in 4 days", or only one half of it where room is short.
    private static func forms(_ days: [DaySummary], today: Day, unit: EnergyUnit) -> [String] {
        let written = days.filter { $0.foodCount > 0 }
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        let week = "\(EnergyText.text(sum, in: unit)) in \(Count.text(written.count, "day"))"
        let short = EnergyText.text(sum, in: unit)
        guard let now = written.last, now.day == today, let balance = now.balance?.rounded(to: unit) else {
            return [week, short]
        }
        let standing: String
        switch balance.intakeState {
        case .left(let rest): standing = "\(EnergyText.number(rest, in: unit)) left today"
        case .reached: standing = "limit reached"
        case .over(let more): standing = "\(EnergyText.number(more, in: unit)) over today"
        }
        return ["\(standing) · \(week)", standing, short]
    }
}
