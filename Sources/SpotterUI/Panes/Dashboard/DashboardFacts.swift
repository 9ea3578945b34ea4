import DiaryStore
import FitnessModel

/// What the dashboard shows of the diary, as of one moment.
struct DashboardFacts: Sendable {
    /// A client who keeps a diary, and the days of this week up to today.
    struct Eater: Sendable {
        let client: Identifier<Client>
        let name: String
        let unit: EnergyUnit
        let days: [DaySummary]
    }

    let overview: Overview
    let eaten: [Eater]

    /// Reads it; takes the longer the more clients there are.
    init(_ diary: Diary, _ question: DashboardView.Question) throws(StoreError) {
        let today = question.today
        let week = question.weekStart.week(of: today)
        overview = try diary.overview(today: today, week: week, rules: question.attention, limit: question.limit)
        var eaten: [Eater] = []
        for client in try diary.clientsEating(in: week.lowerBound...today) {
            eaten.append(
                Eater(
                    client: client.id, name: client.name, unit: try diary.energyProfile(of: client.id).unit,
                    days: try diary.energyDays(of: client.id, from: week.lowerBound, through: today)))
        }
        self.eaten = eaten
    }
}
