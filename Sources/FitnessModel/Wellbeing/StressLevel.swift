/// How somebody feels: four answers, none of them in the middle.
public enum StressLevel: Int, CaseIterable, Comparable, Sendable {
    case woundUp = 1
    case wornOut = 2
    case atEase = 3
    case carefree = 4

    /// "worn out".
    public var word: String {
        switch self {
        case .woundUp: "wound up"
        case .wornOut: "worn out"
        case .atEase: "at ease"
        case .carefree: "carefree"
        }
    }

    /// Told apart by mouth, hand and word, in ASCII as well; colour carries nothing here, red would read as anger.
    public var face: String {
        switch self {
        case .woundUp: "( o~o )'"
        case .wornOut: "( -_- )z"
        case .atEase: "( o_o )"
        case .carefree: "\\( ^o^ )/"
        }
    }

    /// Worse is lower.
    public static func < (left: StressLevel, right: StressLevel) -> Bool { left.rawValue < right.rawValue }
}
