/// Spans of time as they are shown.
public enum Clock {
    /// "1:05".
    public static func minutesAndSeconds(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\(left / 60):\((left % 60).twoDigits)"
    }

    /// "00:31".
    public static func hoursAndMinutes(_ seconds: Int) -> String {
        let left = max(seconds, 0)
        return "\((left / 3_600).twoDigits):\((left / 60 % 60).twoDigits)"
    }

    /// "00:31:12".
    public static func full(_ seconds: Int) -> String {
        "\(hoursAndMinutes(seconds)):\((max(seconds, 0) % 60).twoDigits)"
    }
}
