public import FitnessModel
public import TerminalKit

/// What `config.toml` says. Everything has a default; what cannot be used is named in `problems` and left out. What can be
/// said is listed in `Setting.all`.
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

    /// The theme to begin with; the one chosen in the program goes before it.
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
    /// With which day a week begins.
    public internal(set) var weekStart = WeekStart.monday
    var unitChoice = UnitChoice.auto
    /// Whose loads of last time stand in grey.
    public internal(set) var ghosts = GhostRule.any
    /// Whether a next load is suggested, and when more weight.
    public internal(set) var suggestions = SuggestionRules()
    /// How energy is counted and shown for clients of whom nothing else is said.
    public internal(set) var energy = EnergyProfile()
    /// How long an appointment is unless something else is said, in minutes.
    public internal(set) var appointmentMinutes = 60
    /// What of a client needs the trainer, and from when on.
    public internal(set) var attention = AttentionRules()
    /// The keys that hold where the key file says nothing.
    public internal(set) var keyPreset = KeyPreset.standard
    /// The folder for automatic backups; nil: the one beside the diary.
    public internal(set) var backups: String?
    /// Where settings stand in the file.
    private var lines: [String: Int] = [:]
    /// What could not be used, with line and fix.
    private(set) var found: [SettingsProblem] = []

    /// The unit of new clients; nil: the one in which most clients lift.
    public var unit: MassUnit? { MassUnit(rawValue: unitChoice.rawValue) }
    /// What could not be used, with file, line and fix.
    public var problems: [String] { found.map(\.description) }

    /// The line of the file in which a setting stands; nil where it says nothing of it.
    public func line(of key: String) -> Int? { lines[key] }

    /// What is wrong with the line of a setting; nil where it can be used.
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

    /// Takes one setting; what is wrong with it, or nil.
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

    /// Parts thousands by a blank where they had the sign of the decimals; what is wrong with that, or nil.
    private mutating func separateSigns() -> String? {
        guard numbers.grouping.rawValue == numbers.decimal.rawValue else { return nil }
        numbers.grouping = .blank
        return "grouping is the same sign as decimal. Thousands are parted by a blank."
    }
}

extension ConfigFile {
    /// Works with numbers and dates as these settings say.
    public func inForce<Result>(_ work: () throws -> Result) rethrows -> Result {
        try DateOrder.$current.withValue(dates) { try numbers.inForce(work) }
    }
}
