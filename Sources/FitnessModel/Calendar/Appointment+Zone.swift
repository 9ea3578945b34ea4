public import Foundation

extension Appointment {
    /// The day and the minute that a clock of this zone shows when it begins. One without a zone, and that of a whole day, are
    /// the same everywhere.
    public func moment(in local: TimeZone) -> (day: Day, minute: Int?) {
        guard !zone.isEmpty, zone != local.identifier, let time, let own = TimeZone(identifier: zone) else {
            return (day, minute)
        }
        let instant = day.instant(at: time, in: own)
        return (Day(instant, in: local), TimeOfDay(instant, in: local).minuteOfDay)
    }

    /// The same appointment by a clock of this zone.
    public func shown(in local: TimeZone) -> Appointment {
        var shown = self
        (shown.day, shown.minute) = moment(in: local)
        return shown
    }
}
