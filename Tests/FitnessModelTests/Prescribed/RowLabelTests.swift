import FitnessModel
import Testing

@Suite("Row labels")
struct RowLabelTests {
    @Test(
        "Labels are read in either case",
        arguments: [("A1", "A1"), ("b12", "B12"), ("C", "C1"), ("aa2", "AA2"), ("A 1", "A1")])
    func read(text: String, canonical: String) {
        #expect(RowLabel(text)?.text == canonical)
    }

    @Test("Text that is not a label is rejected", arguments: ["", "1", "1A", "A1B", "A0", "A100", "AAA1", "Ä1", "A-1"])
    func refused(text: String) {
        #expect(RowLabel(text) == nil)
    }

    @Test("Every label reads back, and labels are in order")
    func everyLabel() {
        let labels = (0...701).map { RowLabel(superset: $0, number: 1) }
        #expect(labels.allSatisfy { RowLabel($0.text) == $0 })
        #expect(labels[25].text == "Z1" && labels[26].text == "AA1" && labels[701].text == "ZZ1")
        #expect(labels == labels.sorted())
    }

    @Test("The next label continues the superset or starts one")
    func next() {
        #expect(RowLabel("A1")?.nextInSuperset.text == "A2")
        #expect(RowLabel("A2")?.nextSuperset.text == "B1")
        #expect(RowLabel("Z1")?.nextSuperset.text == "AA1")
        #expect(RowLabel("A99")?.nextInSuperset.text == "A99")
        #expect(RowLabel("ZZ2")?.nextSuperset.text == "ZZ1")
    }

    @Test(
        "Relabelling keeps neighbours together and closes gaps",
        arguments: [
            (["A1", "A2", "C1", "C3"], ["A1", "A2", "B1", "B2"]),
            (["A1", "A1", "", "x", "B1"], ["A1", "A2", "B1", "C1", "D1"]),
            (["B1", "A1", "A2"], ["A1", "B1", "B2"]), (["A", "B"], ["A1", "B1"]), ([], []),
        ])
    func relabel(labels: [String], expected: [String]) {
        #expect(RowLabel.relabel(labels) == expected)
    }

    @Test(
        "Labels switch between grouped, straight and paired",
        arguments: [
            (["A1", "A3", "C1"], RowLabelling.grouped, ["A1", "A2", "B1"]),
            (["A1", "A2", "B1"], .straight, ["A", "B", "C"]), (["A", "B", "C"], .pairs, ["A1", "A2", "B1"]),
            (["A", "C"], .straight, ["A", "B"]), (["A", "b"], .straight, ["A", "B"]),
            (["A", "B1", "B2"], .grouped, ["A1", "B1", "B2"]), (["", "x"], .grouped, ["A1", "B1"]),
            (["A1"], .straight, ["A"]), (["A"], .pairs, ["A1"]),
        ])
    func labelling(labels: [String], labelling: RowLabelling, expected: [String]) {
        #expect(RowLabelling(after: labels) == labelling)
        #expect(labelling.labels(for: labels) == expected)
    }

    @Test("Without rows there are no labels, and the 27th straight row is AA")
    func ends() {
        #expect(RowLabelling(after: []) == nil)
        #expect(RowLabelling.straight.labels(for: Array(repeating: "", count: 27)).last == "AA")
        #expect(RowLabel.isStraight("b") && RowLabel.isStraight("AA"))
        #expect(!RowLabel.isStraight("B1") && !RowLabel.isStraight("") && !RowLabel.isStraight("é"))
    }
}
