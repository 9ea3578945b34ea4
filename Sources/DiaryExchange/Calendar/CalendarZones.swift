import FitnessModel
import Foundation

/// The time zones used in a file, each resolved to a system zone if possible.
struct CalendarZones {
    private let own: [String: FileZone]
    private var resolved: [String: Resolved] = [:]

    /// The resolution of a TZID.
    enum Resolved: Hashable {
        /// A system zone.
        case system(String)
        /// A zone of the file that matches no system zone; its own offsets apply.
        case file
        /// An unknown zone.
        case unknown
    }

    init(_ components: [CalendarComponent]) {
        own = Dictionary(components.compactMap(FileZone.init).map { ($0.name, $0) }) { first, _ in first }
    }

    /// The time in a system zone or in UTC, and a remark about it.
    mutating func moment(
        _ written: WrittenMoment, zone name: String?
    ) -> (CalendarMoment, CalendarIssue.Reason?) {
        guard let second = written.second else { return (CalendarMoment(day: written.day), nil) }
        let remark: CalendarIssue.Reason? = second % 60 == 0 ? nil : .secondsIgnored
        let minute = second / 60
        if written.isUTC { return (CalendarMoment(day: written.day, minute: minute, zone: CalendarMoment.utc), remark) }
        guard let name, !name.isEmpty else { return (CalendarMoment(day: written.day, minute: minute), remark) }
        switch zone(name) {
        case .system(let zone): return (CalendarMoment(day: written.day, minute: minute, zone: zone), remark)
        case .file:
            let offset = own[name]?.offset(on: written.day, second: second) ?? 0
            let utc = CalendarMoment(day: written.day, minute: minute).adding(minutes: -offset / 60)
            return (CalendarMoment(day: utc.day, minute: utc.minute, zone: CalendarMoment.utc), .zoneOfFile)
        case .unknown: return (CalendarMoment(day: written.day, minute: minute), .zoneUnknown)
        }
    }

    mutating func zone(_ name: String) -> Resolved {
        if let known = resolved[name] { return known }
        let found = find(name)
        resolved[name] = found
        return found
    }

    private func find(_ name: String) -> Resolved {
        if let zone = Self.systemZone(name) { return .system(zone) }
        guard let file = own[name] else { return .unknown }
        if let zone = file.location.flatMap(Self.systemZone) { return .system(zone) }
        return file.likeSystemZone.map(Resolved.system) ?? .file
    }

    /// The system zone for a name as files write it: "Europe/Prague", "/mozilla.org/20050126_1/Europe/Prague", "UTC".
    static func systemZone(_ name: String) -> String? {
        if ["UTC", "GMT", "Z", "Etc/UTC", "Etc/GMT"].contains(name) { return CalendarMoment.utc }
        let parts = name.split(separator: "/").suffix(3)
        for count in stride(from: parts.count, through: 1, by: -1) {
            // A single last component is ambiguous, for example "Standard Time".
            if count == 1, parts.count > 1 { return nil }
            let part = parts.suffix(count).joined(separator: "/")
            if systemNames.contains(part) { return part }
        }
        return nil
    }

    static let systemNames = Set(TimeZone.knownTimeZoneIdentifiers)
}

/// A VTIMEZONE: the offsets of a zone defined in the file (RFC 5545, 3.6.5).
struct FileZone {
    let name: String
    /// X-LIC-LOCATION, the zone name that some programs add.
    let location: String?
    private let observances: [Observance]

    /// An offset that applies from a clock time on.
    private struct Observance {
        let day: Day
        let second: Int
        let rule: Recurrence?
        let days: [Day]
        /// Seconds east of Greenwich, before and after the onset.
        let from: Int
        let to: Int

        /// The last onset up to a clock time; nil if there is none.
        func onset(upTo day: Day, _ second: Int) -> (Day, Int)? {
            let last = second < self.second ? day.adding(days: -1) : day
            guard last >= self.day else { return nil }
            // Onsets recur at least once a year or are listed by day, so 800 days suffice.
            let first = max(self.day, last.adding(days: -800))
            let ruled = rule?.days(from: self.day, in: first...last).last
            let latest = ([self.day] + days + [ruled].compactMap { $0 }).filter { $0 <= last }.max()
            return latest.map { ($0, self.second) }
        }
    }

    init?(_ component: CalendarComponent) {
        guard component.name == "VTIMEZONE", let name = component.property("TZID")?.value else { return nil }
        self.name = name.trimmingBlanks
        location = component.property("X-LIC-LOCATION")?.value.trimmingBlanks
        observances = component.children.prefix(400).compactMap { child in
            guard ["STANDARD", "DAYLIGHT"].contains(child.name),
                let start = child.property("DTSTART").flatMap({ Self.onset($0.value.trimmingBlanks) }),
                let to = child.property("TZOFFSETTO").flatMap({ Self.offset($0.value) })
            else { return nil }
            let days = child.properties.filter { $0.name == "RDATE" }.prefix(400).flatMap { line in
                line.value.split(separator: ",").prefix(400).compactMap { WrittenMoment(String($0))?.day }
            }
            return Observance(
                day: start.day, second: start.second ?? 0,
                rule: child.property("RRULE").flatMap { Recurrence($0.value) }, days: days,
                from: child.property("TZOFFSETFROM").flatMap { Self.offset($0.value) } ?? to, to: to)
        }
        if observances.isEmpty { return nil }
    }

    /// Parses an onset. Outlook uses 1601, which precedes the earliest `Day`, so earlier years become 1900.
    private static func onset(_ text: String) -> WrittenMoment? {
        WrittenMoment(
            text.prefix(4).allSatisfy(\.isNumber) && text.prefix(4) < "1900" ? "1900" + text.dropFirst(4) : text)
    }

    /// Seconds east of Greenwich at a clock time of this zone.
    func offset(on day: Day, second: Int) -> Int {
        var latest: (onset: (Day, Int), offset: Int)?
        for observance in observances {
            guard let onset = observance.onset(upTo: day, second) else { continue }
            if let known = latest, known.onset >= onset { continue }
            latest = (onset, observance.to)
        }
        // Before all onsets, the offset before the first one applies.
        return latest?.offset ?? observances.min { ($0.day, $0.second) < ($1.day, $1.second) }?.from ?? 0
    }

    /// The system zone with the same offsets on a day of each month of four years, the best known first; nil if there
    /// is none.
    var likeSystemZone: String? {
        let days = [2016, 2020, 2024, 2025].flatMap { year in
            (1...12).compactMap { Day(year: year, month: $0, day: 15) }
        }
        let offsets = days.map { offset(on: $0, second: 43_200) }
        func isLike(_ name: String) -> Bool {
            guard let zone = TimeZone(identifier: name) else { return false }
            return zip(days, offsets).allSatisfy { day, offset in
                let noon = Double(Self.epoch.days(until: day)) * 86_400 + 43_200
                return zone.secondsFromGMT(for: Date(timeIntervalSince1970: noon - Double(offset))) == offset
            }
        }
        return Self.wellKnown.first(where: isLike) ?? CalendarZones.systemNames.sorted().first(where: isLike)
    }

    private static let epoch = Day(Date(timeIntervalSince1970: 0), in: .gmt)
    private static let wellKnown = [
        "Europe/London", "Europe/Berlin", "Europe/Athens", "Europe/Moscow", "America/New_York", "America/Chicago",
        "America/Denver", "America/Los_Angeles", "America/Phoenix", "America/Sao_Paulo", "Asia/Kolkata",
        "Asia/Shanghai",
        "Asia/Tokyo", "Australia/Sydney", "Australia/Brisbane", "Pacific/Auckland", "Africa/Johannesburg",
    ]

    /// Parses "+0100" or "-023000" into seconds.
    private static func offset(_ text: String) -> Int? {
        let text = text.trimmingBlanks
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().utf8.map { Int($0) - 0x30 }
        guard digits.count == 4 || digits.count == 6, digits.allSatisfy({ (0...9).contains($0) }) else { return nil }
        let units = [36_000, 3_600, 600, 60, 10, 1]
        let seconds: Int = zip(digits, units).reduce(0) { $0 + $1.0 * $1.1 }
        return sign == "-" ? -seconds : seconds
    }
}
