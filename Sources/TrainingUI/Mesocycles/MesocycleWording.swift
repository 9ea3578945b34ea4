package import DiaryStore
package import FitnessModel
package import Phrases
import SpotterCore
import SpotterShell

/// Texts about mesocycles, for the view and for lists.
package enum MesocycleWording {
    /// "12 weeks", "3 phases, 1 week off", "18 sessions, 4 done", "now P6, week 2 of 4".
    static func facts(_ content: MesocycleContent, _ timeline: MesocycleTimeline) -> [Phrase] {
        let planned = timeline.plannedSessions
        let sessions: Phrase =
            content.mesocycle.isTemplate
            ? "\(planned, one: "session", other: "sessions")"
            : "\(planned, one: "session", other: "sessions"), \(timeline.doneSessions) done"
        return [PartLength.wording(timeline.totalDays), parts(content), sessions]
    }

    /// "3 phases, 1 week off".
    static func parts(_ content: MesocycleContent) -> Phrase {
        let phases = content.phaseCount
        let pauses = content.parts.count - phases
        if pauses == 0 { return "\(phases, one: "phase", other: "phases")" }
        return "\(phases, one: "phase", other: "phases"), \(pauses, one: "week off", other: "weeks off")"
    }

    /// The current position: "P6 In season, week 2 of 4", "next: P7 from 12 Apr", "ended".
    package static func status(_ content: MesocycleContent, today: Day) -> Phrase {
        let timeline = content.timeline(today: today)
        func name(_ stretch: MesocycleTimeline.Stretch) -> Phrase {
            content.parts.first { $0.id == stretch.id }?.phase.map { "\($0.name)" } ?? "week off"
        }
        if let current = timeline.current {
            guard let first = current.firstDay else { return name(current) }
            return "\(name(current)), week \(first.days(until: today) / 7 + 1) of \((current.part.days + 6) / 7)"
        }
        if let next = timeline.next, let first = next.firstDay { return "\(name(next)) from \(first.short)" }
        return timeline.stretches.isEmpty ? "empty" : content.mesocycle.isTemplate ? "" : "ended"
    }

    /// "done", "2 open", "current", "next"; empty for later parts.
    static func word(_ stretch: MesocycleTimeline.Stretch) -> Phrase {
        switch stretch.status {
        case .planned, .later: ""
        case .done: stretch.isPause ? "ended" : "done"
        case .over: "\(stretch.progress.map { $0.planned - $0.done } ?? 0) open"
        case .current: "current"
        case .next: "next"
        }
    }

    /// "2 Mar - 29 Mar", or the weeks "1-4" without a start.
    static func dates(_ stretch: MesocycleTimeline.Stretch) -> Phrase {
        if let first = stretch.firstDay, let last = stretch.lastDay { return "\(first.short) - \(last.short)" }
        return stretch.weeks.count == 1
            ? "\(stretch.weeks.lowerBound)" : "\(stretch.weeks.lowerBound)-\(stretch.weeks.upperBound)"
    }

    /// "Chest 48 · Back 60-72 · without a group 12".
    static func sets(_ sets: PlannedSets, separator: String) -> Phrase {
        guard sets.total != .zero else { return "No row has a number of sets." }
        let groups: [Phrase] = sets.groups.map { "\($0.group.name) \($0.sets.text)" }
        if sets.groups.isEmpty {
            return "\(sets.total.text) sets; the exercises have no muscle groups yet (e on an exercise)."
        }
        return (groups + uncounted(sets)).joined(separator: separator)
    }

    /// Sets that are not in a group: "12 sets without a group", "2 rows without a number of sets".
    static func uncounted(_ sets: PlannedSets) -> [Phrase] {
        var remarks: [Phrase] = []
        if sets.ungrouped != .zero { remarks.append("\(sets.ungrouped.text) sets without a group") }
        if sets.unreadRows > 0 {
            remarks.append("\(sets.unreadRows, one: "row", other: "rows") without a number of sets")
        }
        return remarks
    }
}
