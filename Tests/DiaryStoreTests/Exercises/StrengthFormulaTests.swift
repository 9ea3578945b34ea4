import DiaryStore
import FitnessModel
import Testing

@Suite("The formula of the e1RM")
struct StrengthFormulaTests {
    @Test("It is Epley's until another one is chosen, for everybody, and undo leaves it alone")
    func stored() throws {
        let disk = try DiskDiary()
        let diary = try disk.open()
        try diary.gym.setUp(gym: "Iron", trainer: "Ada")
        #expect(try diary.figures.strengthFormula() == .epley)
        try diary.figures.setStrengthFormula(.wathan)
        #expect(try diary.undo() == nil)
        try diary.close()
        #expect(try disk.open().figures.strengthFormula() == .wathan)
    }

    @Test("A formula that this version does not know counts as none chosen")
    func unknown() throws {
        let diary = try Diary.inMemory()
        try diary.settings.set("strength formula", to: "oracle")
        #expect(try diary.figures.strengthFormula() == .epley)
    }
}
