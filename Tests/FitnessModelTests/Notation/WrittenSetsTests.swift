import FitnessModel
import Phrases
import SpotterCore
import TestSupport
import Testing

@Suite("Sets as people type them")
struct WrittenSetsTests {
    private let empty = LoadCell("", unit: .kg)

    @Test("Two hundred ways of writing a set are read")
    func read() {
        #expect(WrittenSets.read.count + WrittenSets.unclear.count >= 200)
        for (text, reading) in WrittenSets.read {
            let cell = LoadCell(text, unit: .kg)
            #expect(cell.described(in: .kg).text == reading, "\(text)")
            #expect(!cell.isUnread(before: empty), "\(text)")
            #expect(!cell.sets.isEmpty || cell.isSkipped, "\(text)")
        }
    }

    @Test("Text that is not a set, or only looks like one, is questioned and reads as shown")
    func unclear() {
        for (text, reading) in WrittenSets.unclear {
            let cell = LoadCell(text, unit: .kg)
            #expect(cell.described(in: .kg).text == reading, "\(text)")
            #expect(cell.isUnread(before: empty), "\(text)")
        }
    }

    @Test("Blanks remain in the text; a token covers everything that was joined")
    func tokens() {
        let cell = LoadCell("w 40 x 8  62.5 x 8 @ 9 left knee", unit: .kg)
        #expect(cell.tokens.map { String($0.text) } == ["w 40 x 8", "62.5 x 8 @ 9", "left knee"])
        #expect(cell.text == "w 40 x 8  62.5 x 8 @ 9 left knee")
    }

    @Test("Two sets stay two sets, whatever is between them")
    func apart() {
        #expect(LoadCell("x8 x8 x6", unit: .kg).sets.count == 3)
        #expect(LoadCell("bw+10x5 x8", unit: .kg).sets == [.body(10, 5), .body(0, 8)])
        #expect(LoadCell("70x5 + 70x3", unit: .kg).sets == [.load(70, 5), .load(70, 3)])
        #expect(LoadCell("70 x 5 + 70 x 3", unit: .kg).sets == [.load(70, 5), .load(70, 3)])
        #expect(LoadCell("60s 40s", unit: .kg).sets == [.held(60), .held(40)])
    }

    @Test("An earlier note is not questioned, a new one that looks like a set is")
    func newNotes() {
        let before = LoadCell("60 10 80x5", unit: .kg)
        #expect(!LoadCell("60 10 80x5 82.5x5", unit: .kg).isUnread(before: before))
        #expect(!LoadCell("60 10 80x5 knee", unit: .kg).isUnread(before: before))
        #expect(LoadCell("60 10 80x5 82.5 5", unit: .kg).isUnread(before: before))
        #expect(!LoadCell("", unit: .kg).isUnread(before: before))
        #expect(!LoadCell("-", unit: .kg).isUnread(before: before))
    }
}
