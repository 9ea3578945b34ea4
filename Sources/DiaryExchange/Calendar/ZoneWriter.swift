import FitnessModel
import Foundation

/// Writes a system zone as VTIMEZONE (RFC 5545, 3.6.5): yearly clock changes as rules, others as single days.
enum ZoneWriter {
    /// The last year examined. Changes that recur every year until then are written without an end.
    private static let lastYear = 2037

    /// A clock change.
    private struct Change {
        let at: CalendarMoment
        /// Seconds east of Greenwich.
        let from: Int
        let to: Int
        let isDaylight: Bool

        /// The properties that one rule can express: the nth or the last weekday of a month.
        struct Kind: Hashable {
            let from: Int
            let to: Int
            let month: Int
            let weekday: Weekday
            let minute: Int
            /// The ordinal of the weekday in the month; -1 for the last.
            let place: Int
        }

        var places: [Int] {
            let isLast = at.day.day + 7 > Day.length(ofMonth: at.day.month, year: at.day.year)
            return [(at.day.day - 1) / 7 + 1] + (isLast ? [-1] : [])
        }

        func kind(_ place: Int) -> Kind {
            Kind(from: from, to: to, month: at.day.month, weekday: at.day.weekday, minute: at.minute ?? 0, place: place)
        }
    }

    static func lines(of name: String, from first: Day) -> [String] {
        guard let zone = TimeZone(identifier: name) else { return [] }
        let begin = Day(year: max(1900, first.year - 1), month: 1, day: 1) ?? .earliest
        let start = begin.instant(in: zone)
        var changes = self.changes(of: zone, from: start, year: begin.year)
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(name)"]
        let offset = zone.secondsFromGMT(for: start)
        lines += observance(
            Change(
                at: CalendarMoment(day: begin, minute: 0), from: offset, to: offset,
                isDaylight: zone.isDaylightSavingTime(for: start)))
        for (kind, yearly) in self.yearly(changes) {
            guard let first = yearly.first else { continue }
            lines += observance(
                first, "RRULE:FREQ=YEARLY;BYMONTH=\(kind.month);BYDAY=\(kind.place)\(kind.weekday.code)")
            let days = Set(yearly.map(\.at.day))
            changes.removeAll { days.contains($0.at.day) }
        }
        for change in changes { lines += observance(change) }
        return lines + ["END:VTIMEZONE"]
    }

    /// The kinds of change that recur in consecutive years up to the last, each with its changes.
    private static func yearly(_ changes: [Change]) -> [(Change.Kind, [Change])] {
        var found: [(Change.Kind, [Change])] = []
        for last in changes where last.at.day.year == lastYear {
            // Uses the longest run, because the last Sunday may be the fourth for years.
            let runs = last.places.map { place in
                let kind = last.kind(place)
                var year = lastYear
                let alike = changes.reversed().filter { $0.places.contains(place) && $0.kind(place) == kind }
                    .prefix { change in
                        defer { year -= 1 }
                        return change.at.day.year == year
                    }
                return (kind, Array(alike.reversed()))
            }
            if let longest = runs.max(by: { $0.1.count < $1.1.count }), longest.1.count > 1 { found.append(longest) }
        }
        return found
    }

    private static func changes(of zone: TimeZone, from start: Date, year: Int) -> [Change] {
        var changes: [Change] = []
        var before = start
        var offset = zone.secondsFromGMT(for: start)
        // Each offset lasts for at least some weeks.
        let step = 7.0 * 86_400
        for _ in 0..<max(0, (lastYear + 1 - year) * 53) {
            let after = before + step
            let next = zone.secondsFromGMT(for: after)
            if next != offset {
                var (low, high) = (before.timeIntervalSince1970, after.timeIntervalSince1970)
                while high - low > 1 {
                    let middle = ((low + high) / 2).rounded(.down)
                    if zone.secondsFromGMT(for: Date(timeIntervalSince1970: middle)) == offset {
                        low = middle
                    } else {
                        high = middle
                    }
                }
                let instant = Date(timeIntervalSince1970: high)
                // The time of a change is written in the offset before it.
                let shown = CalendarMoment(instant + Double(offset), in: .gmt, named: "")
                if shown.day.year > lastYear { break }
                changes.append(
                    Change(at: shown, from: offset, to: next, isDaylight: zone.isDaylightSavingTime(for: instant)))
                offset = next
            }
            before = after
        }
        return changes
    }

    private static func observance(_ change: Change, _ rule: String? = nil) -> [String] {
        let name = change.isDaylight ? "DAYLIGHT" : "STANDARD"
        return [
            "BEGIN:\(name)", "DTSTART:\(change.at.text)", "TZOFFSETFROM:\(offset(change.from))",
            "TZOFFSETTO:\(offset(change.to))",
        ]
            + [rule].compactMap { $0 } + ["END:\(name)"]
    }

    private static func offset(_ seconds: Int) -> String {
        let total = abs(seconds)
        let rest = total % 60 == 0 ? "" : (total % 60).twoDigits
        return "\(seconds < 0 ? "-" : "+")\((total / 3_600).twoDigits)\((total / 60 % 60).twoDigits)\(rest)"
    }
}

extension Day {
    fileprivate func instant(in zone: TimeZone) -> Date {
        TimeOfDay(minuteOfDay: 0).map { instant(at: $0, in: zone) } ?? .distantPast
    }
}
