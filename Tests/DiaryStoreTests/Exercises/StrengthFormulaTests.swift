import DiaryStore
import FitnessModel
import Testing

@Suite("The e1RM formula")
struct StrengthFormulaTests {
    @Test("Epley is the default for all trainers until another is chosen; undo does not change it")
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

    @Test("A formula unknown to this version means the default")
    func unknown() throws {
        let diary = try Diary.inMemory()
        try diary.settings.set("strength formula", to: "oracle")
        #expect(try diary.figures.strengthFormula() == .epley)
    }
}
