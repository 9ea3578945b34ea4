import DiaryStore
import GRDB
import SpotterShell
import SpotterUI
import Testing

@Suite("Half-typed forms about a client")
struct ErasedDraftTests {
    @Test(
        "A draft appears again for its client alone, and is erased with them",
        arguments: ["n a", "2 Enter a r Tab Tab", "4 a r Down Down Down Down Down Down Enter"])
    func form(keys: String) throws {
        var robot = try Robot.day(isComing: false)
        robot.chooseClient("anna")
        robot.press(keys)
        robot.press("C-u")
        robot.type("qzxmark")
        robot.expect("qzxmark")
        robot.press("Esc")
        robot.chooseClient("jan")
        robot.press(keys)
        #expect(robot.app.context.navigation.overlays.count == 1)
        robot.expectNo("qzxmark")
        robot.press("Esc")
        let anna = try #require(try robot.diary.clients.list().first { $0.name.hasPrefix("Anna") })
        #expect(try drafts(robot).contains { $0.contains("qzxmark") })
        _ = try robot.diary.erasure.forget(anna.id)
        #expect(try !drafts(robot).contains { $0.contains("qzxmark") })
    }

    private func drafts(_ robot: Robot) throws -> [String] {
        try robot.diary.read { try String.fetchAll($0, sql: "SELECT text FROM draft") }
    }
}
