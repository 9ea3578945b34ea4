public import FitnessModel
public import TerminalKit

/// The contents of `config.toml`. Every setting has a default. Unusable lines are reported in `problems` and ignored.
/// `Setting.all` lists the settings.
public struct ConfigFile: Hashable, Sendable {
    /// The glyphs for lines, marks and charts.
    public enum GlyphChoice: String, CaseIterable, Sendable { case auto, unicode, ascii }
    /// The number of colours.
    public enum ColourChoice: String, CaseIterable, Sendable {
        case auto
        case trueColour = "true"
        case ansi256 = "256"
        case ansi16 = "16"
        case mono

        /// The colour depth; nil for what the terminal supports.
        public var depth: ColourDepth? { ColourDepth(rawValue: rawValue) }
    }
    enum UnitChoice: String, CaseIterable, Sendable {
        case auto, kg, lb
    }

    /// The version of this file's format.
    public static let version = 1

    /// The initial theme; nil for the one that suits the terminal. A theme chosen in the program takes precedence.
    public internal(set) var theme: String?
    /// Whether the mouse is used.
    public internal(set) var mouse = true
    /// Whether the end of a rest rings the bell.
    public internal(set) var bell = true
    /// The glyphs for lines, marks and charts.
    public internal(set) var glyphs = GlyphChoice.auto
    /// The number of colours.
    public internal(set) var colours = ColourChoice.auto
    /// The number format of the screen.
    public internal(set) var numbers = NumberFormat()
    /// The order of day and month in dates typed with slashes.
    public internal(set) var dates = DateOrder.dayFirst
    /// The first day of the week.
    public internal(set) var weekStart = WeekStart.monday
    var unitChoice = UnitChoice.auto
    /// Which previous loads are shown in grey.
    public internal(set) var ghosts = GhostRule.any
    /// Whether a next load is suggested, and when the weight increases.
    public internal(set) var suggestions = SuggestionRules()
    /// Whether the names of the exercise library are offered while one is typed.
    public internal(set) var exerciseLibrary = true
    /// The default energy profile of clients.
    public internal(set) var energy = EnergyProfile()
    /// The default duration of an appointment, in minutes.
    public internal(set) var appointmentMinutes = 60
    /// The rules of the attention list.
    public internal(set) var attention = AttentionRules()
    /// The keys that apply unless the key file sets others.
    public internal(set) var keyPreset = KeyPreset.standard
    /// The folder for automatic backups; nil for the one beside the diary.
    public internal(set) var backups: String?
    /// The lines of the settings in the file.
    private var lines: [String: Int] = [:]
    /// The problems of the file, with line and fix.
    private(set) var found: [SettingsProblem] = []

    /// The unit of new clients; nil for the unit of most clients.
    public var unit: MassUnit? { MassUnit(rawValue: unitChoice.rawValue) }
    /// The problems of the file, with file, line and fix.
    public var problems: [Phrase] { found.map(\.wording) }

    /// The line of a setting in the file; nil if the file does not contain it.
    public func line(of key: String) -> Int? { lines[key] }

    /// The problem in the line of a setting; nil if it is usable.
    public func problem(of key: String) -> Phrase? {
        guard let line = lines[key] else { return nil }
        return found.first { $0.line == line }?.wording
    }

    /// Creates the default settings.
    public init() {}

    /// Parses the text of a file.
    public init(_ text: String, name: String = "config.toml") {
        let file = TOMLFile(text, name: name)
        found = file.problems
        let line = { (key: String) in file.line(of: [key]) ?? 0 }
        for key in file.root.keys { lines[key] = file.line(of: [key]) }
        for (key, value) in file.root.sorted(by: { line($0.key) < line($1.key) }) {
            if let complaint = take(key, value) {
                found.append(file.problem(at: [key], complaint.inFile, alone: complaint.alone))
            }
        }
        if let complaint = separateSigns() {
            found.append(file.problem(at: ["grouping"], complaint.inFile, alone: complaint.alone))
        }
    }

    /// Applies one setting. Returns the problem, or nil.
    private mutating func take(_ key: String, _ value: TOMLFile.Value) -> SettingComplaint? {
        if key == "version" { return Self.complaint(ofVersion: value).map { SettingComplaint($0) } }
        guard let setting = Setting.named(key) else {
            let near = NearName.nearest(to: key, among: Setting.all.map(\.key) + ["version"], least: 2)
            return SettingComplaint(
                near.map { "unknown setting \(key): did you mean \($0)? It is ignored." }
                    ?? "unknown setting \(key). It is ignored.")
        }
        return setting.take(&self, value)
    }

    private static func complaint(ofVersion value: TOMLFile.Value) -> Phrase? {
        switch value {
        case .whole(version): nil
        case .whole(let found) where found > version:
            "the file has version \(found), this Spotter reads \(version). Update Spotter; known settings are used."
        default: "write version = \(version)."
        }
    }

    /// Groups thousands by a blank if the grouping separator is also the decimal sign. Returns the problem, or nil.
    private mutating func separateSigns() -> SettingComplaint? {
        guard numbers.grouping.rawValue == numbers.decimal.rawValue else { return nil }
        numbers.grouping = .blank
        return SettingComplaint("grouping") { "\($0) is the same character as decimal. Thousands use a space." }
    }
}

extension ConfigFile {
    /// Runs work with the number and date formats of these settings.
    public func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
        try DateOrder.$current.withValue(dates) { try numbers.asCurrent(work) }
    }
}

extension NumberFormat {
    /// Runs work with this number format, including numbers in charts.
    public func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) {
            try ChartNumber.$decimalSign.withValue(decimal.rawValue, operation: work)
        }
    }
}
