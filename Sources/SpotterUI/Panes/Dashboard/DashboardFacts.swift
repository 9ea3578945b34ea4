import DiaryStore
import FitnessModel
import SpotterCore

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
    let needs: [Need]
    /// What there is to know of those who come today and tomorrow.
    let visits: [AppointmentItem.ID: Visit]
    /// Sessions on each day of this week, from its first day on.
    let weekdays: [Int]
    /// With which day that is.
    let firstWeekday: Weekday
    let eaten: [Eater]

    /// Reads it; takes the longer the more clients there are.
    init(_ diary: Diary, _ question: DashboardView.Question) throws(StoreError) {
        let (today, rules) = (question.today, question.rules)
        let week = question.weekStart.week(of: today)
        overview = try diary.overview(
            today: today, week: week, rules: rules, limit: question.limit)
        needs = try NeedsReport(
            diary, overview, today: today, zone: question.zone, rules: rules,
            formula: try diary.strengthFormula()
        ).needs
        var visits: [AppointmentItem.ID: Visit] = [:]
        for item in try diary.appointments.list(in: today...today.adding(days: 1), zone: question.zone) {
            visits[item.id] = try diary.visit(item, today: today, zone: question.zone)
        }
        self.visits = visits
        let counts = try diary.sessionCounts(in: week)
        weekdays = (0..<7).map { counts[week.lowerBound.adding(days: $0)] ?? 0 }
        firstWeekday = week.lowerBound.weekday
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
