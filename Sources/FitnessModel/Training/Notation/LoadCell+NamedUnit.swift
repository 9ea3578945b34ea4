extension LoadCell {
    /// The text with the unit behind the first weight that names none, for a place where another unit is usual: "57.5kgx10
    /// 60x8". To be shown only.
    public var namingUnit: String {
        for token in tokens {
            guard case .set(let set) = token.item, (set.parts[0].resistance.amount ?? .zero) != .zero else { continue }
            let letters = token.text.lowercased()
            guard !letters.contains("kg"), !letters.contains("lb"),
                let start = token.text.firstIndex(where: \.isNumber),
                let end = token.text[start...].firstIndex(where: { !$0.isNumber && $0 != "." && $0 != "," })
            else { return text }
            return text[..<end] + unit.rawValue + text[end...]
        }
        return text
    }
}
