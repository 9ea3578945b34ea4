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

    /// The rounds at either end, `x8` or `8x`, and what is left.
    private static func takeRounds(_ text: String) -> (core: String, rounds: Int?)? {
        guard let cross = text.firstIndex(where: { $0 == "x" || $0 == "*" }) else { return (text, nil) }
        let (before, after) = (String(text[..<cross]), String(text[text.index(after: cross)...]))
        if let rounds = Int(after), roundCounts.contains(rounds) { return (before, rounds) }
        if let rounds = Int(before), roundCounts.contains(rounds) { return (after, rounds) }
        return nil
    }

    /// The seconds of `emom` and `e2mom`, and what stands behind it.
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
