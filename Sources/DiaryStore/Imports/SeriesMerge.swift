import FitnessModel

/// Merges the time and the rule of an appointment from the calendar's current content, its previous content, and the
/// diary: changes of the calendar are applied, changes made here stay.
struct SeriesMerge {
    /// By how many days the days of the calendar are others here, because all of it was moved.
    let readShift: Int
    /// The number of days by which the diary's occurrences move, because the calendar moved all of the series.
    let ownShift: Int
    /// The last day of a series that was ended here; nil if the calendar gives the end.
    let end: Day?
    private let read: Appointment
    private let known: Appointment
    private let imported: AppointmentSource.Imported?
    private let isMomentSame: Bool

    init(_ read: Appointment, into known: Appointment) {
        (self.read, self.known) = (read, known)
        imported = AppointmentSource.imported(of: known.extra)
        let before = imported?.moment ?? AppointmentSource.Moment(known)
        isMomentSame = AppointmentSource.Moment(read) == before
        readShift = isMomentSame ? before.day.days(until: known.day) : 0
        ownShift = isMomentSame ? 0 : known.day.days(until: read.day)
        end = Self.end(of: known, since: imported, movedBy: before.day.days(until: known.day))?.adding(days: ownShift)
    }

    private static func end(of known: Appointment, since imported: AppointmentSource.Imported?, movedBy days: Int)
        -> Day?
    {
        guard let imported, let last = known.recurrence?.until else { return nil }
        guard let inFile = Recurrence(imported.rule)?.until?.adding(days: days) else { return last }
        return last < inFile ? last : nil
    }

    /// The merged record, of one that has all else already.
    func merged(_ new: Appointment) -> Appointment {
        var merged = new
        // A resolved appointment is single: it cannot get a rule.
        let isSettled = known.state == .done || known.state == .missed || known.session != nil
        if isMomentSame {
            (merged.day, merged.minute, merged.minutes) = (known.day, known.minute, known.minutes)
            merged.zone = known.zone
        }
        if isSettled {
            (merged.rule, merged.leftOut) = (known.rule, known.leftOut)
            return merged
        }
        let was = Set((imported?.leftOut ?? []).map { $0.adding(days: readShift) })
        let own = known.leftOut.subtracting(was).map { $0.adding(days: ownShift) }
        merged.leftOut = Set(read.leftOut.map { $0.adding(days: readShift) }).union(own)
        if isMomentSame, read.rule == imported?.rule {
            merged.rule = known.rule
            return merged
        }
        if readShift != 0, let rule = read.recurrence { merged.rule = rule.moved(days: readShift).text }
        // A calendar may let it end earlier still.
        if let end, let rule = merged.recurrence, rule.lastDay(from: merged.day).map({ $0 > end }) ?? true {
            merged.rule = rule.ending(before: end.adding(days: 1)).text
            merged.leftOut = merged.leftOut.filter { $0 <= end }
        }
        if merged.recurrence == known.recurrence { merged.rule = known.rule }
        return merged
    }
}
