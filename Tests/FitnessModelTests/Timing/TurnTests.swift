import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("The next exercise and the start of the rest")
struct TurnTests {
    private typealias Row = (label: String, setsDone: Int, setsTarget: Int?)

    @Test("The rest starts after the last exercise of the round")
    func rounds() {
        let circuit: [Row] = [("A1", 1, 3), ("A2", 0, 3), ("A3", 0, 3), ("B1", 0, 2)]
        #expect(SupersetRound.partner(after: 0, rows: circuit) == 1)
        var rows = circuit
        rows[1].setsDone = 1
        #expect(SupersetRound.partner(after: 1, rows: rows) == 2)
        rows[2].setsDone = 1
        #expect(SupersetRound.partner(after: 2, rows: rows) == nil)
        rows[3].setsDone = 1
        #expect(SupersetRound.partner(after: 3, rows: rows) == nil)
    }

    @Test("A partner with all its sets is skipped, and one without prescribed sets follows")
    func uneven() {
        #expect(SupersetRound.partner(after: 0, rows: [("A1", 3, 4), ("A2", 2, 2)]) == nil)
        #expect(SupersetRound.partner(after: 0, rows: [("A1", 2, nil), ("A2", 1, nil)]) == 1)
        #expect(SupersetRound.partner(after: 0, rows: [("A1", 2, nil), ("A2", 2, nil)]) == nil)
        #expect(SupersetRound.partner(after: 0, rows: [("", 1, 3), ("", 0, 3)]) == nil)
        #expect(SupersetRound.partner(after: 5, rows: [("A1", 1, 3)]) == nil)
    }

    @Test("In any session each round has exactly one rest, at its end")
    func oneRest() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<100 {
            let target = random.number(1...5)
            var rows: [Row] = (1...random.number(1...5)).map { ("A\($0)", 0, target) }
            for _ in 0..<target {
                var rests: [Int] = []
                for row in rows.indices {
                    rows[row].setsDone += 1
                    if SupersetRound.partner(after: row, rows: rows) == nil { rests.append(row) }
                }
                #expect(rests == [rows.count - 1])
            }
        }
    }

    @Test("Done, next and open rows are distinguished")
    func turns() {
        let rows = [
            SetTurn.Row(label: "A1", sets: 3, target: 3), SetTurn.Row(label: "B1", sets: 1, target: 4),
            SetTurn.Row(label: "C1", sets: 0, target: 2), SetTurn.Row(label: "D1", sets: 0, target: 2, isSkipped: true),
        ]
        #expect(SetTurn.all(rows, current: 0).map(\.word.text) == ["done 3", "next", "open", "left out"])
        #expect(SetTurn.all(rows, current: 2).map(\.word.text) == ["done 3", "1/4", "next", "left out"])
        #expect(SetTurn.all(rows, current: nil).map(\.word.text) == ["done 3", "next", "open", "left out"])
        #expect(SetTurn.all([], current: 3).isEmpty)
    }

    @Test("The row with the fewest sets in the first unfinished superset is due, whatever was done before")
    func due() {
        func due(_ rows: [(label: String, sets: Int, target: Int?)]) -> Int? {
            SetTurn.due(rows.map { SetTurn.Row(label: $0.label, sets: $0.sets, target: $0.target) })
        }
        #expect(due([("A1", 0, 4), ("B1", 0, 4)]) == 0)
        #expect(due([("A1", 1, 4), ("B1", 0, 4)]) == 0)
        #expect(due([("A1", 2, 3), ("A2", 1, 3), ("B1", 0, 2)]) == 1)
        #expect(due([("A1", 2, 3), ("A2", 2, 3), ("B1", 0, 2)]) == 0)
        #expect(due([("A1", 3, 3), ("A2", 3, 3), ("B1", 1, 2)]) == 2)
        #expect(due([("A1", 4, 3), ("B1", 2, 2)]) == nil)
        #expect(due([("", 2, nil), ("", 0, nil), ("", 0, nil)]) == 1)
        #expect(due([]) == nil)
        let skipped = SetTurn.Row(label: "A1", sets: 0, target: nil, isSkipped: true)
        #expect(SetTurn.due([skipped, SetTurn.Row(label: "A2", sets: 1, target: 3)]) == 1)
    }

    @Test("Exactly one row is next as long as one is open")
    func oneNext() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<Rounds.of(300) {
            let rows = (0..<random.number(1...8)).map { index in
                SetTurn.Row(
                    label: ["", "A1", "A2", "B1"][index % 4], sets: random.number(0...4),
                    target: random.number(0...2) == 0 ? nil : random.number(1...4))
            }
            let turns = SetTurn.all(rows, current: random.number(0...8))
            let isOpen = turns.contains { turn in
                if case .done = turn { false } else { true }
            }
            #expect(turns.count { $0 == .next } == (isOpen ? 1 : 0), "\(rows)")
        }
    }
}
