/// Times of a run as people type and read them.
public enum ElapsedText {
    /// "24:58", "1:02:03": whole seconds, those that have passed.
    public static func write(_ milliseconds: Int) -> String {
        let seconds = max(0, milliseconds) / 1000
        let (hours, rest) = seconds.quotientAndRemainder(dividingBy: 3600)
        guard hours > 0 else { return Clock.minutesAndSeconds(rest) }
        return "\(hours):\((rest / 60).twoDigits):\((rest % 60).twoDigits)"
    }

    /// Milliseconds of "24:58" (minutes and seconds), "1:02:03", "25" and "25 min", "90 s", "1 h", "1h 30m"; nil when it
    /// is no time, or longer than four days.
    public static func read(_ text: String) -> Int? {
        DurationReader.read(text, clock: .minutesAndSeconds).flatMap { $0 <= 345_600_000 ? $0 : nil }
    }
}
