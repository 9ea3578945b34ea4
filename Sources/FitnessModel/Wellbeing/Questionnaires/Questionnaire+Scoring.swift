extension Questionnaire {
    /// What a scale of an answer set amounts to.
    public struct Score: Hashable, Sendable {
        /// The key of the scale.
        public let scale: String
        /// The figure in thousandths.
        public let milli: Int

        /// A score.
        public init(_ scale: String, milli: Int) { (self.scale, self.milli) = (scale, milli) }
    }

    /// What the answers amount to, in the order of the scales. A scale of which too many answers are missing is left out.
    ///
    /// Missing answers that a scale allows count as the mean of the others, so that a sum stays comparable. Figures are rounded to
    /// thousandths, half up, before they are capped.
    public func scores(_ answers: Answers) -> [Score] {
        scales.compactMap { scale in score(scale, answers).map { Score(scale.key, milli: $0) } }
    }

    private func score(_ scale: Scale, _ answers: Answers) -> Int? {
        let asked = items(of: scale)
        let counted = asked.compactMap { item in answers.value(of: item.key).map(item.counted) }
        guard !counted.isEmpty, asked.count - counted.count <= scale.mayMiss else { return nil }
        let sum = counted.reduce(0, +) * scale.factor * (scale.rule == .sum ? asked.count : 1)
        let milli = Self.rounded(sum * 1_000, by: counted.count)
        return scale.cap.map { min(milli, $0 * 1_000) } ?? milli
    }

    /// A quotient to the nearest whole number, half up also below zero.
    private static func rounded(_ dividend: Int, by divisor: Int) -> Int {
        let (double, half) = (2 * divisor, 2 * dividend + divisor)
        let quotient = half / double
        return half % double < 0 ? quotient - 1 : quotient
    }

    /// The questions that count in a scale.
    public func items(of scale: Scale) -> [Item] { items.filter { $0.scales.contains(scale.key) } }

    /// From the least to the most that a scale can be, missing answers aside.
    public func bounds(of scale: Scale) -> ClosedRange<Int> {
        let bounds = items(of: scale).map(\.kind.bounds)
        guard !bounds.isEmpty else { return 0...0 }
        func figure(_ sum: Int) -> Int {
            let figure = scale.rule == .sum ? sum * scale.factor : sum * scale.factor / bounds.count
            return scale.cap.map { min(figure, $0) } ?? figure
        }
        let (low, high) = (bounds.map(\.lowerBound).reduce(0, +), bounds.map(\.upperBound).reduce(0, +))
        return figure(low)...max(figure(low), figure(high))
    }

    /// What a figure is called; nil where no band has a word for it.
    public func band(_ score: Score) -> String? {
        scale(score.scale)?.bands.last { $0.from * 1_000 <= score.milli && score.milli <= $0.to * 1_000 }?.word
    }

    /// The questions in the order in which an answer set with this seed asks them: the same for ever.
    public func items(seed: Int64) -> [Item] {
        guard isShuffled else { return items }
        var (shuffled, state) = (items, UInt64(bitPattern: seed))
        // SplitMix64 and Fisher and Yates, written out: the library's own shuffling may differ between releases.
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            state &+= 0x9E37_79B9_7F4A_7C15
            var drawn = state
            drawn = (drawn ^ (drawn >> 30)) &* 0xBF58_476D_1CE4_E5B9
            drawn = (drawn ^ (drawn >> 27)) &* 0x94D0_49BB_1331_11EB
            drawn ^= drawn >> 31
            shuffled.swapAt(last, Int(drawn % UInt64(last + 1)))
        }
        return shuffled
    }
}
