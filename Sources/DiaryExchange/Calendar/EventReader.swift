import FitnessModel
import Foundation

/// Converts a VEVENT into an event.
struct EventReader {
    var zones: CalendarZones
    private(set) var issues = CalendarIssueList()

    init(zones: CalendarZones) { self.zones = zones }

    /// An event as written in the file, before events with the same UID are joined, and its RECURRENCE-ID.
    struct Found {
        var event: CalendarEvent
        let standsFor: CalendarMoment?
    }

    /// Nil if the event has no readable start or an unreadable RECURRENCE-ID.
    mutating func read(_ component: CalendarComponent) -> Found? {
        guard let line = component.property("DTSTART") else {
            issues.note(.startMissing, line: component.line, text: component.property("SUMMARY")?.value ?? "")
            return nil
        }
        guard let written = WrittenMoment(line.value) else {
            issues.note(.startUnreadable, line: line.number, text: line.value)
            return nil
        }
        let start = moment(written, line)
        var event = CalendarEvent(uid: "", start: start, minutes: start.minute == nil ? 1_440 : 0)
        event.line = component.line
        var standsFor: CalendarMoment?
        var seen: Set<String> = []
        var isUnreadable = false
        var extra = ExtraLines()
        for line in component.properties {
            if Self.onlyOnce.contains(line.name), !seen.insert(line.name).inserted {
                issues.note(.propertyTwice, line: line.number, text: line.name)
                continue
            }
            switch line.name {
            case "DTSTAMP": continue
            case "DTSTART": break
            case "UID": event.uid = line.value.trimmingBlanks
            case "SUMMARY": event.title = text(line, CalendarLimits.title)
            case "LOCATION": event.place = text(line, CalendarLimits.title)
            case "DESCRIPTION": event.note = text(line, CalendarLimits.note)
            case "DTEND":
                guard let end = WrittenMoment(line.value) else {
                    issues.note(.lengthIgnored, line: line.number, text: line.value)
                    continue
                }
                setLength(&event, start.minutes(until: moment(end, line)), line)
            case "DURATION":
                guard let seconds = CalendarDuration.seconds(line.value) else {
                    issues.note(.lengthIgnored, line: line.number, text: line.value)
                    continue
                }
                if seconds % 60 != 0 { issues.note(.secondsIgnored, line: line.number, text: line.value) }
                setLength(&event, seconds / 60, line)
            case "STATUS":
                guard let status = CalendarEvent.Status(rawValue: line.value.trimmingBlanks.uppercased()) else {
                    extra.add([line.raw])
                    continue
                }
                event.status = status
            case "SEQUENCE":
                guard let number = Int(line.value.trimmingBlanks), number >= 0 else {
                    extra.add([line.raw])
                    continue
                }
                event.sequence = number
            case "RRULE":
                guard event.rule == nil, let rule = rule(line, start) else {
                    if event.rule != nil { issues.note(.ruleIgnored, line: line.number, text: line.value) }
                    extra.add([line.raw])
                    continue
                }
                event.rule = rule
            case "EXRULE":
                issues.note(.ruleIgnored, line: line.number, text: line.value)
                extra.add([line.raw])
                continue
            case "EXDATE": if !leaveOut(&event, line) { extra.add([line.raw]) }
            case "RDATE": if !addDays(&event, line) { extra.add([line.raw]) }
            case "RECURRENCE-ID":
                guard let written = WrittenMoment(line.value) else {
                    issues.note(.standsForUnreadable, line: line.number, text: line.value)
                    isUnreadable = true
                    continue
                }
                if line["RANGE"] != nil { issues.note(.thisAndFuture, line: line.number, text: event.title) }
                standsFor = moment(written, line)
            default:
                extra.add([line.raw])
                continue
            }
            if line.hasParameters(beside: ["TZID", "VALUE"]) { extra.add([line.raw]) }
        }
        if isUnreadable { return nil }
        for child in component.children { extra.add(child.raw) }
        if extra.isCut { issues.note(.extraCut, line: component.line, text: event.title) }
        event.extra = extra.lines
        event.exceptions = Set(event.exceptions).sorted()
        event.added = Set(event.added).sorted()
        if event.uid.isEmpty { event.uid = Self.uid(of: component) }
        return Found(event: event, standsFor: standsFor)
    }

    private static let onlyOnce: Set<String> = [
        "DTSTART", "UID", "SUMMARY", "LOCATION", "DESCRIPTION", "DTEND", "DURATION", "STATUS", "SEQUENCE",
        "RECURRENCE-ID",
    ]

    private mutating func moment(_ written: WrittenMoment, _ line: ContentLine) -> CalendarMoment {
        let (moment, remark) = zones.moment(written, zone: line["TZID"])
        if let remark { issues.note(remark, line: line.number, text: line["TZID"] ?? line.value) }
        return moment
    }

    private mutating func text(_ line: ContentLine, _ limit: Int) -> String {
        let text = CalendarText.read(line.value)
        guard text.count > limit else { return text }
        issues.note(.textCut, line: line.number, text: line.name)
        return String(text.prefix(limit))
    }

    private mutating func setLength(_ event: inout CalendarEvent, _ minutes: Int, _ line: ContentLine) {
        let isWholeDays = event.start.minute != nil || minutes % 1_440 == 0
        guard (0...CalendarLimits.minutes).contains(minutes), isWholeDays else {
            issues.note(.lengthIgnored, line: line.number, text: line.value)
            return
        }
        // Some programs end a whole day on the same day.
        event.minutes = event.start.minute == nil ? max(1_440, minutes) : minutes
    }

    private mutating func rule(_ line: ContentLine, _ start: CalendarMoment) -> Recurrence? {
        guard var rule = Recurrence(line.value) else {
            issues.note(.ruleIgnored, line: line.number, text: line.value)
            return nil
        }
        // UNTIL is an instant. The last occurrence is a day earlier if it would start after that time.
        guard let minute = start.minute, rule.until != nil,
            let text = line.value.uppercased().split(separator: ";").first(where: { $0.hasPrefix("UNTIL=") }),
            let written = WrittenMoment(String(text.dropFirst(6))), let second = written.second
        else { return rule }
        var last = CalendarMoment(day: written.day, minute: second / 60)
        if written.isUTC, !start.zone.isEmpty {
            last = CalendarMoment(day: written.day, minute: second / 60, zone: CalendarMoment.utc).shown(in: start.zone)
        }
        rule.until = (last.minute ?? 0) < minute ? last.day.adding(days: -1) : last.day
        return rule
    }

    /// Adds EXDATE values; false if a value excludes nothing.
    private mutating func leaveOut(_ event: inout CalendarEvent, _ line: ContentLine) -> Bool {
        var isAll = true
        for value in line.value.split(separator: ",") {
            guard event.exceptions.count < CalendarLimits.days, let written = WrittenMoment(String(value)) else {
                issues.note(.dayIgnored, line: line.number, text: String(value))
                isAll = false
                continue
            }
            let left = moment(written, line).shown(in: event.start.zone)
            if left.minute != nil, event.start.minute != nil, left.minute != event.start.minute {
                issues.note(.exceptionElsewhere, line: line.number, text: String(value))
                isAll = false
                continue
            }
            event.exceptions.append(left.day)
        }
        return isAll
    }

    /// Adds RDATE values; false if a value is unreadable, is at another time or has an end of its own.
    private mutating func addDays(_ event: inout CalendarEvent, _ line: ContentLine) -> Bool {
        var isAll = true
        for value in line.value.split(separator: ",") {
            let sides = value.split(separator: "/")
            guard event.added.count < CalendarLimits.days,
                let written = sides.first.flatMap({ WrittenMoment(String($0)) })
            else {
                issues.note(.dayIgnored, line: line.number, text: String(value))
                isAll = false
                continue
            }
            let added = moment(written, line).shown(in: event.start.zone)
            if sides.count > 1 || added.minute != nil && added.minute != event.start.minute {
                issues.note(.addedElsewhere, line: line.number, text: String(value))
                isAll = false
            }
            event.added.append(added.day)
        }
        return isAll
    }

    /// An id computed from the content, so that a second import recognises the event.
    private static func uid(of component: CalendarComponent) -> String {
        let lines = component.properties.filter { $0.name != "DTSTAMP" }.map { $0.raw + "\n" }
        return "no-uid-" + String(lines.joined().utf8.checksum(), radix: 16)
    }
}

/// Lines of an event that Spotter does not understand, up to `CalendarLimits.extra`.
private struct ExtraLines {
    private(set) var lines: [String] = []
    private(set) var isCut = false
    private var size = 0

    mutating func add(_ more: [String]) {
        size += more.reduce(0) { $0 + $1.utf8.count + 1 }
        if size > CalendarLimits.extra { isCut = true } else { lines += more }
    }
}

extension CalendarMoment {
    /// The same instant in another zone; unchanged if either has no zone.
    func shown(in name: String) -> CalendarMoment {
        guard name != zone, !name.isEmpty, let instant, let other = TimeZone(identifier: name) else { return self }
        return CalendarMoment(instant, in: other, named: name)
    }
}

/// The limits of a calendar file, far above those of a trainer's calendar.
enum CalendarLimits {
    /// Bytes of a file.
    static let file = 64 << 20
    /// Bytes of an unfolded line, which may contain a picture.
    static let line = 1 << 20
    /// Unfolded lines of a file.
    static let lines = 2_000_000
    /// Nested components: a calendar, an event, its alarm, and some reserve.
    static let depth = 8
    /// Events of a file.
    static let events = 100_000
    /// Bytes of the lines of an event that Spotter does not understand.
    static let extra = 256 << 10
    /// Days that an event excludes, or adds.
    static let days = 5_000
    /// Characters of a title or a location.
    static let title = 500
    /// Characters of a note.
    static let note = 20_000
    /// Minutes of an event: a year.
    static let minutes = 366 * 1_440
    /// Issues that are listed.
    static let issues = 500
}
