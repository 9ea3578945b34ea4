public import FitnessModel
public import Foundation
import GRDB

// Answers of the weeks. Pages are stored when they are left; all pages of a week in a row are one journal entry, and
// the end of the week is one of its own.
extension Programmes {
    /// The answers of a week so far.
    ///
    /// - Throws: `missing`.
    public func answers(week number: Int, of id: Identifier<Programme>) throws(StoreError) -> WeekAnswers {
        try access.read { db in
            let _: Programme = try db.get(id, viewer: access.viewer)
            var answers = WeekAnswers(week: number)
            let goal = Condition("w.programme = ? AND w.number = ?", id, number)
            let own = Condition("w.programme = ?", id)
            answers.goal = try db.first(goal, order: "w.id") ?? answers.goal
            answers.times = try db.first(own, order: "w.id") ?? answers.times
            answers.meaning = try db.first(own, order: "w.id") ?? answers.meaning
            let activities: [DayActivity] = try db.list(own, order: "w.position")
            if !activities.isEmpty { answers.activities = activities }
            return answers
        }
    }

    /// How a week was rated; nil before.
    public func rating(ofWeek number: Int, of id: Identifier<Programme>) throws(StoreError) -> WeekRating? {
        try access.read { db in
            let _: Programme = try db.get(id, viewer: access.viewer)
            return try db.first(Condition("w.programme = ? AND w.number = ?", id, number), order: "w.id")
        }
    }

    /// How the programme was rated; nil before.
    public func exitRating(of id: Identifier<Programme>) throws(StoreError) -> ExitRating? {
        try access.read { db in
            let _: Programme = try db.get(id, viewer: access.viewer)
            return try db.first(Condition("w.programme = ?", id), order: "w.id")
        }
    }

    // MARK: Writing

    /// Stores the differences between the old and the new answers of a week, and the page to
    /// resume at.
    ///
    /// - Parameter finishes: whether this was the last page, which completes the week.
    /// - Returns: the stored answers.
    /// - Throws: `refused` while the week cannot be entered, once it is completed, if it is to be completed with open
    ///   answers, and without a consent; `changedMeanwhile`.
    @discardableResult
    public func keep(
        week number: Int, of id: Identifier<Programme>, from old: WeekAnswers, to new: WeekAnswers, page: Int,
        finishes: Bool = false, in zone: TimeZone
    ) throws(StoreError) -> WeekAnswers {
        try access.change { change in
            let programme = try change.running(id)
            let week = try change.openWeek(number, of: programme, in: zone)
            try change.name(finishes ? .finish : .answer, week: number, week.id, of: programme)
            change.continuesNewest = !finishes
            if finishes, ProgrammePart(rawValue: number)?.isComplete(new) != true {
                throw StoreError.refused(.weekIncomplete(number))
            }
            try change.put(old.goal, new.goal) { $0.programme = id }
            if number == ProgrammePart.hours.week { try change.keepDay(of: id, from: old, to: new) }
            try change.put(old.meaning, new.meaning) { $0.programme = id }
            try change.update(week.id) { week in
                week.page = page
                if finishes { week.completedAt = change.now }
            }
            return try change.programmes.answers(week: number, of: id)
        }
    }

    /// Opens a week before its day.
    ///
    /// - Throws: `refused` for any other obstacle.
    public func openEarly(week number: Int, of id: Identifier<Programme>, in zone: TimeZone) throws(StoreError) {
        try access.change { change in
            let programme = try change.running(id)
            let status = try change.db.status(of: programme, at: change.now, in: zone)
            try change.name(.openEarly, week: number, of: programme)
            guard let part = ProgrammePart(rawValue: number), case .closed(.opens) = status.state(of: part) else {
                throw StoreError.refused(.weekClosed(number))
            }
            let week = try change.begun(status.week(number))
            try change.update(week) { $0.openedEarlyAt = change.now }
        }
    }

    /// Stores the rating of a week, once.
    ///
    /// - Throws: `refused` before the week is completed and without a consent; `constraint` if it was rated already.
    public func rate(_ rating: WeekRating, of id: Identifier<Programme>) throws(StoreError) {
        try access.change { change in
            let programme = try change.running(id)
            try change.name(.rate, week: rating.number, of: programme)
            let status = try change.db.status(of: programme, at: change.now, in: .gmt)
            guard status.week(rating.number).completedAt != nil else {
                throw StoreError.refused(.weekClosed(rating.number))
            }
            var rated = rating
            (rated.programme, rated.ratedAt) = (id, change.now)
            _ = try change.insert(rated)
        }
    }

    /// Stores the final rating, which ends the programme.
    ///
    /// - Throws: `refused` before the final questionnaire was answered, and without a consent.
    public func rateExit(_ rating: ExitRating, of id: Identifier<Programme>, in zone: TimeZone) throws(StoreError) {
        try access.change { change in
            let programme = try change.running(id)
            try change.name(.end, programme)
            let status = try change.db.status(of: programme, at: change.now, in: zone)
            guard status.entering(.closing) == .rateExit else { throw StoreError.refused(.programmeNotClosing) }
            var rated = rating
            (rated.programme, rated.ratedAt) = (id, change.now)
            if !rated.hasHelped { rated.helpedBy = "" }
            _ = try change.insert(rated)
            try change.update(id) { $0.state = .ended }
        }
    }
}

extension Change {
    /// Names the change after a week of the four.
    fileprivate func name(
        _ action: ChangeKind.Action, week number: Int, _ week: Identifier<ProgrammeWeek>? = nil,
        of programme: Programme
    ) throws {
        try name(
            action, .programmeWeek, subject: week?.rawValue, of: programme.client, [.number: String(number)])
    }

    /// A week that is open now; started if necessary.
    fileprivate func openWeek(_ number: Int, of programme: Programme, in zone: TimeZone) throws -> ProgrammeWeek {
        let status = try db.status(of: programme, at: now, in: zone)
        guard let part = ProgrammePart(rawValue: number), status.entering(part) == .goOn(number) else {
            throw StoreError.refused(.weekClosed(number))
        }
        let id = try begun(status.week(number))
        try update(id) { $0.firstOpenedAt = $0.firstOpenedAt ?? now }
        return try changeable(id)
    }

    fileprivate func begun(_ week: ProgrammeWeek) throws -> Identifier<ProgrammeWeek> {
        week.id == .unsaved ? try insert(week) : week.id
    }

    /// Adds new rows and writes differences.
    fileprivate func put<Record: StoredRecord & Equatable>(
        _ old: Record, _ new: Record, _ belong: (inout Record) -> Void
    ) throws {
        guard new != old else { return }
        if new.id == .unsaved {
            var added = new
            belong(&added)
            _ = try insert(added)
        } else {
            try update(from: old, to: new)
        }
    }

    /// Stores the times and activities of a day: proposals that were not changed count once their page is left.
    fileprivate func keepDay(of id: Identifier<Programme>, from old: WeekAnswers, to new: WeekAnswers) throws {
        if new.times.id == .unsaved {
            var times = new.times
            times.programme = id
            _ = try insert(times)
        } else if new.times != old.times {
            try update(from: old.times, to: new.times)
        }
        for removed in old.activities
        where removed.id != .unsaved && !new.activities.contains(where: { $0.id == removed.id }) {
            try delete(removed.id)
        }
        for activity in new.activities {
            let before = old.activities.first { $0.id == activity.id && activity.id != .unsaved }
            var stored = activity
            stored.programme = id
            if let before { try put(before, stored) { _ in } } else { _ = try insert(stored) }
        }
    }
}
