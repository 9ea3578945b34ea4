/// How the rows of a sheet are labelled, from the first to the last.
public enum RowLabelling: Hashable, Sendable {
    /// A1, A2, B1: neighbours that shared a letter still share one.
    case grouped
    /// A, B, C: each row by itself.
    case straight
    /// A1, A2, B1, B2: two by two.
    case pairs

    /// What comes after these labels: straight ones and grouped ones are put in order first; what is in order becomes the
    /// other. Nil where there are none.
    public init?(after labels: [String]) {
        guard !labels.isEmpty else { return nil }
        if labels.allSatisfy(RowLabel.isStraight) {
            self = labels == Self.straight.labels(for: labels) ? .pairs : .straight
        } else {
            self = labels == Self.grouped.labels(for: labels) ? .straight : .grouped
        }
    }

    /// The labels of rows that had these.
    public func labels(for labels: [String]) -> [String] {
        switch self {
        case .grouped: RowLabel.relabel(labels)
        case .straight: labels.indices.map { RowLabel(superset: $0, number: 1).letters }
        case .pairs: labels.indices.map { RowLabel(superset: $0 / 2, number: $0 % 2 + 1).text }
        }
    }
}
