import FitnessModel

/// The contents of an iCalendar file (RFC 5545).
public struct CalendarFile: Sendable {
    /// Events and series in file order. Changed occurrences are stored in their series (`CalendarEvent.overrides`), or
    /// as events of their own if the file lacks the series.
    public private(set) var events: [CalendarEvent] = []
    /// Problems and remarks, by line.
    public private(set) var issues: [CalendarIssue] = []

    /// Whether a file looks like a calendar.
    public static func recognises(_ file: ImportFile) -> Bool {
        let head = String(decoding: file.bytes.prefix(1_024), as: UTF8.self).trimmingBlanks.uppercased()
        return head.hasPrefix("BEGIN:VCALENDAR") || head.hasPrefix("BEGIN:VEVENT")
    }

    /// Reads the whole file and reports unreadable content in `issues`.
    ///
    /// - Parameter progress: receives the fraction that was read; false cancels, which throws `cancelled`.
    public init(
        reading file: ImportFile, progress: ImportFormat.Progress = { _ in true }
    ) throws(ImportError) {
        guard file.bytes.count <= CalendarLimits.file else {
            throw .tooLarge(path: file.name, bytes: file.bytes.count, limit: CalendarLimits.file)
        }
        // Lines, components and events take about a third of the time each.
        let lines = try file.withBytes { bytes throws(ImportError) in
            try ContentLineReader(bytes) { progress($0 / 3) }
        }
        let tree = try CalendarTree(lines.lines) { progress((1 + $0) / 3) }
        var list = lines.issues
        list.add(tree.issues)
        let parts = tree.roots.flatMap { $0.name == "VCALENDAR" ? $0.children : [$0] }
        var reader = EventReader(zones: CalendarZones(parts.filter { $0.name == "VTIMEZONE" }))
        for calendar in tree.roots where calendar.name == "VCALENDAR" {
            if let version = calendar.property("VERSION"), version.value.trimmingBlanks == "1.0" {
                list.note(.oldVersion, line: version.number)
            }
        }
        var found: [EventReader.Found] = []
        for (number, part) in parts.enumerated() where part.name != "VTIMEZONE" {
            if number % 512 == 0, !progress((2 + Double(number) / Double(parts.count)) / 3) { throw .cancelled }
            if part.name == "VEVENT" {
                if let event = reader.read(part) { found.append(event) }
            } else {
                list.note(.notAnEvent, line: part.line, text: part.name)
            }
        }
        list.add(reader.issues)
        join(found, &list)
        issues = list.issues.sorted { $0.line < $1.line }
        guard progress(1) else { throw .cancelled }
    }

    /// Stores changed occurrences in their series. Among duplicates the highest sequence wins, then the last one.
    private mutating func join(_ found: [EventReader.Found], _ issues: inout CalendarIssueList) {
        var places: [String: Int] = [:]
        for one in found where one.standsFor == nil {
            let uid = one.event.uid
            guard let place = places[uid] else {
                places[uid] = events.count
                events.append(one.event)
                continue
            }
            issues.note(.twice, line: one.event.line, text: one.event.title)
            if one.event.sequence >= events[place].sequence { events[place] = one.event }
        }
        var overrides: [Int: [Day: CalendarEvent]] = [:]
        var alone: [String: Int] = [:]
        for one in found {
            guard let moment = one.standsFor else { continue }
            var event = one.event
            guard let place = places[event.uid] else {
                event.standsFor = moment.day
                let key = "\(event.uid)\n\(moment.day.iso)"
                if let known = alone[key] {
                    issues.note(.twice, line: event.line, text: event.title)
                    if event.sequence >= events[known].sequence { events[known] = event }
                } else {
                    alone[key] = events.count
                    events.append(event)
                }
                continue
            }
            let day = moment.shown(in: events[place].start.zone).day
            // A later version of the series took the occurrence out.
            let series = events[place]
            if series.exceptions.contains(day), event.sequence < series.sequence { continue }
            event.standsFor = day
            (event.rule, event.exceptions, event.added) = (nil, [], [])
            if let known = overrides[place]?[day] {
                issues.note(.twice, line: event.line, text: event.title)
                if event.sequence < known.sequence { continue }
            }
            overrides[place, default: [:]][day] = event
        }
        for (place, days) in overrides {
            events[place].overrides = days.values.sorted { ($0.standsFor ?? .earliest) < ($1.standsFor ?? .earliest) }
        }
    }
}

extension ImportFormat {
    /// Calendars of other programs (RFC 5545).
    public static let calendar = ImportFormat(
        name: .calendar, recognises: CalendarFile.recognises, asks: { _ in [] }
    ) { (file, _, progress) throws(ImportError) in
        .calendar(try CalendarFile(reading: file, progress: progress))
    }
}
