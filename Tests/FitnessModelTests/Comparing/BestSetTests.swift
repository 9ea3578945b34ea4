import FitnessModel
import Testing

@Suite("The best of several sets")
struct BestSetTests {
    @Test(
        "It has a count if it was done more than once",
        arguments: [
            ("80x5*5", "80x5*5"), ("80x3 90x3 95x3 100x3 100x3", "100x3*2"), ("w100x3 80x3 105x3@9 100x3", "105x3"),
            ("82.5x5@8 82.5x5 82.5x4", "82.5x5*2"), ("bw+10x5*3 bw+12.5x5", "bw+12.5x5"), ("x3*5", "x3*5"),
        ])
    func among(cell: String, best: String) throws {
        let sets = LoadCell(cell, unit: .kg, kind: .loadAndReps).sets
        #expect(try #require(BestSet(of: sets)).text(in: .kg, among: sets) == best)
    }
}
