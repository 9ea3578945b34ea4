import DiaryStore
import FitnessModel
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Notes in the user's editor, and the demo diary")
struct NotesAndDemoTests {
    @Test("Ctrl-O opens the notes in the editor, and the result is one change")
    func notes() throws {
        var robot = try Robot { diary in _ = try diary.phases.add(named: "P1", client: nil) }
        robot.press("3 Enter Down C-o")
        let effects = robot.app.takeEffects()
        let phase = try robot.diary.phases.list(.templates)[0].id
        let key = PhaseNotes.draftKey(phase)
        #expect(effects == [.edit(draftKey: key)])
        try robot.diary.drafts.save(key, "left knee taped\nno box jumps\n")
        robot.app.takeEdited(draft: key)
        robot.expect("left knee taped", "no box jumps")
        #expect(try robot.diary.phases.get(phase).notes == "left knee taped\nno box jumps")
        #expect(try robot.diary.drafts.bringBack(key) == nil)
        robot.press("u")
        robot.expectNo("left knee taped")
    }

    @Test("A draft of another text is not changed")
    func otherDraft() throws {
        var robot = try Robot()
        try robot.diary.drafts.save("client", "half typed")
        robot.app.takeEdited(draft: "client")
        #expect(try robot.diary.drafts.bringBack("client") == "half typed")
    }

    @Test("The welcome opens the demo diary in the same window")
    func demo() throws {
        let own = try Diary.inMemory()
        let demo = try Diary.inMemory()
        try demo.gym.setUp(gym: "Demo gym", trainer: "Ida")
        _ = try demo.clients.add(named: "Nobody Real")
        let services = Services(diary: own, settings: .plain, makeDemo: { () throws(StoreError) in demo })
        var app = AppState(services: services, size: Size(columns: 80, rows: 24))
        for key in [Key.down, .down, .enter] { app.handle(.key(key)) }
        app.handle(.wake)
        #expect(app.screen().lines().joined().contains("Ida"))
        app.handle(.key(.char("2")))
        #expect(app.screen().lines().joined().contains("Nobody Real"))
        #expect(try own.gym.isMissing())
    }
}
