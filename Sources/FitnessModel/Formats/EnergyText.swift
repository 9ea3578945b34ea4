/// Energies as they are shown: whole units, thousands parted.
public enum EnergyText {
    /// "1 620 kcal", "-44 kcal", "6 778 kJ".
    public static func text(_ energy: Energy, in unit: EnergyUnit) -> String {
        "\(number(energy, in: unit)) \(unit.rawValue)"
    }

    /// "1 620", for columns that name the unit.
    public static func number(_ energy: Energy, in unit: EnergyUnit) -> String {
        NumberFormat.grouped(energy.whole(in: unit))
    }

    /// The text for a field: without the blank, with decimals if necessary.
    public static func typed(_ energy: Energy, in unit: EnergyUnit) -> String {
        NumberFormat.shown(energy.value(in: unit), decimals: 1)
    }
}

/// Metabolic equivalents as people type and read them.
public enum METText {
    /// The valid values in thousandths: sleep is a little below 1, a sprint of a world champion below 40.
    public static let allowed = 500...40_000

    /// Thousandths of "4.5", "4,5" or "4.5 MET"; nil if it is not a number.
    public static func read(_ text: String) -> Int? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty || suffix == "met" else { return nil }
        return number.scaled(by: 1000)
    }

    /// "4.5" for 4500.
    public static func number(_ thousandths: Int) -> String { NumberFormat.shown(thousandths, decimals: 3) }
}

/// How long something was done, as people type and read it.
public enum ActivityDuration {
    /// The valid length of an entry in seconds: at most a day.
    public static let allowed = 1...86_400

    /// Parses "30" (minutes), "1:30" (hours and minutes), "1h30", "1.5 h", "45 s" or "1:15:30" into seconds; nil for
    /// any other text. More than a day is parsed as well: the form rejects it with a reason.
    public static func read(_ text: String) -> Int? {
        DurationReader.read(text, clock: .hoursAndMinutes).map { ($0 + 500) / 1_000 }
    }

    /// "30 min", "1 h 30 min", "45 s", for lists.
    public static func text(_ seconds: Int) -> String {
        let (hours, minutes, rest) = split(seconds)
        let parts = [(hours, "h"), (minutes, "min"), (rest, "s")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return parts.isEmpty ? "0 min" : parts.joined(separator: " ")
    }

    /// "30", "1:30", "0:00:45": the shortest that reads back as the same time.
    public static func typed(_ seconds: Int) -> String {
        let (hours, minutes, rest) = split(seconds)
        if rest > 0 { return "\(hours):\(minutes.twoDigits):\(rest.twoDigits)" }
        return hours > 0 ? "\(hours):\(minutes.twoDigits)" : "\(minutes)"
    }

    private static func split(_ seconds: Int) -> (hours: Int, minutes: Int, seconds: Int) {
        let seconds = max(seconds, 0)
        return (seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
