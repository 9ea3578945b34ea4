/// The smallest pieces of the notation as text.
enum NotationText {
    /// "60s", "10.5s", "1:30", "1:02:30".
    static func time(_ milliseconds: Int) -> String {
        guard milliseconds > 60_000 else { return DecimalText.write(milliseconds, decimals: 3) + "s" }
        let minutes = milliseconds / 60_000
        let seconds = DecimalText.write(milliseconds % 60_000, decimals: 3)
        let padded = milliseconds % 60_000 < 10_000 ? "0\(seconds)" : seconds
        guard minutes >= 60 else { return "\(minutes):\(padded)" }
        return "\(minutes / 60):\((minutes % 60).twoDigits):\(padded)"
    }

    /// "@8.5" or "rir2".
    static func effort(_ effort: Effort) -> String {
        switch effort {
        case .rpe(let tenths): "@" + DecimalText.write(tenths, decimals: 1)
        case .rir(let reps): "rir\(reps)"
        }
    }
}
