/// The meaning of the two sums of week 4: knowing one's direction, and looking for it. Sums range from 5 to 35; from 24
/// on, the threshold of the programme that this one follows (Nestresuju, 2021), a sum counts as high.
public enum DirectionResult {
    /// The questionnaire of these sums, and their scales.
    public static let questionnaire = "direction"
    /// The line: from here on a sum counts as high.
    public static let line = 24
}
