import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import TerminalKit
import ViewKit

/// What the parts of the dashboard say.
enum DashboardContent {
    static func live(_ context: Context) -> [DashboardLine] {
        guard !context.live.isEmpty else { return [] }
        return [.heading("LIVE")] + context.live.map { .live($0) } + [.blank]
    }

    /// The appointments of today with the free time between them, and those of tomorrow.
    static func appointments(_ agendas: [Agenda], _ visits: [AppointmentItem.ID: Visit], _ context: Context) -> [DashboardLine] {
        let now = TimeOfDay(context.now, in: context.services.timeZone).minuteOfDay
        let isEmpty = agendas.allSatisfy { $0.items.isEmpty }
        guard let today = agendas.first, !isEmpty else {
            return [.heading("APPOINTMENTS"), .plain("None today or tomorrow. a makes one."), .blank]
        }
        let none = DashboardLine.plain("None today.")
        let ofToday = lines(today, after: now, visits)
        let later = agendas.dropFirst().filter { !$0.items.isEmpty }.flatMap { agenda in
            [.heading("TOMORROW")] + lines(agenda, after: nil, visits).filter { if case .free = $0 { false } else { true } }
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
        return [.heading("NEEDS YOU")] + (lines.isEmpty ? [.plain("Nobody: nothing is due.")] : lines) + [.blank]
    }

    static func recent(_ overview: Overview, _ context: Context) -> [DashboardLine] {
        var lines = [DashboardLine.heading("RECENTLY TRAINED")]
        for trained in overview.recent {
            let day = trained.lastSession.map { RelativeDay.text($0, today: context.today) } ?? ""
            lines.append(
                .about(.recent(trained.id), client: trained.id, name: trained.name, what: [day], style: .muted))
        }
        if lines.count == 1 { lines.append(.plain("Nobody yet. s starts a session, I imports old ones.")) }
        return lines + [.blank]
    }

    static func week(_ facts: DashboardFacts, _ context: Context) -> [DashboardLine] {
        let week = facts.overview.week
        let sessions = Count.text(week.sessions, "session")
        let sets = week.sets == 0 ? "" : Count.text(week.sets, "set")
        let volume = VolumeText.text(week.volume, context.client?.unit ?? .kg)
        let sums = [sessions, sets, volume].filter { !$0.isEmpty }.joined(separator: " · ")
        return [.heading("THIS WEEK"), .week(facts.weekdays), .plain(sums)]
    }
}
