import DiaryExchange
import FitnessModel
import Phrases
import SpotterCore
import Testing

@Suite("Questions before an import")
struct ImportQuestionTests {
    private func guess(_ weights: [Double]) throws -> MassUnitGuess? {
        let rows = weights.map { start + "Squat,1,\($0),5,0,0,,," }
        let file = importFile(([StrongFixture.headerA] + rows).joined(separator: "\n"))
        let questions = try ImportFormat.sniff(file).questions(about: file)
        guard case .massUnit(let guess) = try #require(questions.first) else { return nil }
        return guess
    }

    @Test("Loads of a 20 kg bar suggest kg, with the reason")
    func kilograms() throws {
        let guess = try #require(try guess([20, 60, 62.5, 70, 82.5, 100, 85]))
        #expect(guess.unit == .kg)
        #expect(guess.wording.text == "6 weights are typical in kg, 1 in lb")
    }

    @Test("Loads of a 45 lb bar suggest lb")
    func pounds() throws {
        #expect(try guess([45, 95, 135, 185, 225, 230])?.unit == .lb)
    }

    @Test("Converted weights suggest their original unit")
    func converted() throws {
        #expect(try guess([6.803_885_55, 61.234_97])?.unit == .kg)
        #expect(try guess([44.092_45, 220.462_26])?.unit == .lb)
    }

    @Test("Weights that fit both suggest nothing")
    func undecided() throws {
        #expect(try guess([12, 14]) == nil)
    }

    @Test("A file of body-weight exercises needs no unit")
    func bodyWeightOnly() throws {
        let file = importFile(layoutA(start + "Pull Up,1,0,8,0,0,,,"))
        #expect(try ImportFormat.sniff(file).questions(about: file) == [])
        #expect(try trainingLog(file).rowsRead == 1)
    }

    @Test("A distance without a unit is asked for and follows the unit of weight")
    func distanceOnly() throws {
        let file = importFile(layoutA(start + "Run,1,0,0,5,0,,,"))
        #expect(try ImportFormat.sniff(file).questions(about: file) == [.massUnit(guess: nil)])
        #expect(throws: ImportError.self) { try trainingLog(file) }
        let set = try trainingLog(file, unit: .lb).sessions.first?.exercises.first?.sets.first
        #expect(set == PerformedSet(.none, .distance(Length(millimetres: 8_046_720))))
    }

    @Test("A row without a unit in a file with units is asked for; the others keep theirs")
    func partlyStated() throws {
        let text = StrongFixture.semicolons.text.replacing(";kg;", with: ";;")
        let file = importFile(text)
        #expect(try ImportFormat.sniff(file).questions(about: file).count == 1)
        let log = try trainingLog(file, unit: .lb)
        #expect(log.statedUnits == [.lb])
        #expect(log.sessions.first?.exercises.first?.sets.first == PerformedSet(.load(Mass(100.0, .lb)), .reps(5)))
    }

    @Test("Units of distance are read as written")
    func distanceUnits() throws {
        for (unit, millimetres) in [("km", 2_000_000), ("m", 2000), ("mi.", 3_218_688), ("mi", 3_218_688)] {
            let text = StrongFixture.semicolons.text.replacing(";;0;;;;60;", with: ";;0;;2;\(unit);0;")
            let set = try trainingLog(text).sessions.first?.exercises.last?.sets.first
            #expect(set == PerformedSet(.none, .distance(Length(millimetres: millimetres))))
        }
    }
}
