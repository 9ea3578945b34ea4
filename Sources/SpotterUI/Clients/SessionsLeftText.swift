import FitnessModel

/// How many sessions of the packages are left, in words.
enum SessionsLeftText {
    /// With so many or fewer it is time to sell the next package.
    static let few = 2

    /// "7 left", "! 1 left", "! 2 over".
    static func short(_ left: Int) -> String {
        marked(left, left < 0 ? "\(-left) over" : "\(left) left")
    }

    /// "7 sessions left", "! 1 session left", "! 2 sessions over".
    static func long(_ left: Int) -> String { marked(left, words(left)) }

    /// The same without a mark.
    static func words(_ left: Int) -> String {
        let count = Count.text(abs(left), "session")
        return left < 0 ? "\(count) over" : "\(count) left"
    }

    private static func marked(_ left: Int, _ words: String) -> String { left <= few ? "! \(words)" : words }
}
