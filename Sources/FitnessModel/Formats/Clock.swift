/// Spans of time as they are shown.
public enum Clock {
    /// "1:05".
    public static func minutesAndSeconds(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(left / 60):\(twoDigits(left % 60))"
    }

    /// "00:31".
    public static func hoursAndMinutes(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(twoDigits(left / 3_600)):\(twoDigits(left / 60 % 60))"
    }

    /// "00:31:12".
    public static func full(_ seconds: Int) -> String {
        "\(hoursAndMinutes(seconds)):\(twoDigits(max(seconds, 0) % 60))"
    }

    private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
