/// Numbers with their nouns.
public enum Count {
    /// "1 set", "5 sets"; a noun whose plural is irregular gives it.
    public static func text(_ number: Int, _ singular: String, plural: String? = nil) -> String {
        "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
    }
}
