/// How fast one repetition goes: eccentric-bottom-concentric-top.
public struct Tempo: Hashable, Sendable {
    /// How long one stretch of the repetition lasts.
    public enum Pace: Hashable, Sendable {
        /// 0...99 s.
        case seconds(Int)
        /// "X": as fast as possible.
        case explosive
    }

    /// Lowering the weight; the first sign, whatever the exercise begins with.
    public let eccentric: Pace
    /// Held at the bottom.
    public let bottom: Pace
    /// Raising the weight.
    public let concentric: Pace
    /// Held at the top.
    public let top: Pace

    /// Reads "31X0", "40x0", "3-1-X-0", "10-0-X-0", "30X" (no stop at the top) and "X" alone; nil for everything else.
    public init?(_ text: String) {
        let plain = TargetText.plain(text)
        if plain == "x" {
            self.init(.seconds(0), .seconds(0), .explosive, .seconds(0))
            return
        }
        let signs =
            plain.contains("-")
            ? plain.split(separator: "-", omittingEmptySubsequences: false).map(String.init) : plain.map { String($0) }
        let paces = signs.compactMap(Self.pace)
        guard paces.count == signs.count, paces.count == 3 || paces.count == 4 else { return nil }
        self.init(paces[0], paces[1], paces[2], paces.count == 4 ? paces[3] : .seconds(0))
    }

    private init(_ eccentric: Pace, _ bottom: Pace, _ concentric: Pace, _ top: Pace) {
        self.eccentric = eccentric
        self.bottom = bottom
        self.concentric = concentric
        self.top = top
    }

    private static func pace(_ sign: String) -> Pace? {
        if sign == "x" { return .explosive }
        return sign.utf8.count <= 2 ? TargetText.number(sign[...]).map { .seconds($0) } : nil
    }

    /// "31X0"; with hyphens when a stretch has two digits.
    public var text: String {
        let signs = [eccentric, bottom, concentric, top].map { pace in
            switch pace {
            case .seconds(let seconds): String(seconds)
            case .explosive: "X"
            }
        }
        return signs.joined(separator: signs.contains { $0.utf8.count > 1 } ? "-" : "")
    }

    /// Seconds of one repetition, where an explosive stretch counts so many.
    public func seconds(explosive: Int) -> Int {
        [eccentric, bottom, concentric, top].reduce(0) { sum, pace in
            switch pace {
            case .seconds(let seconds): sum + seconds
            case .explosive: sum + explosive
            }
        }
    }
}
