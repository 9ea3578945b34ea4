extension FoodEntry.Serving {
    /// How much that is.
    public var amount: FoodAmount {
        FoodAmount(
            thousandths: ExactRatio.scale(portion.amount.thousandths, by: count, over: 1000), portion.amount.unit)
    }

    /// "2", "0.5", "1.25".
    public var countText: String { NumberFormat.shown(count, decimals: 3) }

    /// Reads how often a portion was eaten, in thousandths: "2", "1.5", "1,5", "1/2", "1 1/2", "½". Nil when it is no
    /// such number, or more than a thousand.
    public static func readCount(_ text: String) -> Int? {
        var words = text
        for (sign, plain) in [("½", " 1/2"), ("¼", " 1/4"), ("¾", " 3/4"), ("⅓", " 1/3"), ("⅔", " 2/3")] {
            words = words.replacing(sign, with: plain)
        }
        let parts = words.split(whereSeparator: \.isWhitespace).map(String.init)
        switch parts.count {
        case 1: return limited(fraction(parts[0]) ?? decimal(parts[0]))
        case 2:
            guard let whole = decimal(parts[0]), whole % 1000 == 0, let rest = fraction(parts[1]), rest < 1000 else {
                return nil
            }
            return limited(whole + rest)
        default: return nil
        }
    }

    private static func limited(_ count: Int?) -> Int? { count.flatMap { (0...1_000_000).contains($0) ? $0 : nil } }

    private static func decimal(_ text: String) -> Int? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty else { return nil }
        return number.scaled(by: 1000)
    }

    private static func fraction(_ text: String) -> Int? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
            let over = Int(parts[1]), (1...1000).contains(over), let number = Int(parts[0]), number <= 1_000_000
        else { return nil }
        return ExactRatio.scale(number, by: 1000, over: over)
    }
}
