extension Length {
    /// Reads how far somebody went: "5", "5,2", "5 km", "800 m", "3.1 mi"; a number alone is kilometres. Nil when it is
    /// no distance.
    public static func readDistance(_ text: String) -> Length? {
        guard let (number, suffix) = DecimalNumber.read(text) else { return nil }
        switch suffix {
        case "", "km", "k": return Length(millimetres: number.scaled(by: 1_000_000))
        case "m": return Length(millimetres: number.scaled(by: 1000))
        case "mi", "mile", "miles": return Length(millimetres: number.scaled(by: 1_609_344))
        default: return nil
        }
    }

    /// "5", "5.2", "0.8": kilometres to the metre without the unit.
    public var kilometresText: String { NumberFormat.shown((millimetres + 500) / 1000, decimals: 3) }
}
