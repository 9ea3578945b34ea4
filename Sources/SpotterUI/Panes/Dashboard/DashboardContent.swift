import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import ViewKit

/// What the parts of the dashboard say.
enum DashboardContent {
    static func live(_ context: Context) -> [DashboardLine] {
        guard !context.live.isEmpty else { return [] }
        return [.heading("LIVE")] + context.live.map { .live($0) } + [.blank]
    }

    static func needs(_ overview: Overview, _ context: Context) -> [DashboardLine] {
        var lines = [DashboardLine.heading("NEEDS ATTENTION")]
        for package in overview.shortPackages {
            let what = SessionsLeftText.words(package.sessionsLeft ?? 0)
            lines.append(need(.package(package.id), package.id, package.name, [what]))
        }
        for phase in overview.finishedPhases {
            let open = phase.openSessions
            let state = open == 0 ? "finished" : "over"
            let left = open == 0 ? [] : ["\(phase.name) over, \(open) open, plan next"]
            let what = left + ["\(phase.name) \(state), plan next", "phase \(state), plan next", "plan next phase"]
            lines.append(need(.phase(phase.id), phase.client, phase.clientName, what))
        }
        for trained in overview.absent {
            let days = trained.lastSession.map { "no session for \($0.days(until: context.today)) days" }
            lines.append(need(.absent(trained.id), trained.id, trained.name, [days ?? "no session yet"]))
        }
        if lines.count == 1 {
            lines.append(.plain("Nobody is overdue."))
        }
        return lines + [.blank]
    }

    /// Something to do for a client.
    private static func need(
        _ key: DashboardLine.Key, _ client: Identifier<Client>, _ name: String, _ what: [String]
    ) -> DashboardLine {
        .about(key, client: client, name: name, what: what, style: .warning)
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

    static func week(_ overview: Overview, _ context: Context) -> [DashboardLine] {
        let week = overview.week
        let sessions = Count.text(week.sessions, "session")
        let sets = week.sets == 0 ? "" : Count.text(week.sets, "set")
        let volume = VolumeText.text(week.volume, context.client?.unit ?? .kg)
        return [
            .heading("THIS WEEK"), .plain([sessions, sets, volume].filter { !$0.isEmpty }.joined(separator: " · ")),
        ]
    }
}
