import FitnessModel
import Testing

@Suite("Questionnaires: scores, order and errors")
struct QuestionnaireTests {
    /// A questionnaire of `count` questions from 0 to 4 in one scale.
    private func sample(
        _ scale: Questionnaire.Scale, _ count: Int = 4, reversed: Set<Int> = [], shuffled: Bool = false
    ) -> Questionnaire {
        let kind = Questionnaire.AnswerKind.choice((0...4).map { .init($0, "word \($0)") })
        return Questionnaire(
            key: "k", title: "K", isShuffled: shuffled,
            items: (0..<count).map {
                .init("\($0)", "Question \($0)", kind, isReversed: reversed.contains($0), scales: [scale.key])
            }, scales: [scale])
    }

    private func milli(_ questionnaire: Questionnaire, _ values: [Int?]) -> Int? {
        var answers = Answers()
        for (number, value) in values.enumerated() { answers.set(value, of: "\(number)") }
        return questionnaire.scores(answers).first?.milli
    }

    @Test("Sums and averages reverse reversed questions, apply a factor and stop at a cap")
    func scores() {
        #expect(milli(sample(.init("s", "S")), [0, 1, 2, 4]) == 7_000)
        #expect(milli(sample(.init("s", "S"), reversed: [0, 3]), [0, 1, 2, 4]) == 7_000)
        #expect(milli(sample(.init("s", "S"), reversed: [3]), [0, 1, 2, 4]) == 3_000)
        #expect(milli(sample(.init("s", "S", rule: .mean, factor: 20)), [0, 1, 2, 4]) == 35_000)
        #expect(milli(sample(.init("s", "S", rule: .mean), 3), [0, 1, 1]) == 667)
        #expect(milli(sample(.init("s", "S", cap: 6)), [0, 1, 2, 4]) == 6_000)
        #expect(milli(sample(.init("s", "S", cap: 7)), [0, 1, 2, 4]) == 7_000)
    }

    @Test(
        "The scale allows some missing answers, which get the average of the others; otherwise there is no score"
    )
    func missing() {
        let one = self.sample(.init("s", "S", mayMiss: 1))
        #expect(milli(one, [1, 2, nil, 3]) == 8_000)
        #expect(milli(one, [1, 2, nil, nil]) == nil)
        #expect(milli(sample(.init("s", "S")), [1, 2, 3, nil]) == nil)
        #expect(milli(sample(.init("s", "S", rule: .mean, mayMiss: 3)), [nil, nil, nil, 3]) == 3_000)
        #expect(milli(sample(.init("s", "S", mayMiss: 3)), [nil, nil, nil, nil]) == nil)
        // A question that was not asked yet counts as missing.
        #expect(one.scores(Answers(["0": 1])).isEmpty)
    }

    @Test("Below zero halves are rounded up, too")
    func negative() {
        let kind = Questionnaire.AnswerKind.number(low: -3, high: 3)
        let items = (0..<3).map { Questionnaire.Item("\($0)", "Q", kind, scales: ["m"]) }
        let sample = Questionnaire(
            key: "k", title: "K", items: items, scales: [.init("m", "M", rule: .mean, mayMiss: 1)])
        #expect(milli(sample, [-1, -1, 0]) == -667)
        #expect(milli(sample, [-1, 0, 0]) == -333)
        #expect(sample.bounds(of: sample.scales[0]) == -3...3)
    }

    @Test("A band includes its ends, and between bands there is no wording")
    func bands() {
        let sample = self.sample(.init("s", "S", bands: [.init(0, 6, "low"), .init(8, 16, "high")]))
        func word(_ milli: Int) -> String? { sample.band(.init("s", milli: milli)) }
        #expect([0, 6_000, 6_500, 7_000, 8_000, 16_000].map(word) == ["low", "low", nil, nil, "high", "high"])
    }

    @Test("A stored definition with any numbers has a score, bounds and a band")
    func extremes() {
        for number in [Int.max, .min, 99_999_999_999_999_999, -1] {
            let kind = Questionnaire.AnswerKind.choice([.init(0, "no"), .init(number, "yes")])
            let items = (0..<300).map {
                Questionnaire.Item("\($0)", "Q", kind, isReversed: $0.isMultiple(of: 2), scales: ["s", "m"])
            }
            let bands: [Questionnaire.Band] = [.init(.min, 0, "low"), .init(1, .max, "any"), .init(number, number, "")]
            let scales: [Questionnaire.Scale] = [
                .init("s", "S", factor: number, cap: number, mayMiss: 300, bands: bands),
                .init("m", "M", rule: .mean, factor: number, mayMiss: 300, bands: bands),
            ]
            let sample = Questionnaire(key: "k", title: "K", items: items, scales: scales)
            let scores = sample.scores(Answers(["0": number, "1": number, "2": 0]))
            #expect(scores.count == 2 && scores.allSatisfy { sample.band($0) != nil })
            #expect(scales.map { sample.bounds(of: $0) }.count == 2)
        }
        let open = self.sample(.init("s", "S", bands: [.init(0, 99_999_999_999_999_999, "any")]))
        #expect(open.band(.init("s", milli: 7_000)) == "any")
    }

    @Test("The order of an answer set follows from its seed: all questions, each once")
    func order() {
        let shuffled = self.sample(.init("s", "S"), 10, shuffled: true)
        func order(_ seed: Int64) -> [Int] { shuffled.items(seed: seed).compactMap { Int($0.key) } }
        // Computed by an independent script with SplitMix64 and Fisher-Yates.
        #expect(order(1) == [4, 2, 8, 1, 9, 3, 0, 6, 7, 5])
        #expect(order(2) == [9, 8, 3, 2, 4, 6, 1, 7, 5, 0])
        #expect(order(-5) == [8, 0, 7, 3, 2, 6, 9, 1, 5, 4])
        for seed in Int64(0)..<200 { #expect(Set(order(seed * 7_919)).count == 10) }
        #expect(sample(.init("s", "S"), 10).items(seed: 1).map(\.key) == (0..<10).map(String.init))
    }

    @Test("Preferring not to say is an answer without a value")
    func silence() {
        let sample = self.sample(.init("s", "S"), 3)
        var answers = Answers()
        #expect(answers.firstOpen(of: sample.items) == 0)
        answers.set(nil, of: "0")
        #expect(answers.has("0") && answers.value(of: "0") == nil && answers.count == 1)
        #expect(answers.firstOpen(of: sample.items) == 1)
        answers.set(2, of: "0")
        #expect(answers.value(of: "0") == 2 && answers.count == 1)
        answers.remove("0")
        #expect(!answers.has("0"))
    }

    @Test("Everything that prevents a questionnaire from being used is named with its position")
    func problems() {
        let good = self.sample(.init("s", "S", bands: [.init(0, 16, "all")]), reversed: [1])
        #expect(good.problems.isEmpty)
        func places(_ items: [Questionnaire.Item], _ scales: [Questionnaire.Scale]) -> [String] {
            Questionnaire(key: "k", title: "K", items: items, scales: scales).problems
                .map { $0.place.joined(separator: ".") }
        }
        let kind = Questionnaire.AnswerKind.number(low: 0, high: 3)
        func item(_ key: String, _ kind: Questionnaire.AnswerKind, _ text: String = "Q") -> Questionnaire.Item {
            .init(key, text, kind, scales: ["s"])
        }
        let scale = Questionnaire.Scale("s", "S")
        #expect(places([], []) == ["item"])
        #expect(places([item("a", kind), item("a", kind)], [scale]) == ["item.1.key"])
        #expect(places([item("", kind), item("b", kind, "")], [scale]) == ["item.0.key", "item.1.text"])
        #expect(places([item("a", .number(low: 3, high: 3))], [scale]) == ["item.0.answer"])
        #expect(places([item("a", .choice([.init(1, "one")]))], [scale]) == ["item.0.answer"])
        #expect(places([item("a", .choice([.init(1, "one"), .init(1, "uno")]))], [scale]) == ["item.0.answer"])
        #expect(places([item("a", .choice([.init(0, "one"), .init(1, "")]))], [scale]) == ["item.0.answer"])
        #expect(places([item("a", .number(low: 0, high: .max))], [scale]) == ["item.0.answer"])
        #expect(places([item("a", kind), item("b", .tick)], [scale]) == ["answer"])
        #expect(places([item("a", kind)], []) == ["item.0.scale"])
        #expect(places([item("a", kind)], [scale, .init("t", "T")]) == ["scale.1.key"])
        #expect(
            places([item("a", kind)], [.init("s", "", factor: 0, mayMiss: 1)]) == [
                "scale.0.title", "scale.0.factor", "scale.0.missing",
            ])
        let bands: [Questionnaire.Band] = [.init(0, 2, "low"), .init(2, 3, "high"), .init(9, 8, "")]
        #expect(
            places([item("a", kind)], [.init("s", "S", bands: bands)]) == Array(repeating: "scale.0.bands", count: 3))
        for band in [Questionnaire.Band(0, 99_999_999_999_999_999, "any"), .init(.min, 0, "any")] {
            #expect(places([item("a", kind)], [.init("s", "S", bands: [band])]) == ["scale.0.bands"])
        }
        let many = (0...Questionnaire.itemLimit).map { item("\($0)", kind) }
        #expect(places(many, [scale]) == ["item"])
    }
}
