/// How many repetitions a row of the sheet asks for.
public struct RepTarget: Hashable, Sendable {
    /// What is asked for.
    public enum Form: Hashable, Sendable {
        /// "6-8", or "10" as 10...10.
        case range(ClosedRange<Int>)
        /// "3+3": short pauses within one set.
        case cluster([Int])
        /// "AMRAP", "10+": as many as possible, at least so many if said.
        case asManyAsPossible(atLeast: Int?)
        /// "30s", "30-45s": held seconds.
        case seconds(ClosedRange<Int>)
    }

    /// What is asked for.
    public let form: Form

    /// Reads "6-8", "10", "3+3", "AMRAP", "10+", "8/8", "8 each", "30s", and these beside a target of load, "5 @8",
    /// "3x 80%"; nil for everything else.
    public init?(_ text: String) {
        var plain = TargetText.plain(LoadTarget.removed(from: text))
        if plain.hasSuffix("each") {
            plain.removeLast(4)
        } else if let slash = plain.firstIndex(of: "/") {
            let side = plain[..<slash]
            guard side == plain[plain.index(after: slash)...] else { return nil }
            plain = String(side)
        }
        guard let form = Self.form(plain) else { return nil }
        self.form = form
    }

    private static func form(_ plain: String) -> Form? {
        if let range = TargetText.range(plain[...]) { return .range(range) }
        if plain == "amrap" || plain == "amap" || plain == "max" { return .asManyAsPossible(atLeast: nil) }
        if plain.hasSuffix("+") { return TargetText.number(plain.dropLast()).map { .asManyAsPossible(atLeast: $0) } }
        if plain.contains("+") {
            let parts = plain.split(separator: "+", omittingEmptySubsequences: false).map { TargetText.number($0) ?? 0 }
            return parts.contains(0) ? nil : .cluster(parts)
        }
        for suffix in ["sec", "s", "\""] where plain.hasSuffix(suffix) {
            return TargetText.range(plain.dropLast(suffix.count)).map { .seconds($0) }
        }
        return nil
    }

    /// Fewest repetitions that fulfil it; nil where none are counted. A cluster counts as its sum.
    public var lowest: Int? {
        switch form {
        case .range(let range): range.lowerBound
        case .cluster(let parts): parts.reduce(0, +)
        case .asManyAsPossible(let least): least
        case .seconds: nil
        }
    }

    /// Most repetitions that are asked for; nil where there is no upper end.
    public var highest: Int? {
        switch form {
        case .range(let range): range.upperBound
        case .cluster(let parts): parts.reduce(0, +)
        case .asManyAsPossible, .seconds: nil
        }
    }
}
