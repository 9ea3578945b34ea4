import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Half-typed text of one window does not appear in another")
final class TwoWindowsTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path

    deinit { for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + ending) } }

    @Test("Each window's form opens empty, and both are saved")
    func form() throws {
        var here = try Robot(file: file)
        var there = try Robot(isSetUp: false, file: file)
        here.press("n c")
        here.type("Jan Sten")
        here.wait(seconds: 2)
        there.press("n c")
        there.expectNo("Jan Sten", "Draft restored")
        there.type("Anna Nowak")
        there.wait(seconds: 2)
        here.press("Esc n c")
        here.expect("Jan Sten", "Draft restored")
        there.press("C-s")
        here.press("End")
        here.type("cel")
        here.press("C-s")
        #expect(try Set(here.diary.clients.list().map(\.name)) == ["Anna Nowak", "Jan Stencel"])
        there.press("n c")
        there.expectNo("Draft restored")
    }

    @Test("A form restores the text of a window closed since")
    func closed() throws {
        var here = try Robot(file: file)
        var there = try Robot(isSetUp: false, file: file)
        there.press("n c")
        there.type("Jan Sten")
        there.wait(seconds: 2)
        try there.diary.close()
        here.press("n c")
        here.expect("Jan Sten", "Draft restored")
    }

    @Test("A cell of a sheet restores the text of a window closed since")
    func cell() throws {
        var here = try ComfortContext(file: file)
        here.go(0, .reps)
        here.robot.press("Enter C-u")
        here.robot.type("77")
        here.robot.wait(seconds: 2)
        var there = try Robot(columns: 100, isSetUp: false, file: file)
        let phase = here.phase
        func openSheet() {
            there.app.context.go(to: .sheet(phase))
            there.app.follow()
            there.app.refresh()
        }
        openSheet()
        there.expect("Box squat")
        there.expectNo("Restored what you were typing")
        #expect(there.app.sheet?.isTyping == false)
        #expect(here.robot.app.sheet?.typing.editor?.line.text == "77")
        try here.robot.diary.close()
        openSheet()
        there.expect("Restored what you were typing", "77")
    }
}
