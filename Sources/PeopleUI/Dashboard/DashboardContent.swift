import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The lines of the dashboard.
enum DashboardContent {
    static func live(_ context: Context) -> [DashboardLine] {
        guard !context.live.sessions.isEmpty else { return [] }
        return [.heading("LIVE")] + context.live.sessions.map { .live($0) } + [.blank]
    }

    /// The appointments of today with the free time between them, and those of tomorrow or of the next day with some.
    static func appointments(_ agendas: [Agenda], _ visits: [AppointmentItem.ID: Visit], _ context: Context)
        -> [DashboardLine]
    {
        let now = TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay
        let isEmpty = agendas.allSatisfy { $0.items.isEmpty }
        guard let today = agendas.first, !isEmpty else {
            return [.heading("APPOINTMENTS"), .plain("None today or tomorrow. a adds one."), .blank]
        }
        let isNear = agendas.prefix(2).contains { !$0.items.isEmpty }
        let none = DashboardLine.plain(isNear ? "None today." : "None today or tomorrow.")
        let ofToday = lines(today, after: now, visits)
        let later = agendas.dropFirst().filter { !$0.items.isEmpty }.flatMap { agenda in
            [.heading(isNear ? "TOMORROW" : "NEXT: \(agenda.day.named)")]
                + lines(agenda, after: nil, visits).filter { if case .free = $0 { false } else { true } }
                + [.blank]
        }
        return [.heading("APPOINTMENTS")] + (ofToday.isEmpty ? [none] : ofToday) + [.blank] + later
    }

    private static func lines(
        _ agenda: Agenda, after minute: Int?, _ visits: [AppointmentItem.ID: Visit]
    ) -> [DashboardLine] {
        agenda.lines(after: minute).map { line in
            switch line {
            case .free(let from, let to): return .free(from: from, to: to)
            case .appointment(let item, let overlaps):
                let forms = AppointmentText.forms(
                    item.appointment, hasClient: item.appointment.client != nil, visits[item.id], overlaps: overlaps)
                return .appointment(item, forms: forms)
            }
        }
    }

    static func needs(_ needs: [Need]) -> [DashboardLine] {
        let lines: [DashboardLine] = needs.map { .need($0) }
        return [.heading("NEEDS ATTENTION")] + (lines.isEmpty ? [.plain("Nothing is due.")] : lines) + [.blank]
    }

    static func recent(_ overview: Overview, _ context: Context) -> [DashboardLine] {
        var lines = [DashboardLine.heading("RECENTLY TRAINED")]
        for trained in overview.recent {
            let day: Phrase = trained.lastTraining.map { "\(RelativeDay.text($0, today: context.today))" } ?? ""
            lines.append(
                .about(.recent(trained.id), client: trained.id, name: trained.name, what: [day], style: .muted))
        }
        if lines.count == 1 { lines.append(.plain("No training yet. s starts a session, I imports old ones.")) }
        return lines + [.blank]
    }

    static func week(_ facts: DashboardFacts, _ context: Context) -> [DashboardLine] {
        let week = facts.overview.week
        let volume = VolumeText.text(week.volume, context.client?.unit ?? .kg)
        let parts: [Phrase] = [
            "\(week.sessions, one: "session", other: "sessions")",
            week.sets == 0 ? "" : "\(week.sets, one: "set", other: "sets")", "\(volume)",
        ]
        let sums = parts.filter { !$0.isEmpty }.joined(separator: " · ")
        let others: [Phrase] = [
            week.runs == 0 ? "" : "\(week.runs, one: "run", other: "runs")",
            week.activities == 0 ? "" : "\(week.activities, one: "activity", other: "activities")",
        ].filter { !$0.isEmpty }
        return [.heading("THIS WEEK"), .week(facts.firstWeekday, facts.weekdays), .plain(sums)]
            + (others.isEmpty ? [] : [.plain(others.joined(separator: " · "))])
    }
}

extension DashboardContent {
    /// What the clients with a food diary ate this week up to today; empty if there are none.
    static func eaten(_ eaters: [DashboardFacts.Eater], today: Day) -> [DashboardLine] {
        guard !eaters.isEmpty else { return [] }
        return [.blank, .heading("FOOD TODAY AND THIS WEEK")]
            + eaters.map { eater in
                let forms = forms(eater.days, today: today, unit: eater.unit)
                return .about(.eaten(eater.client), client: eater.client, name: eater.name, what: forms)
            }
    }

    /// "average 1 600 kcal on 3 of 7 days: Enter opens it", up to today; empty if nothing is written.
    static func lastDays(of client: Identifier<Client>, _ context: inout Context) -> Phrase {
        let today = context.today
        let found = context.read { diary in
            (
                unit: try diary.energy.profile(of: client).unit,
                days: try diary.energy.days(of: client, from: today.adding(days: -6), through: today)
            )
        }
        let written = found?.days.filter { $0.foodCount > 0 } ?? []
        guard let unit = found?.unit, !written.isEmpty else { return "" }
        // Rounded as in the review.
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        let mean = Energy(calories: Int((Double(sum.calories) / Double(written.count)).rounded()))
        return "average \(EnergyText.text(mean, in: unit)) on \(written.count) of 7 days: Enter opens it"
    }

    /// The width of today's text, with the gap after it.
    private static let todayWidth = 18

    /// "44 left today     6 160 kcal in 4 days": today in one column, the week in another. In a narrow window today
    /// alone.
    private static func forms(_ days: [DaySummary], today: Day, unit: EnergyUnit) -> [Phrase] {
        let written = days.filter { $0.foodCount > 0 }
        let sum = written.reduce(Energy.zero) { $0 + $1.intake }
        let week: Phrase = "\(EnergyText.text(sum, in: unit)) in \(written.count, one: "day", other: "days")"
        let forms = todayForms(written.last { $0.day == today }, unit: unit)
        let first = Phrase(verbatim: TextWidth.padded(forms[0].text, to: todayWidth))
        return [[first, week].joined()] + forms
    }

    /// The energy left today, from the longest form to the shortest.
    private static func todayForms(_ today: DaySummary?, unit: EnergyUnit) -> [Phrase] {
        guard let today else { return ["nothing today"] }
        guard let balance = today.balance?.rounded(to: unit) else {
            let eaten = EnergyText.text(today.intake, in: unit)
            return ["\(eaten) today", "\(eaten)"]
        }
        switch balance.intakeState {
        case .left(let rest):
            let energy = EnergyText.number(rest, in: unit)
            return ["\(energy) left today", "\(energy) left"]
        case .reached: return ["limit reached"]
        case .over(let more):
            let energy = EnergyText.number(more, in: unit)
            return ["\(energy) over today", "\(energy) over"]
        }
    }
}

/// The facts of the dashboard at one moment.
struct DashboardFacts: Sendable {
    /// A client with a food diary, and the days of this week up to today.
    struct Eater: Sendable {
        let client: Identifier<Client>
        let name: String
        let unit: EnergyUnit
        let days: [DaySummary]
    }

    let overview: Overview
    let needs: [Need]
    /// Facts about the clients of today and tomorrow.
    let visits: [AppointmentItem.ID: Visit]
    /// Trainings on each day of this week, from its first day on.
    let weekdays: [Int]
    /// The first day of the week.
    let firstWeekday: Weekday
    let eaten: [Eater]

    /// Reads the facts; the time grows with the number of clients.
    init(_ diary: Diary, _ question: DashboardView.Question) throws(StoreError) {
        let (today, rules) = (question.today, question.rules)
        let week = question.weekStart.week(of: today)
        overview = try diary.dashboard.overview(
            today: today, week: week, rules: rules, limit: question.limit)
        needs = try NeedsReport(
            diary, overview, today: today, zone: question.zone, rules: rules,
            formula: try diary.figures.strengthFormula()
        ).needs
        let appointments = try diary.appointments.list(in: today...today.adding(days: 1), zone: question.zone)
        visits = try diary.appointments.visits(appointments, today: today, zone: question.zone)
        let counts = try diary.dashboard.trainingCounts(in: week)
        weekdays = (0..<7).map { counts[week.lowerBound.adding(days: $0)] ?? 0 }
        firstWeekday = week.lowerBound.weekday
        var eaten: [Eater] = []
        for client in try diary.dashboard.clientsEating(in: week.lowerBound...today) {
            eaten.append(
                Eater(
                    client: client.id, name: client.name, unit: try diary.energy.profile(of: client.id).unit,
                    days: try diary.energy.days(of: client.id, from: week.lowerBound, through: today)))
        }
        self.eaten = eaten
    }
}
