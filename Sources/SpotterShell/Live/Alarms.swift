import DiaryStore
import FitnessModel
package import Foundation
import ViewKit

/// The reminders of today, each shown once while the program is open: due recurring tasks.
package struct Alarms: Sendable {
    private struct Alarm: Sendable {
        let at: Date
        let text: Phrase
    }

    private var alarms: [Alarm] = []
    /// The state of the last read, to read again after a change of the diary or the day.
    private var lastQuery: Query?

    private struct Query: Equatable, Sendable {
        let revision: Int
        let today: Day
        let isOn: Bool
    }

    /// The end of the day, when the next one is read; nil if no task has a time.
    private var midnight: Date?

    /// The time of the last check: earlier reminders were shown.
    private var looked: Date?

    /// The time of the next reminder or read; nil if there is none.
    package var next: Date? { alarms.first?.at ?? midnight }

    /// Reads the reminders still to come today; earlier ones were shown or are on the dashboard. If reading fails, the
    /// old ones stay until the next change.
    mutating func read(_ context: Context) {
        let wanted = Query(
            revision: context.revisions.all, today: context.today, isOn: context.services.attention.plans)
        let zone = context.services.timeZone
        guard lastQuery != wanted,
            let plans = wanted.isOn
                ? try? context.diary.recurringPlans.statuses(isOn: true, isTimed: true) : []
        else { return }
        lastQuery = wanted
        let since = looked ?? context.now
        looked = since
        let tomorrow = wanted.today.adding(days: 1)
        midnight = plans.isEmpty ? nil : TimeOfDay(minuteOfDay: 0).map { tomorrow.instant(at: $0, in: zone) }
        alarms = plans.compactMap { status in
            guard status.next <= wanted.today, let time = status.plan.time else { return nil }
            let at = wanted.today.instant(at: time, in: zone)
            return at > since ? Alarm(at: at, text: "\(status.clientName): \(status.plan.name)") : nil
        }.sorted { $0.at < $1.at }
    }

    /// Removes the reminders that are due and returns their texts.
    mutating func take(at now: Date) -> [Phrase] {
        looked = now
        // If the new day could not be read, the next change reads it.
        if midnight.map({ $0 <= now }) == true { midnight = nil }
        let due = alarms.prefix { $0.at <= now }
        alarms.removeFirst(due.count)
        return due.map(\.text)
    }
}

extension Context {
    /// Shows the reminders due at this minute, with the bell.
    package mutating func ringAlarms() {
        live.alarms.read(self)
        let due = live.alarms.take(at: now)
        guard !due.isEmpty else { return }
        window.effects.append(.bell)
        message = .warning("Due now: \(list: due, separator: "; "). See the dashboard.")
    }
}
