import FitnessModel
import TestSupport
import Testing

@Suite("Two sheets are aligned by exercise")
struct SheetAlignmentTests {
    /// Shows a pair as "A|A" and a row without a partner as "A|" or "|A". A blank is a row without an exercise.
    private func align(_ left: String, _ right: String, leading: ComparedSide = .left) -> String {
        let (left, right) = (Array(left), Array(right))
        func keys(_ rows: [Character]) -> [Character?] { rows.map { $0 == " " ? nil : $0 } }
        return SheetAlignment.align(keys(left), keys(right), leading: leading).map { row in
            "\(row.left.map { String(left[$0]) } ?? "")|\(row.right.map { String(right[$0]) } ?? "")"
        }.joined(separator: ", ")
    }

    @Test("Equal sheets are aligned row by row")
    func equal() { #expect(align("ABC", "ABC") == "A|A, B|B, C|C") }

    @Test("A row missing on one side leaves a gap, the leading side's first")
    func gaps() { #expect(align("ABC", "ABD") == "A|A, B|B, C|, |D") }

    @Test("A row that only the other side has follows the same row as there")
    func anchors() { #expect(align("ABC", "XAYBZC") == "|X, A|A, |Y, B|B, |Z, C|C") }

    @Test("The leading side keeps its order, the other follows")
    func order() {
        #expect(align("ABC", "CBA") == "A|A, B|B, C|C")
        #expect(align("ABC", "CBA", leading: .right) == "C|C, B|B, A|A")
    }

    @Test("An exercise used twice pairs first with first and second with second")
    func twice() {
        #expect(align("AA", "ABA") == "A|A, |B, A|A")
        #expect(align("A", "AA") == "A|A, |A")
    }

    @Test("An exercise of several days pairs within its day first, then the remaining ones in order")
    func days() {
        func align(_ left: String, _ leftDays: String, _ right: String, _ rightDays: String) -> String {
            func names(_ text: String) -> [String] { text.map { $0 == " " ? "" : String($0) } }
            return SheetAlignment.align(
                names(left), names(right), days: (names(leftDays), names(rightDays))
            ).map { row in
                "\(row.left.map { "\($0)" } ?? "")|\(row.right.map { "\($0)" } ?? "")"
            }.joined(separator: ", ")
        }
        #expect(align("SS", "AB", "S", "B") == "0|, 1|0")
        #expect(align("SS", "AB", "SS", "BA") == "0|1, 1|0")
        #expect(align("SRS", "AAB", "RS", "AC") == "0|1, 1|0, 2|", "a day that the other lacks")
        #expect(align("SS", "  ", "SS", "AB") == "0|0, 1|1", "without days on one side as they stand")
        #expect(align("SS", "AB", "S", " ") == "0|0, 1|")
    }

    @Test("A row without an exercise is not paired")
    func unnamed() { #expect(align(" A", " A") == " |, | , A|A") }

    @Test("Rows next to an empty sheet")
    func empty() {
        #expect(align("", "") == "")
        #expect(align("AB", "") == "A|, B|")
        #expect(align("", "AB") == "|A, |B")
    }

    @Test(
        "Every row appears once, in order on the leading side, with gaps only for missing rows")
    func properties() {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<Rounds.of(3_000) {
            let left = sheet(&random)
            let right = sheet(&random)
            let leading = ComparedSide.allCases[Int.random(in: 0...1, using: &random)]
            let rows = SheetAlignment.align(left, right, leading: leading)
            let context: Comment = "\(left) \(right) \(leading)"
            for (side, sheet) in [(ComparedSide.left, left), (.right, right)] {
                let shown = rows.compactMap { $0.row(side) }
                #expect(shown.sorted() == Array(sheet.indices), context)
                if side == leading { #expect(shown == Array(sheet.indices), context) }
            }
            #expect(rows.allSatisfy { $0.left != nil || $0.right != nil }, context)
            for row in rows {
                guard let first = row.left, let second = row.right else { continue }
                #expect(left[first] != nil && left[first] == right[second], context)
            }
            // As many pairs as both sides have rows of an exercise: no gap beside a possible partner.
            for key in Set(left.compactMap { $0 }) {
                let pairs = rows.count { $0.right != nil && $0.left.map { left[$0] } == key }
                #expect(pairs == min(left.count { $0 == key }, right.count { $0 == key }), context)
                let order = rows.filter { $0.left != nil && $0.left.map { left[$0] } == key }.compactMap(\.right)
                #expect(order == order.sorted(), context)
            }
        }
    }

    /// Up to twelve rows of few exercises, some of them without one.
    private func sheet(_ random: inout SeededGenerator) -> [Int?] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
            let exercise = Int.random(in: 0...9, using: &random)
            return exercise == 0 ? nil : exercise
        }
    }
}
