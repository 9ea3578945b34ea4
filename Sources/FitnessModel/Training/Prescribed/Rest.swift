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
