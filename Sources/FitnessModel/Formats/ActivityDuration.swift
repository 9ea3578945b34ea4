/// How long something was done, as people type and read it.
public enum ActivityDuration {
    /// What an entry may last, in seconds: nobody does one thing for more than a day.
    public static let allowed = 1...86_400

    /// Seconds of "30" (minutes), "1:30" (hours and minutes), "1h30", "1.5 h", "45 s" or "1:15:30"; nil when it is no
    /// duration. Longer than a day is read as well: the form says why it is refused.
    public static func read(_ text: String) -> Int? {
        DurationReader.read(text, clock: .hoursAndMinutes).map { ($0 + 500) / 1_000 }
    }

    /// "30 min", "1 h 30 min", "45 s": what a list shows.
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
