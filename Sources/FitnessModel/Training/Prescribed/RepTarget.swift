/// The prescribed repetitions of a row.
public struct RepTarget: Hashable, Sendable {
    /// The form of the prescription.
    public enum Form: Hashable, Sendable {
        /// "6-8", or "10" as 10...10.
        case range(ClosedRange<Int>)
        /// "3+3": short pauses within one set.
        case cluster([Int])
        /// "AMRAP", "10+": as many as possible, with an optional minimum.
        case asManyAsPossible(atLeast: Int?)
        /// "30s", "30-45s": held seconds.
        case seconds(ClosedRange<Int>)
    }

    /// The form.
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

    /// Fewest repetitions that fulfil it; nil if none are counted. A cluster counts as its sum.
    public var lowest: Int? {
        switch form {
        case .range(let range): range.lowerBound
        case .cluster(let parts): parts.reduce(0, +)
        case .asManyAsPossible(let least): least
        case .seconds: nil
        }
    }

    /// The largest prescribed number; nil for no upper end.
    public var highest: Int? {
        switch form {
        case .range(let range): range.upperBound
        case .cluster(let parts): parts.reduce(0, +)
        case .asManyAsPossible, .seconds: nil
        }
    }
}

/// Labels, numbers and ranges in the columns of a sheet.
enum TargetText {
    /// All dashes, and the minus sign, as "-".
    static func hyphenated(_ text: String) -> String {
        String(text.map { "–—−‐‑".contains($0) ? "-" : $0 })
    }

    /// Blanks removed, lowercase, all dashes and quotation marks in their plain forms.
    static func plain(_ text: String) -> String {
        var plain = ""
        for character in hyphenated(text).lowercased() where !character.isWhitespace {
            switch character {
            case "’", "‘", "′", "´", "`": plain.append("'")
            case "”", "“", "″", "„": plain.append("\"")
            default: plain.append(character)
            }
        }
        return plain.replacing("''", with: "\"")
    }

    /// "5" or "3-4"; ascending, 1...999.
    static func range(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let low = ends.first.flatMap(number), ends.count <= 2, let high = ends.last.flatMap(number) else {
            return nil
        }
        return low <= high && low > 0 ? low...high : nil
    }

    /// Up to three digits, nothing else.
    static func number(_ text: Substring) -> Int? {
        guard (1...3).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(text)
    }
}

/// The prescribed sets of a row.
public struct SetTarget: Hashable, Sendable {
    /// Fewest, 1...999.
    public let lowest: Int
    /// Most, 1...999.
    public let highest: Int

    /// Reads "5" or "3-4"; nil for everything else.
    public init?(_ text: String) {
        guard let range = TargetText.range(TargetText.plain(text)[...]) else { return nil }
        lowest = range.lowerBound
        highest = range.upperBound
    }
}

/// The prescribed tempo of a repetition: lowering, bottom, lifting, top, in seconds, X for explosive.
public struct Tempo: Hashable, Sendable {
    /// A stretch of a repetition.
    public enum Part: Hashable, Sendable {
        /// Whole seconds, 0...99.
        case seconds(Int)
        /// X: as fast as possible.
        case explosive
    }

    /// The time of X in milliseconds: an explosive movement takes time, too. One second is the common convention.
    public static let explosive = 1000

    /// Lowering, bottom, lifting and top; of three the top is 0.
    public let parts: [Part]

    /// Parses "31X0", "40x0", "301", "3-1-X-0", and "10-0-10-0", with separators between the numbers. Nil for any other
    /// text, also for "X" and "30", which do not give the time of a repetition.
    public init?(_ text: String) {
        let plain = TargetText.plain(text.map { $0.isWhitespace ? "-" : String($0) }.joined())
        let groups = plain.split { "-/.,".contains($0) }
        let isParted = (3...4).contains(groups.count)
        let marks = isParted ? groups : plain.filter { !"-/.,".contains($0) }.map { Substring(String($0)) }
        let parts = marks.compactMap(Self.part)
        guard (3...4).contains(marks.count), parts.count == marks.count else { return nil }
        self.parts = parts
    }

    private static func part(_ mark: Substring) -> Part? {
        if mark == "x" { return .explosive }
        guard mark.utf8.count <= 2 else { return nil }
        return TargetText.number(mark).map { .seconds($0) }
    }

    /// Milliseconds of one repetition.
    public var milliseconds: Int {
        parts.reduce(0) { sum, part in
            switch part {
            case .seconds(let seconds): sum + seconds * 1000
            case .explosive: sum + Self.explosive
            }
        }
    }

    /// The prescribed time of a repetition in milliseconds; nil for a text that is not a tempo, or has no length.
    public static func repTime(_ text: String) -> Int? {
        Tempo(text).map(\.milliseconds).flatMap { $0 > 0 ? $0 : nil }
    }
}

/// The rest between two sets.
public struct Rest: Hashable, Sendable {
    /// 0...86,400 s.
    public let seconds: Int

    /// Reads 90", 2', 1'30", 2:30, 150, 90s, 2 min, 1m30s, 2.5 min, typographic marks too; nil for everything else.
    public init?(_ text: String) {
        var bytes = Array(TargetText.plain(text).utf8)[...]
        guard let number = DecimalNumber.take(from: &bytes) else { return nil }
        let unit = Self.takeUnit(from: &bytes)
        let seconds: Int?
        switch unit {
        case .minutes where bytes.isEmpty: seconds = number.scaled(by: 60)
        case .minutes: seconds = Self.trailingSeconds(bytes, mark: true).flatMap { number.minutes(and: $0) }
        case .colon: seconds = Self.trailingSeconds(bytes, mark: false).flatMap { number.minutes(and: $0) }
        case .seconds, .none: seconds = bytes.isEmpty ? number.whole : nil
        }
        guard let seconds, seconds <= 86_400 else { return nil }
        self.seconds = seconds
    }

    private enum Unit {
        case minutes, seconds, colon, none
    }

    private static func takeUnit(from bytes: inout ArraySlice<UInt8>) -> Unit {
        let spellings: [(String, Unit)] = [
            ("minutes", .minutes), ("minute", .minutes), ("mins", .minutes), ("min", .minutes), ("m", .minutes),
            ("'", .minutes), ("seconds", .seconds), ("secs", .seconds), ("sec", .seconds), ("s", .seconds),
            ("\"", .seconds), (":", .colon),
        ]
        for (spelling, unit) in spellings where bytes.starts(with: spelling.utf8) {
            bytes.removeFirst(spelling.utf8.count)
            return unit
        }
        return .none
    }

    /// The 30 of 1'30" or 2:30, below 60.
    private static func trailingSeconds(_ bytes: ArraySlice<UInt8>, mark: Bool) -> Int? {
        var bytes = bytes
        let isTwoDigits = bytes.count == 2
        guard let seconds = DecimalNumber.take(from: &bytes)?.whole, seconds < 60 else { return nil }
        let unit = takeUnit(from: &bytes)
        guard bytes.isEmpty else { return nil }
        return mark ? (unit == .seconds || unit == .none ? seconds : nil) : (isTwoDigits ? seconds : nil)
    }
}

extension DecimalNumber {
    fileprivate func minutes(and seconds: Int) -> Int? {
        whole.map { $0 * 60 + seconds }
    }
}
