import FitnessModel
import TestSupport
import Testing

@Suite("Typed muscle groups")
struct MuscleTextTests {
    @Test(
        "Groups, abbreviations, synonyms and both marks of indirect training are read",
        arguments: [
            ("", [:]), ("chest", [.chest: .direct]), ("Chest, ~triceps", [.chest: .direct, .triceps: .indirect]),
            ("quad; ham (indirect)", [.quadriceps: .direct, .hamstrings: .indirect]),
            ("lats, biceps indirect,,", [.back: .direct, .biceps: .indirect]),
            ("Quads, ~trapezius", [.quadriceps: .direct, .back: .indirect]),
            ("quads, traps", [.quadriceps: .direct, .back: .direct]),
            ("rear delts, ~hip flexors", [.shoulders: .direct, .core: .indirect]),
            ("~core, core", [.core: .direct]), (" ~ calves ", [.calves: .indirect]), ("abs (direct)", [.core: .direct]),
        ] as [(String, [MuscleGroup: MuscleGroup.Role])])
    func read(_ text: String, _ muscles: [MuscleGroup: MuscleGroup.Role]) {
        #expect(MuscleText.read(text) == .muscles(muscles))
    }

    @Test(
        "An unknown word is named, with the closest group",
        arguments: [("chest, bycepts", "bycepts", .biceps), ("wings", "wings", nil), ("c", "c", nil)]
            as [(String, String, MuscleGroup?)])
    func unknown(_ text: String, _ word: String, _ near: MuscleGroup?) {
        #expect(MuscleText.read(text) == .unknown(word, near: near))
    }

    @Test("Written groups read back equal")
    func roundTrip() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<Rounds.of(200) {
            var muscles: [MuscleGroup: MuscleGroup.Role] = [:]
            for muscle in MuscleGroup.allCases where random.number(0...2) == 0 {
                muscles[muscle] = random.number(0...1) == 0 ? .direct : .indirect
            }
            #expect(MuscleText.read(MuscleText.write(muscles)) == .muscles(muscles))
        }
    }

    @Test("Directly trained groups are written first")
    func order() {
        #expect(MuscleText.write([.back: .indirect, .neck: .direct, .chest: .direct]) == "chest, neck, ~back")
    }
}
