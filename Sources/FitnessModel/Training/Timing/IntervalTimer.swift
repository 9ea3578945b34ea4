/// Work and rest by the clock: every minute on the minute, or a number of seconds of each, for a number of rounds.
public struct IntervalTimer: Hashable, Sendable {
    /// The current turn; rounds are counted from 1, `left` is in whole seconds.
    public enum Turn: Hashable, Sendable {
        case prepare(left: Int)
        case work(round: Int, left: Int)
        case rest(round: Int, left: Int)
        case done
    }

    /// The number of rounds that can be chosen.
    public static let roundCounts = 1...99

    /// Seconds to get ready.
    public let prepare: Int
    /// Seconds of work in a round; the whole round without a rest.
    public let work: Int
    /// Seconds of rest in a round; 0 for EMOM.
    public let rest: Int
    /// The number of rounds.
    public let rounds: Int

    /// Without a rest, every `work` seconds.
    public init(prepare: Int = 5, work: Int, rest: Int = 0, rounds: Int) {
        self.prepare = min(max(prepare, 0), 60)
        self.work = min(max(work, 1), 3_600)
        self.rest = min(max(rest, 0), 3_600)
        self.rounds = min(max(rounds, Self.roundCounts.lowerBound), Self.roundCounts.upperBound)
    }

    /// Seconds from the start to the end of the last work, without the rest after it.
    public var length: Int { prepare + rounds * (work + rest) - rest }

    /// The turn after that many milliseconds.
    public func turn(after elapsed: Int) -> Turn {
        let elapsed = max(elapsed, 0)
        guard elapsed < length * 1000 else { return .done }
        guard elapsed >= prepare * 1000 else { return .prepare(left: Self.left(prepare * 1000 - elapsed)) }
        let (round, inRound) = (elapsed - prepare * 1000).quotientAndRemainder(dividingBy: (work + rest) * 1000)
        return inRound < work * 1000
            ? .work(round: round + 1, left: Self.left(work * 1000 - inRound))
            : .rest(round: round + 1, left: Self.left((work + rest) * 1000 - inRound))
    }

    private static func left(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1000 }
}

extension IntervalTimer {
    /// Reads what trainers write: `EMOM 10`, `EMOM 60" x10`, `E2MOM x5`, `30/15 x8`, `8x 20"/10"`, `tabata`; nil for
    /// everything else, a plain rest too.
    public init?(_ text: String) {
        let plain = TargetText.plain(text)
        if plain == "tabata" {
            self.init(work: 20, rest: 10, rounds: 8)
            return
        }
        guard let (core, rounds) = Self.takeRounds(plain) else { return nil }
        if let (every, rest) = Self.takeEMOM(core) {
            // "EMOM 10" is ten minutes, "EMOM 60" x10" ten rounds of sixty seconds.
            if let rounds {
                guard let work = rest.isEmpty ? every : Rest(rest)?.seconds, work > 0 else { return nil }
                self.init(work: work, rounds: rounds)
            } else {
                guard let whole = Int(rest).flatMap({ $0 < 1_000 ? $0 * 60 : nil }) ?? Rest(rest)?.seconds, whole > 0
                else { return nil }
                self.init(work: every, rounds: whole / every)
            }
            return
        }
        let parts = core.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let rounds, let work = Rest(parts[0])?.seconds, let rest = Rest(parts[1])?.seconds,
            work > 0
        else { return nil }
        self.init(work: work, rest: rest, rounds: rounds)
    }

    /// "EMOM 60" x10", "30"/15" x8".
    public var text: String { rest == 0 ? "EMOM \(work)\" x\(rounds)" : "\(work)\"/\(rest)\" x\(rounds)" }

    /// The rounds at either end, `x8` or `8x`, and the rest of the text.
    private static func takeRounds(_ text: String) -> (core: String, rounds: Int?)? {
        guard let cross = text.firstIndex(where: { $0 == "x" || $0 == "*" }) else { return (text, nil) }
        let (before, after) = (String(text[..<cross]), String(text[text.index(after: cross)...]))
        if let rounds = Int(after), roundCounts.contains(rounds) { return (before, rounds) }
        if let rounds = Int(before), roundCounts.contains(rounds) { return (after, rounds) }
        return nil
    }

    /// The seconds of `emom` and `e2mom`, and the rest of the text.
    private static func takeEMOM(_ text: String) -> (every: Int, rest: String)? {
        guard text.hasPrefix("e"), let mark = text.firstIndex(of: "m"), text[mark...].hasPrefix("mom") else {
            return nil
        }
        let number = text[text.index(after: text.startIndex)..<mark]
        guard number.isEmpty || Int(number) != nil else { return nil }
        let minutes = Int(number) ?? 1
        guard (1...10).contains(minutes) else { return nil }
        return (minutes * 60, String(text[mark...].dropFirst(3)))
    }
}
