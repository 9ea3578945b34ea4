/// The meaning of the two sums of week 4: knowing one's direction, and looking for it. Sums range from 5 to 35; from 24
/// on, the threshold of the programme that this one follows (Nestresuju, 2021), a sum counts as high.
public enum DirectionResult {
    /// The questionnaire of these sums, and their scales.
    public static let questionnaire = "direction"
    /// The line: from here on a sum counts as high.
    public static let line = 24

    /// One of four texts. It is not a validated test.
    public static func text(knows: Int, looks: Int) -> String {
        switch (knows >= line, looks >= line) {
        case (true, true): "You know what your days are for and keep looking further; keep the looking light."
        case (true, false): "You know what your days are for and look for nothing else now."
        case (false, true):
            """
            It is not clear now, and you are looking, which is tiring: repeat one thing of this week that was worth it.
            """
        case (false, false):
            """
            It is no question for you now. If that suits you, leave it; if you are unhappy with it, talk to somebody: ! shows whom.
            """
        }
    }
}
