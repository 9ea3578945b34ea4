import FitnessModel
import Testing

@Suite("Order of sets in supersets")
struct SupersetOrderTests {
    /// The labels in the order of the sets.
    private func order(_ rows: [(String, Int?)]) -> [String] {
        var state = rows.map { (label: $0.0, setsDone: 0, setsTarget: $0.1) }
        var current: Int?
        var order: [String] = []
        while order.count < 40, let row = SupersetOrder.next(after: current, rows: state) {
            order.append(state[row].label)
            state[row].setsDone += 1
            current = row
        }
        return order
    }

    @Test("A1, A2, back to A1, then the next letter")
    func alternating() {
        #expect(order([("A1", 2), ("A2", 2), ("B1", 1)]) == ["A1", "A2", "A1", "A2", "B1"])
    }

    @Test("Uneven numbers continue with the rows that have sets left")
    func uneven() {
        #expect(order([("A1", 1), ("A2", 3), ("A3", 2)]) == ["A1", "A2", "A3", "A2", "A3", "A2"])
    }

    @Test("Rows without prescribed sets follow the largest of their superset; alone they take one set")
    func withoutTarget() {
        #expect(order([("A1", nil), ("A2", 2), ("B", nil)]) == ["A1", "A2", "A1", "A2", "B"])
    }

    @Test("Rows without a label are alone, and a letter is one superset wherever it appears")
    func labels() {
        #expect(order([("", 2), ("", 1)]) == ["", "", ""])
        #expect(order([("A1", 2), ("B1", 1), ("a2", 2)]) == ["A1", "a2", "A1", "a2", "B1"])
    }

    @Test("Skipped rows come again, and nothing follows when all is done")
    func leftBehind() {
        let rows = [(label: "A1", setsDone: 1, setsTarget: 3 as Int?), (label: "B1", setsDone: 2, setsTarget: 2)]
        #expect(SupersetOrder.next(after: 1, rows: rows) == 0)
        #expect(SupersetOrder.next(after: nil, rows: rows) == 0)
        #expect(SupersetOrder.next(after: 0, rows: [(label: "A1", setsDone: 4, setsTarget: 3)]) == nil)
        #expect(SupersetOrder.next(after: 7, rows: rows) == 0)
        #expect(SupersetOrder.next(after: nil, rows: []) == nil)
    }
}
