import FitnessModel

/// How many sessions of the packages are left, in words.
package enum SessionsLeftText {
    /// "7 left", "! 1 left", "! 2 over"; the mark says that they are few.
    package static func short(_ left: Int, areFew: Bool) -> String {
        marked(left < 0 ? "\(-left) over" : "\(left) left", areFew)
    }

    /// "7 sessions left", "! 1 session left", "! 2 sessions over".
    package static func long(_ left: Int, areFew: Bool) -> String { marked(words(left), areFew) }

    /// The same without a mark.
    package static func words(_ left: Int) -> String {
        let count = Count.text(abs(left), "session")
        return left < 0 ? "\(count) over" : "\(count) left"
    }

    private static func marked(_ words: String, _ areFew: Bool) -> String { areFew ? "! \(words)" : words }
}
