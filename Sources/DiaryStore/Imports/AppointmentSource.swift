public import FitnessModel

/// What an appointment is to other calendars: its UID, its title, and what stands beside the properties that Spotter knows.
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

    /// The title for other calendars, where nothing else says who comes: "Jan Novak: legs".
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

    /// Whether a title is a name, or begins with it as a word.
    static func begins(_ title: String, with name: String) -> Bool {
        guard title.hasPrefix(name) else { return false }
        guard let next = title.dropFirst(name.count).first else { return true }
        return !next.isLetter && !next.isNumber
    }

    // MARK: What an import marks

    /// The properties as they were, below the version that they were read in and the rule that stood there.
    static func extra(_ extra: String, version: String, rule: String = "") -> String {
        let mark = prefix + version + (rule.isEmpty ? "" : " \(rule)")
        return ([mark] + (extra.isEmpty ? [] : [extra])).joined(separator: "\n")
    }

    static func version(of extra: String) -> String? { mark(of: extra).map { String($0.prefix { $0 != " " }) } }

    /// How the series repeated in its file; nil for a single one, and for what comes from none.
    static func rule(of extra: String) -> Recurrence? {
        let parts = mark(of: extra)?.split(separator: " ", maxSplits: 1) ?? []
        return parts.count > 1 ? Recurrence(String(parts[1])) : nil
    }

    private static func mark(of extra: String) -> Substring? {
        let first = extra.prefix { $0 != "\n" }
        return first.hasPrefix(prefix) ? first.dropFirst(prefix.count) : nil
    }

    /// The properties as they were, line by line, without the mark.
    public static func lines(of extra: String) -> [String] {
        let lines = extra.split(separator: "\n").map(String.init)
        return lines.first?.hasPrefix(prefix) == true ? Array(lines.dropFirst()) : lines
    }
}
