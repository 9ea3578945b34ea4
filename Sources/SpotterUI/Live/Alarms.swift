import DiaryStore
import FitnessModel
import Foundation
import ViewKit

/// The times of today at which something is said once while the program is open: recurring plans that are due.
struct Alarms: Sendable {
    private struct Alarm: Sendable {
        let at: Date
        let words: String
    }

    private var alarms: [Alarm] = []
    /// What was read already, so that it is read again when the diary changed or the day did.
    private var asked: Asked?

    private struct Asked: Equatable, Sendable {
        let revision: Int
        let today: Day
    }

    /// The next one; nil where nothing is to come today.
    var next: Date? { alarms.first?.at }

    /// Reads what is to come today; what is past by now was said, or lies on the dashboard.
    mutating func read(_ context: Context) {
        let wanted = Asked(revision: context.revision, today: context.today)
        guard asked != wanted else { return }
        asked = wanted
        let due = context.services.attention.plans ? try? context.diary.recurringPlans.standings(isOn: true) : []
        alarms = (due ?? []).compactMap { standing in
            guard standing.next <= wanted.today, let time = standing.plan.time else { return nil }
            let at = wanted.today.instant(at: time, in: context.services.timeZone)
            return at > context.now ? Alarm(at: at, words: "\(standing.clientName): \(standing.plan.name)") : nil
        }.sorted { $0.at < $1.at }
    }

    /// Takes those whose minute has come; their words.
    mutating func take(at now: Date) -> [String] {
        let due = alarms.prefix { $0.at <= now }
        alarms.removeFirst(due.count)
        return due.map(\.words)
    }
}

extension Context {
    /// Says what is due at this minute, with the bell.
    mutating func ringAlarms() {
        let due = alarms.take(at: now)
        guard !due.isEmpty else { return }
        effects.append(.bell)
        message = .warning("Due now: \(due.joined(separator: "; ")). The dashboard leads to it.")
    }
}
