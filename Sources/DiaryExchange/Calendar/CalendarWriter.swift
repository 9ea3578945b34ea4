import FitnessModel
public import Foundation

/// Writes events as a file of iCalendar (RFC 5545).
public struct CalendarWriter: Sendable {
    private let stamp: String
    private let product: String

    /// A writer.
    ///
    /// - Parameters:
    ///   - stamp: when it is written: DTSTAMP of every event.
    ///   - product: the program and its version: "Spotter 1.0".
    public init(stamp: Date, product: String) {
        let now = CalendarMoment(stamp, in: .gmt, named: CalendarMoment.utc)
        self.stamp = now.text
        self.product = product
    }

    /// The file's text, with the zones that the events name. Their order stays.
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

    /// - Parameter series: the time by which the day that it stands for is named.
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

    /// A value that is no text: without what would end its line.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }
}

/// The lines that were not understood: those of a property that Spotter writes itself give it their parameters.
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
    /// ";TZID=Europe/Prague", ";VALUE=DATE".
    fileprivate var parameters: String {
        if minute == nil { return ";VALUE=DATE" }
        return zone.isEmpty || zone == Self.utc ? "" : ";TZID=\(zone)"
    }

    /// The same time on another day.
    fileprivate func on(_ day: Day) -> CalendarMoment { CalendarMoment(day: day, minute: minute, zone: zone) }
}

extension CalendarEvent {
    /// When it ends; nil where nothing is said, and where the clocks show that time twice, so that only its length is clear.
    fileprivate var end: CalendarMoment? {
        guard minutes > 0 else { return nil }
        let end = start.adding(minutes: minutes)
        return start.minutes(until: end) == minutes && end.day < .latest ? end : nil
    }

    /// The end of a rule as the file says it: in UTC where the event has a zone, else like the start.
    fileprivate func lastMoment(of rule: Recurrence) -> String? {
        guard let day = rule.until else { return nil }
        let last = start.on(day)
        guard let instant = last.instant else { return last.text }
        return CalendarMoment(instant, in: .gmt, named: CalendarMoment.utc).text
    }
}

extension CalendarWriter {
    /// The text of one event without a time at which it was written: what says whether two are the same.
    public static func plain(_ event: CalendarEvent) -> String {
        CalendarWriter(stamp: Date(timeIntervalSince1970: 0), product: "").text(of: [event], withZones: false)
    }
}
