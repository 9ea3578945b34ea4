public import FitnessModel
public import Foundation

/// Writes events as an iCalendar file (RFC 5545).
public struct CalendarWriter: Sendable {
    private let stamp: String
    private let product: String

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - stamp: the time of writing, the DTSTAMP of every event.
    ///   - product: the program and its version: "Spotter 1.0".
    public init(stamp: Date, product: String) {
        let now = CalendarMoment(stamp, in: .gmt, named: CalendarMoment.utc)
        self.stamp = now.text
        self.product = product
    }

    /// The text of a file with these events, in order, and the time zones that they use.
    public func text(of events: [CalendarEvent]) -> String { text(of: events, withZones: true) }

    private func text(of events: [CalendarEvent], withZones: Bool) -> String {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//\(CalendarText.write(product))//EN", "CALSCALE:GREGORIAN",
        ]
        let all = events.flatMap { [$0] + $0.overrides }
        let zones = Set(all.map(\.start.zone)).subtracting(["", CalendarMoment.utc])
        let first = all.map(\.start.day).min() ?? .earliest
        for zone in withZones ? zones.sorted() : [] { lines += ZoneWriter.lines(of: zone, from: first) }
        for event in events {
            lines += self.lines(of: event, in: event.start)
            for override in event.overrides { lines += self.lines(of: override, in: event.start) }
        }
        lines.append("END:VCALENDAR")
        return lines.map(CalendarText.folded).joined()
    }

    /// - Parameter series: the start of the series; RECURRENCE-ID uses its time and zone.
    private func lines(of event: CalendarEvent, in series: CalendarMoment) -> [String] {
        let extra = ExtraProperties(event.extra)
        var lines = ["BEGIN:VEVENT", "UID:\(Self.line(event.uid))", "DTSTAMP:\(stamp)"]
        func add(_ name: String, _ value: String, _ parameters: String = "") {
            lines.append(name + parameters + extra.parameters(of: name) + ":" + value)
        }
        func add(_ name: String, _ moments: [CalendarMoment]) {
            guard let first = moments.first else { return }
            add(name, moments.map(\.text).joined(separator: ","), first.parameters)
        }
        func text(_ name: String, _ text: String) {
            if !text.isEmpty { add(name, CalendarText.write(text)) }
        }
        if let day = event.standsFor { add("RECURRENCE-ID", [series.on(day)]) }
        add("DTSTART", [event.start])
        if let end = event.end {
            add("DTEND", [end])
        } else if event.minutes > 0 {
            add("DURATION", CalendarDuration.text(minutes: event.minutes, isDays: event.start.minute == nil))
        }
        if let rule = event.rule { add("RRULE", rule.text(until: event.lastMoment(of: rule))) }
        add("RDATE", event.added.map(event.start.on))
        add("EXDATE", event.exceptions.map(event.start.on))
        text("SUMMARY", event.title)
        text("LOCATION", event.place)
        text("DESCRIPTION", event.note)
        if let status = event.status { add("STATUS", status.rawValue) }
        if event.sequence > 0 { add("SEQUENCE", "\(event.sequence)") }
        return lines + extra.rest + ["END:VEVENT"]
    }

    /// A value other than text, without control characters, which could end its line.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}

/// Lines that Spotter does not understand. If Spotter writes a property itself, only the parameters are taken from
/// them.
private struct ExtraProperties {
    private var known: [String: String] = [:]
    private(set) var rest: [String] = []

    private static let written: Set<String> = [
        "UID", "DTSTAMP", "RECURRENCE-ID", "DTSTART", "DTEND", "DURATION", "SUMMARY", "LOCATION", "DESCRIPTION",
        "STATUS",
        "SEQUENCE",
    ]

    init(_ lines: [String]) {
        var depth = 0
        for text in lines {
            let line = ContentLine(text, number: 0)
            if line?.name == "BEGIN" { depth += 1 }
            if line?.name == "END" { depth -= 1 }
            if depth == 0, let line, Self.written.contains(line.name), !line.parameterText.isEmpty {
                known[line.name] = line.parameters(beside: ["TZID", "VALUE"])
            } else {
                rest.append(text)
            }
        }
    }

    func parameters(of name: String) -> String { known[name] ?? "" }
}

extension CalendarMoment {
    /// ";TZID=Europe/Prague", ";VALUE=DATE" or empty.
    fileprivate var parameters: String {
        if minute == nil { return ";VALUE=DATE" }
        return zone.isEmpty || zone == Self.utc ? "" : ";TZID=\(zone)"
    }
}

extension CalendarEvent {
    /// The end; nil if the length is unknown, or if a clock change makes the end ambiguous, so that only the length is
    /// clear.
    fileprivate var end: CalendarMoment? {
        guard minutes > 0 else { return nil }
        let end = start.adding(minutes: minutes)
        return start.minutes(until: end) == minutes && end.day < .latest ? end : nil
    }

    /// The end of a rule as written in a file: in UTC if the event has a zone, otherwise like the start.
    fileprivate func lastMoment(of rule: Recurrence) -> String? {
        guard let day = rule.until else { return nil }
        let last = start.on(day)
        guard let instant = last.instant else { return last.text }
        return CalendarMoment(instant, in: .gmt, named: CalendarMoment.utc).text
    }
}

extension CalendarWriter {
    /// The text of an event with a fixed timestamp, for comparing two events.
    public static func plain(_ event: CalendarEvent) -> String {
        CalendarWriter(stamp: Date(timeIntervalSince1970: 0), product: "").text(of: [event], withZones: false)
    }
}

/// An iCalendar duration (RFC 5545, 3.3.6): "PT1H30M", "P1D", "-PT15M".
enum CalendarDuration {
    /// The maximum length in bytes. It exceeds any real duration and prevents overflow of the sum.
    private static let longest = 64

    /// Seconds; nil if the text is not a duration.
    static func seconds(_ text: String) -> Int? {
        guard text.utf8.count <= longest else { return nil }
        var rest = Substring(text.trimmingBlanks.uppercased())
        let isNegative = rest.first == "-"
        if isNegative || rest.first == "+" { rest.removeFirst() }
        guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
        var sum = 0
        var isTime = false
        while !rest.isEmpty {
            if rest.first == "T", !isTime {
                isTime = true
                rest.removeFirst()
                if rest.isEmpty { return nil }
                continue
            }
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let number = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            guard let unit = rest.popFirst(), let length = units[isTime]?[unit] else { return nil }
            sum += number * length
        }
        return isNegative ? -sum : sum
    }

    private static let units: [Bool: [Character: Int]] = [
        false: ["W": 604_800, "D": 86_400], true: ["H": 3_600, "M": 60, "S": 1],
    ]

    /// "PT90M"; whole days as "P2D".
    static func text(minutes: Int, isDays: Bool) -> String { isDays ? "P\(minutes / 1_440)D" : "PT\(minutes)M" }
}

/// An event in a calendar file: a single event, or a series with its changed occurrences.
public struct CalendarEvent: Hashable, Sendable {
    /// UID, the global identifier.
    public var uid: String
    /// DTSTART, the first start.
    public var start: CalendarMoment
    /// The length in minutes, for whole days a multiple of 1440; 0 if unknown.
    public var minutes: Int
    /// SUMMARY.
    public var title = ""
    /// LOCATION.
    public var place = ""
    /// DESCRIPTION.
    public var note = ""
    /// STATUS.
    public var status: Status?
    /// SEQUENCE, the number of changes made by the author.
    public var sequence = 0
    /// RRULE; nil for a single event.
    public var rule: Recurrence?
    /// EXDATE: days excluded from the rule, ascending.
    public var exceptions: [Day] = []
    /// RDATE: days added to those of the rule, ascending.
    public var added: [Day] = []
    /// The changed occurrences, ascending by original day. They have no rule.
    public var overrides: [CalendarEvent] = []
    /// RECURRENCE-ID: the original day in the series, in the zone of the series.
    public var standsFor: Day?
    /// Lines that Spotter does not understand, verbatim and unfolded, with alarms from BEGIN to END. They include lines
    /// of known properties with unknown parameters.
    public var extra: [String] = []
    /// The line of its BEGIN; 0 if it does not come from a file.
    public var line = 0

    /// Creates a single event.
    public init(uid: String, start: CalendarMoment, minutes: Int) {
        self.uid = uid
        self.start = start
        self.minutes = minutes
    }

    /// The certainty of an event.
    public enum Status: String, Sendable, CaseIterable {
        case tentative = "TENTATIVE"
        case confirmed = "CONFIRMED"
        case cancelled = "CANCELLED"
    }
}
