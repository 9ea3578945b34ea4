import DiaryStore
import FitnessModel
import Foundation
import TestSupport
import Testing

/// The complete workflow of a new trainer, on the built program at 80 x 24.
@Suite("The story") struct StoryTests {
    @Test("From a new machine to two logged sessions, and back to the empty diary")
    func story() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let file = try home.write("strong.csv", StrongFile.data)
        var story = Story(try home.open())
        try story.begin()
        try story.addClient()
        try story.importFile(file, sessions: StrongFile.sessions, sets: StrongFile.sets)
        try story.buildSheet()
        try story.logFirstSession()
        try story.finish(note: "felt strong", effort: "8")
        try story.logSecondSession()
        try story.finish(note: "", effort: "8.5")
        try story.session.quit()

        story = Story(try home.open())
        try story.findEverything()
        try story.undoEverything()
        try story.session.quit()

        let diary = try Diary(path: home.diary)
        // The names of the first start cannot be undone; all later changes are.
        #expect(try diary.gym.get()?.name == "Gym 20")
        let counts = try diary.contents.counts()
        #expect(counts.clients + counts.exercises + counts.phases + counts.sessions + counts.sets == 0, "\(counts)")
        #expect(try diary.integrity.report().isSound)
        try diary.close()

        let again = try home.open()
        try again.wait(for: "A new diary")
        try again.quit()
    }

    static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/samples/strong-layout-a.csv").standardizedFileURL.path

    @Test(
        "A real export of Strong is imported on screen",
        .enabled(if: FileManager.default.fileExists(atPath: sample)))
    func realExport() throws {
        let home = try TemporaryHome()
        defer { home.remove() }
        let story = Story(try home.open())
        try story.begin()
        try story.addClient()
        try story.importFile(Self.sample, sessions: 86, sets: 1903)
        try story.session.quit()
        let diary = try Diary(path: home.diary)
        #expect(try diary.contents.counts().exercises == 22)
        #expect(try diary.contents.totals().volume.value(in: .kg) == 394_186.0)
        try diary.close()
    }
}
