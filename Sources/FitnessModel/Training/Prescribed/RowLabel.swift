/// The position of a row in the order of training: rows of one superset share their letters.
public struct RowLabel: Hashable, Comparable, Sendable {
    /// Supersets in their order: 0 is A, 25 is Z, 26 is AA. 0...701.
    public let superset: Int
    /// Rows of one superset, counted from 1. 1...99.
    public let number: Int

    /// "A", "Z", "AA".
    public var letters: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let last = String(alphabet[superset % 26])
        return superset < 26 ? last : String(alphabet[superset / 26 - 1]) + last
    }

    /// "A1".
    public var text: String { "\(letters)\(number)" }

    /// Clamps both numbers to their ranges.
    public init(superset: Int, number: Int) {
        self.superset = min(max(superset, 0), 701)
        self.number = min(max(number, 1), 99)
    }

    /// Reads "A1", "b2", "AA1" and "A", which is A1; nil for everything else.
    public init?(_ text: String) {
        var superset = -1
        var number: Int?
        for byte in TargetText.plain(text).utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                guard number == nil, superset < 26 else { return nil }
                superset = (superset + 1) * 26 + Int(byte - UInt8(ascii: "a"))
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digits = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
                guard superset >= 0, (1...99).contains(digits) else { return nil }
                number = digits
            default: return nil
            }
        }
        guard superset >= 0 else { return nil }
        self.init(superset: superset, number: number ?? 1)
    }

    /// A1 -> A2; A99 stays A99.
    public var nextInSuperset: RowLabel { RowLabel(superset: superset, number: number + 1) }

    /// A2 -> B1; ZZ2 -> ZZ1, as there are no further letters.
    public var nextSuperset: RowLabel { RowLabel(superset: superset + 1, number: 1) }

    /// True for a label of letters alone, as straight sets have them: "A".
    public static func isStraight(_ text: String) -> Bool {
        RowLabel(text) != nil && !TargetText.plain(text).utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
    }

    /// New labels for rows in their order on the sheet: A1, A2, B1 ... Neighbours with the same letters still share
    /// letters; a row without a readable label gets its own.
    public static func relabel(_ labels: [String]) -> [String] {
        var result: [RowLabel] = []
        var previous: Int?
        for text in labels {
            let superset = RowLabel(text)?.superset
            let sharesLetters = superset != nil && superset == previous
            let next = result.last.map { sharesLetters ? $0.nextInSuperset : $0.nextSuperset }
            result.append(next ?? RowLabel(superset: 0, number: 1))
            previous = superset
        }
        return result.map(\.text)
    }

    /// In the order of training.
    public static func < (left: RowLabel, right: RowLabel) -> Bool {
        (left.superset, left.number) < (right.superset, right.number)
    }
}

/// How the rows of a sheet are labelled, from the first to the last.
public enum RowLabelling: Hashable, Sendable {
    /// A1, A2, B1: neighbours that shared a letter still share one.
    case grouped
    /// A, B, C: each row by itself.
    case straight
    /// A1, A2, B1, B2: two by two.
    case pairs

    /// The next labelling after these labels: unordered ones are put in order first; ordered ones change to the other
    /// style. Nil without labels.
    public init?(after labels: [String]) {
        guard !labels.isEmpty else { return nil }
        if labels.allSatisfy(RowLabel.isStraight) {
            self = labels == Self.straight.labels(for: labels) ? .pairs : .straight
        } else {
            self = labels == Self.grouped.labels(for: labels) ? .straight : .grouped
        }
    }

    /// The new labels of rows that have these.
    public func labels(for labels: [String]) -> [String] {
        switch self {
        case .grouped: RowLabel.relabel(labels)
        case .straight: labels.indices.map { RowLabel(superset: $0, number: 1).letters }
        case .pairs: labels.indices.map { RowLabel(superset: $0 / 2, number: $0 % 2 + 1).text }
        }
    }
}
