public import FitnessModel

/// An appointment in other calendars: its UID, its title, and the properties that Spotter does not know.
public enum AppointmentSource {
    private static let prefix = "X-SPOTTER-VERSION:"
    private static let host = "@spotter.invalid"

    /// The UID of an appointment for other calendars: its own, or one of its id.
    public static func uid(of appointment: Appointment) -> String {
        appointment.uid ?? "\(appointment.id.rawValue)\(host)"
    }

    /// The id in a UID that Spotter made.
    static func id(of uid: String) -> Identifier<Appointment>? {
        guard uid.hasSuffix(host), let raw = Int64(uid.dropLast(host.count)), raw > 0 else { return nil }
        return Identifier(rawValue: raw)
    }

    // MARK: Titles

    /// The title for other calendars, which lack the client: "Jan Novak: legs".
    public static func title(_ title: String, of client: String) -> String {
        if client.isEmpty || begins(title, with: client) { return title }
        return title.isEmpty ? client : "\(client): \(title)"
    }

    /// The title that goes out as this one.
    static func title(reading title: String, of client: String) -> String {
        if title == client { return "" }
        let rest = String(title.dropFirst(client.count + 2))
        return !rest.isEmpty && Self.title(rest, of: client) == title ? rest : title
    }

    /// Whether a title is a name, or starts with it as a word.
    static func begins(_ title: String, with name: String) -> Bool {
        guard title.hasPrefix(name) else { return false }
        guard let next = title.dropFirst(name.count).first else { return true }
        return !next.isLetter && !next.isNumber
    }

    // MARK: Marks of an import

    /// The content of a calendar at the last import. Differences in the diary were made here.
    struct Imported: Equatable {
        var version: String
        /// Its start and its rule; nil for an occurrence.
        var moment: Moment?
        var rule = ""
        var leftOut: Set<Day> = []
        var isCancelled = false
    }

    /// The start and the length of an appointment.
    struct Moment: Equatable {
        var day: Day
        var minute: Int?
        var minutes: Int
        var zone: String

        init(_ one: Appointment) { (day, minute, minutes, zone) = (one.day, one.minute, one.minutes, one.zone) }

        fileprivate init?(_ text: Substring) {
            let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, let day = Day(iso: String(parts[0])), let minutes = Int(parts[2]) else {
                return nil
            }
            (self.day, minute, self.minutes, zone) = (day, Int(parts[1]), minutes, String(parts[3]))
        }

        fileprivate var text: String { "\(day.iso)/\(minute.map { "\($0)" } ?? "-")/\(minutes)/\(zone)" }
    }

    /// The unknown properties, after a line with the last import.
    static func extra(_ extra: String, _ imported: Imported) -> String {
        var mark = [prefix + imported.version]
        if let moment = imported.moment { mark.append("at=\(moment.text)") }
        if !imported.rule.isEmpty { mark.append("rule=\(imported.rule)") }
        if !imported.leftOut.isEmpty {
            mark.append("but=\(imported.leftOut.sorted().map(\.iso).joined(separator: ","))")
        }
        if imported.isCancelled { mark.append("cancelled") }
        return ([mark.joined(separator: " ")] + (extra.isEmpty ? [] : [extra])).joined(separator: "\n")
    }

    /// The content at the last import; nil if it was not imported.
    static func imported(of extra: String) -> Imported? {
        let first = extra.prefix { $0 != "\n" }
        guard first.hasPrefix(prefix) else { return nil }
        var parts = first.dropFirst(prefix.count).split(separator: " ", omittingEmptySubsequences: false)[...]
        var imported = Imported(version: String(parts.removeFirst()))
        for part in parts {
            let value = part.drop { $0 != "=" }.dropFirst()
            if part.hasPrefix("at=") { imported.moment = Moment(value) }
            if part.hasPrefix("rule=") { imported.rule = String(value) }
            if part.hasPrefix("but=") {
                imported.leftOut = Set(value.split(separator: ",").compactMap { Day(iso: String($0)) })
            }
            if part == "cancelled" { imported.isCancelled = true }
        }
        return imported
    }

    /// The properties as they were, line by line, without the mark.
    public static func lines(of extra: String) -> [String] {
        let lines = extra.split(separator: "\n").map(String.init)
        return lines.first?.hasPrefix(prefix) == true ? Array(lines.dropFirst()) : lines
    }
}
