import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Results of week 4, and levels of mood")
struct DirectionResultTests {
    private static let both = "You know what your days are for and keep looking further"
    private static let knows = "You know what your days are for and look for nothing else now"
    private static let looks = "It is not clear now, and you are looking, which is tiring"
    private static let neither = "This is not a question for you now"

    @Test(
        "A sum of 24 is at the middle, 23 is below it",
        arguments: [
            (24, 24, both), (35, 35, both), (24, 35, both), (24, 23, knows), (35, 5, knows), (23, 24, looks),
            (5, 35, looks), (23, 23, neither), (5, 5, neither),
        ])
    func table(knows: Int, looks: Int, beginning: String) {
        #expect(DirectionResult.text(knows: knows, looks: looks).text.hasPrefix(beginning))
    }

    @Test("The levels have different faces, in plain ASCII and without colour, and different words")
    func faces() {
        let faces = StressLevel.allCases.map(\.face)
        #expect(faces.count == 4 && Set(faces).count == 4)
        for face in faces {
            #expect(!face.isEmpty && face.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F }, "\(face)")
        }
        // The part within the outline differs, too: a hand beside it can be cut off.
        let within = faces.map { face in face.drop { $0 != "(" }.prefix { $0 != ")" } }
        #expect(Set(within).count == 4 && within.allSatisfy { $0.count > 3 })
        let words = StressLevel.allCases.map(\.word.text)
        #expect(Set(words).count == 4 && words.allSatisfy { !$0.isEmpty })
    }
}
