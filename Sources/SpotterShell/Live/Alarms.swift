import DiaryStore
import FitnessModel
package import Foundation
import ViewKit

/// The times of today at which something is said once while the program is open: recurring plans that are due.
package struct Alarms: Sendable {
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
        let isOn: Bool
    }

    /// When the day is over, at which what is to come is read anew; nil where no plan says a time.
    private var midnight: Date?

    /// When was looked last whether something is to be said: what came before was.
    private var looked: Date?

    /// When something has to be said next, or read; nil where nothing ever is.
    package var next: Date? { alarms.first?.at ?? midnight }

    /// Reads what is to come today; what is past by now was said, or lies on the dashboard. What cannot be read now is read
    /// again with the next change, and what was known stays until then.
    mutating func read(_ context: Context) {
        let wanted = Asked(
            revision: context.revisions.all, today: context.today, isOn: context.services.attention.plans)
        let zone = context.services.timeZone
        guard asked != wanted,
            let plans = wanted.isOn
                ? try? context.diary.recurringPlans.standings(isOn: true, isTimed: true) : []
        else { return }
        asked = wanted
        let since = looked ?? context.now
        looked = since
        let tomorrow = wanted.today.adding(days: 1)
        midnight = plans.isEmpty ? nil : TimeOfDay(minuteOfDay: 0).map { tomorrow.instant(at: $0, in: zone) }
        alarms = plans.compactMap { standing in
            guard standing.next <= wanted.today, let time = standing.plan.time else { return nil }
            let at = wanted.today.instant(at: time, in: zone)
            return at > since ? Alarm(at: at, words: "\(standing.clientName): \(standing.plan.name)") : nil
        }.sorted { $0.at < $1.at }
    }

    /// Takes those whose minute has come; their words.
    mutating func take(at now: Date) -> [String] {
        looked = now
        // Where the new day could not be read, it is not waited for again: the next change reads it.
        if midnight.map({ $0 <= now }) == true { midnight = nil }
        let due = alarms.prefix { $0.at <= now }
        alarms.removeFirst(due.count)
        return due.map(\.words)
    }
}

extension Context {
    /// Says what is due at this minute, with the bell.
    package mutating func ringAlarms() {
        live.alarms.read(self)
        let due = live.alarms.take(at: now)
        guard !due.isEmpty else { return }
        window.effects.append(.bell)
        message = .warning("Due now: \(due.joined(separator: "; ")). The dashboard leads to it.")
    }
}
