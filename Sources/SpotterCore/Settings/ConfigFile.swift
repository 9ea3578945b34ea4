public import FitnessModel
public import TerminalKit

/// The content of `config.toml`. Everything has a default; unusable entries are listed in `problems` and left out.
/// `Setting.all` lists the keys.
public struct ConfigFile: Hashable, Sendable {
    /// Which signs are drawn beside letters.
    public enum GlyphChoice: String, CaseIterable, Sendable { case auto, unicode, ascii }
    /// How many colours are used.
    public enum ColourChoice: String, CaseIterable, Sendable {
        case auto
        case trueColour = "true"
        case ansi256 = "256"
        case ansi16 = "16"
        case mono

        /// The colours to use; nil leaves it to the terminal.
        public var depth: ColourDepth? { ColourDepth(rawValue: rawValue) }
    }
    /// The unit of new clients.
    enum UnitChoice: String, CaseIterable, Sendable {
        case auto, kg, lb
    }

    /// The version of this file's format.
    public static let version = 1

    /// The theme at the start; the one chosen in the program takes precedence.
    public internal(set) var theme: String?
    /// Whether clicks and the wheel are taken.
    public internal(set) var mouse = true
    /// Whether the end of a rest rings.
    public internal(set) var bell = true
    /// Which signs are drawn.
    public internal(set) var glyphs = GlyphChoice.auto
    /// How many colours are used.
    public internal(set) var colours = ColourChoice.auto
    /// How numbers are written on the screen.
    public internal(set) var numbers = NumberFormat()
    /// Which number comes first in a date that is typed with slashes.
    public internal(set) var dates = DateOrder.dayFirst
    /// The first day of a week.
    public internal(set) var weekStart = WeekStart.monday
    var unitChoice = UnitChoice.auto
    /// The session whose loads appear in grey.
    public internal(set) var ghosts = GhostRule.any
    /// Whether a next load is suggested, and when more weight.
    public internal(set) var suggestions = SuggestionRules()
    /// The energy profile of clients without one.
    public internal(set) var energy = EnergyProfile()
    /// The default length of an appointment in minutes.
    public internal(set) var appointmentMinutes = 60
    /// When a client needs the trainer's attention.
    public internal(set) var attention = AttentionRules()
    /// The keys of commands that the key file does not name.
    public internal(set) var keyPreset = KeyPreset.standard
    /// The folder for automatic backups; nil: the one beside the diary.
    public internal(set) var backups: String?
    /// The lines of the settings in the file.
    private var lines: [String: Int] = [:]
    /// The unusable entries, with line and fix.
    private(set) var found: [SettingsProblem] = []

    /// The unit of new clients; nil for the one that most clients use.
    public var unit: MassUnit? { MassUnit(rawValue: unitChoice.rawValue) }
    /// The unusable entries, with file, line and fix.
    public var problems: [String] { found.map(\.description) }

    /// The line of a setting in the file; nil if it is missing.
    public func line(of key: String) -> Int? { lines[key] }

    /// The problem in the line of a setting; nil for none.
    public func problem(of key: String) -> String? {
        guard let line = lines[key] else { return nil }
        return found.first { $0.line == line }?.description
    }

    /// All defaults: no file.
    public init() {}

    /// Reads a file's text.
    public init(_ text: String, name: String = "config.toml") {
        let file = TOMLFile(text, name: name)
        found = file.problems
        let line = { (key: String) in file.line(of: [key]) ?? 0 }
        for key in file.root.keys { lines[key] = file.line(of: [key]) }
        for (key, value) in file.root.sorted(by: { line($0.key) < line($1.key) }) {
            if let complaint = take(key, value) { found.append(file.problem(at: [key], complaint)) }
        }
        if let complaint = separateSigns() { found.append(file.problem(at: ["grouping"], complaint)) }
    }

    /// Sets one value; returns its problem, or nil.
    private mutating func take(_ key: String, _ value: TOMLFile.Value) -> String? {
        if key == "version" { return Self.complaint(ofVersion: value) }
        guard let setting = Setting.named(key) else {
            let near = NearName.suggestion(for: key, among: Setting.all.map(\.key) + ["version"])
            return "there is no setting \(key)\(near). It is left out."
        }
        return setting.take(&self, value)
    }

    private static func complaint(ofVersion value: TOMLFile.Value) -> String? {
        switch value {
        case .whole(version): nil
        case .whole(let found) where found > version:
            "the file is of version \(found), this Spotter knows \(version). Update Spotter; what it knows is used."
        default: "write version = \(version)."
        }
    }

    /// Uses a blank between thousands if both signs are equal; returns the problem with that, or nil.
    private mutating func separateSigns() -> String? {
        guard numbers.grouping.rawValue == numbers.decimal.rawValue else { return nil }
        numbers.grouping = .blank
        return "grouping is the same sign as decimal. Thousands are parted by a blank."
    }
}

extension ConfigFile {
    /// Runs work with the number and date formats of these settings.
    public func inForce<Result>(_ work: () throws -> Result) rethrows -> Result {
        try DateOrder.$current.withValue(dates) { try numbers.inForce(work) }
    }
}
