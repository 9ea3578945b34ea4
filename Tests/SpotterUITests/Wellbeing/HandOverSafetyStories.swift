import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Safety of client mode")
struct HandOverSafetyStories {
    private let disk = DiskFolder()

    /// Client mode with Anna on a diary in a file; Petr, who has check-ins, was the client before her.
    private func handedOver(
        keys: String = ", h", and more: (Diary, _ anna: Identifier<Client>) throws -> Void = { _, _ in }
    ) throws -> Robot {
        var robot = try Robot(file: disk.file("diary.sqlite")) { diary in
            let petr = try diary.clients.add(named: "Petr Novák")
            try diary.consents.give(Consent(), by: petr)
            try diary.checkIns.add(
                CheckIn(day: Robot.today, minute: 480, level: .woundUp, answer: "petrsecret"), of: petr)
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            try more(diary, anna)
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] \(keys)")
        return robot
    }

    private func anna(_ robot: Robot) throws -> Client {
        try #require(try robot.diary.clients.named("Anna Malá").first)
    }

    private func drafts(_ robot: Robot) throws -> String {
        let data = try Data(contentsOf: URL(fileURLWithPath: disk.file("diary.sqlite")))
        let log = (try? Data(contentsOf: URL(fileURLWithPath: disk.file("diary.sqlite-wal")))) ?? Data()
        return String(decoding: data + log, as: UTF8.self)
    }

    @Test("If another window deletes the client, no other client is shown, and the terminal is locked")
    func deleted() throws {
        var robot = try handedOver()
        let other = try Diary(path: disk.file("diary.sqlite"))
        let anna = try anna(robot)
        let petr = try #require(try other.clients.named("Petr Novák").first)
        try other.clients.delete(anna.id)
        try other.settings.set("current client", to: String(petr.id.rawValue))
        for _ in 0..<3 {
            robot.app.noticeOtherWriters()
            robot.resize(columns: 81, rows: 24)
            robot.expectNo("Petr", "petrsecret")
        }
        robot.expect("Locked")
        robot.press("Esc a 2 Enter")
        robot.expect("Locked")
        try other.close()
        #expect(try robot.diary.wellbeingEntries.count(of: petr.id) == 1)
        robot.press("y")
        robot.expect("Client mode has ended.", "1 Dashboard")
    }

    @Test("The lock hides the last text and its client; a wheel and a paste count as activity")
    func locked() throws {
        var robot = try handedOver()
        robot.press("a 2 Enter")
        robot.expect("Anna Malá: 2 worn out. u: undo.")
        robot.sleep(seconds: 299)
        robot.app.handle(.mouse(Mouse(kind: .wheelDown, at: Point(column: 5, row: 14))))
        robot.sleep(seconds: 299)
        robot.expectNo("Locked")
        robot.press("n")
        robot.sleep(seconds: 301)
        robot.expect("Locked after five minutes without a key.")
        robot.expectNo("Anna", "worn out", "check-in", "Esc")
    }

    @Test("A text half typed when the trainer returned waits for the client, and Esc needs no confirmation")
    func halfTyped() throws {
        var robot = try handedOver()
        robot.press("n k 1")
        robot.type("three sentences of it")
        robot.sleep(seconds: 301)
        robot.press("y")
        robot.expect("Client mode has ended.")
        robot.press("n k 2")
        robot.expectNo("three sentences of it", "Your unsaved text is restored")
        robot.press("Esc Esc , h n k")
        robot.expect("How do you feel right now?", "Your unsaved text is restored")
        robot.press("2")
        robot.expect("2 worn out", "three sentences of it")
        robot.press("Esc Esc")
        robot.expect("Your text is stored: n k restores it.")
        // An old draft is not taken for the current level.
        robot.press("n k 3 Enter")
        let checkIns = try robot.diary.checkIns.list(of: anna(robot).id, in: Robot.today...Robot.today)
        #expect(checkIns.map(\.answer) == ["three sentences of it"] && checkIns.map(\.level) == [.atEase])
        robot.press("n k")
        robot.expect("again today: 09:05 was 3")
    }

    @Test("What the trainer half typed about a client is not shown in client mode, and waits for the trainer")
    func trainersWords() throws {
        var robot = try handedOver(keys: "a 2") { diary, anna in
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 500, level: .wornOut), of: anna)
        }
        robot.type("trainerpanel")
        robot.press("Esc Esc g g Enter")
        robot.type("trainerform")
        robot.press("Esc , h a 2")
        robot.expectNo("trainerpanel")
        robot.press("Esc Esc g g Enter")
        robot.expectNo("trainerform")
        robot.press("Esc q y a 2")
        robot.expect("trainerpanel")
        robot.press("Esc Esc g g Enter")
        robot.expect("trainerform")
    }

    @Test("u undoes the client's pages, not the trainer's earlier ones")
    func joined() throws {
        var robot = try handedOver(keys: "") { diary, anna in
            let id = try diary.programmes.begin(of: anna, on: Robot.today)
            try diary.programmes.readIntroduction(id)
            for role in [AnswerSet.Role.entry, .screening] { try ProgrammeFixture.answer(role, id, diary) }
        }
        func goal() throws -> WeekGoal {
            let status = try #require(
                try robot.diary.programmes.status(of: anna(robot).id, at: robot.app.context.now, in: .gmt))
            return try robot.diary.programmes.answers(week: 1, of: status.programme.id).goal
        }
        robot.press("p Enter Enter")
        robot.type("Sleep")
        robot.press("PgDn")
        robot.type("The watch")
        robot.press("PgDn Esc Esc , h p Enter 8 PgDn")
        robot.type("Patience")
        robot.press("Esc")
        #expect(try goal().reason == "Patience" && goal().feasibility == 8)
        robot.press("u")
        #expect(try goal().reason.isEmpty && goal().target == "Sleep" && goal().seenBy == "The watch")
        robot.press("u")
        #expect(try goal().target == "Sleep" && goal().seenBy == "The watch")
        robot.expect("There is nothing to undo.")
    }

    @Test("u finds the client's own change, also before a change the trainer made elsewhere")
    func elsewhere() throws {
        var robot = try handedOver()
        robot.press("a 2 Enter")
        let other = try Diary(path: disk.file("diary.sqlite"))
        try other.clients.add(named: "Zdena")
        try other.close()
        robot.app.noticeOtherWriters()
        robot.press("u")
        #expect(try robot.diary.wellbeingEntries.count(of: anna(robot).id) == 0)
        #expect(try robot.diary.clients.named("Zdena").count == 1)
    }

    @Test("Client mode ends no practice: the client's continues on screen, another's in the background")
    func practices() throws {
        var robot = try handedOver(keys: "r Enter")
        robot.wait(seconds: 7)
        robot.press("Esc c")
        robot.type("Petr")
        robot.press("Enter r Enter")
        robot.wait(seconds: 5)
        robot.press("Esc c")
        robot.type("Anna")
        robot.press("Enter , h")
        robot.expect("relax 0:12")
        robot.expectNo("Petr")
        robot.wait(seconds: 10)
        robot.press("q y")
        let running = robot.app.context.live.practices
        #expect(running.count == 2)
        for client in try robot.diary.clients.list() {
            #expect(try robot.diary.practices.list(of: client.client.id, in: Robot.today...Robot.today).isEmpty)
        }
        let seconds = running.values.map { $0.practice(at: robot.app.context.now).seconds }.sorted()
        #expect(seconds == [15, 22])
    }

    @Test("The last day is the trainer's: Enter on an ended programme says so, and names no trainer's key")
    func over() throws {
        var robot = try handedOver(keys: "") { diary, anna in
            let id = try diary.programmes.begin(of: anna, on: Robot.today)
            try diary.programmes.readIntroduction(id)
            for role in [AnswerSet.Role.entry, .screening] { try ProgrammeFixture.answer(role, id, diary) }
            try ProgrammeFixture.finishGoal(1, id, diary)
        }
        robot.sleep(hours: 24 * 50)
        robot.press(", h p Down Enter")
        robot.expect("The programme has ended; your trainer can move the last day.")
        robot.expectNo("Last day of the programme", "E extends", "O opens")
        robot.press("q Esc Esc")
        robot.press("q y")
        robot.expect("E extends")
    }

    @Test("A second click on a number does not call in client mode, but shows it large with what to do")
    func clicked() throws {
        var robot = try handedOver()
        robot.press("!")
        let row = try #require(robot.lines.firstIndex { $0.contains("Emergency") })
        for kind in [Mouse.Kind.press, .doubleClick] {
            robot.app.handle(.mouse(Mouse(kind: kind, at: Point(column: 12, row: row))))
        }
        robot.expectNo("Opening")
        robot.expect("Call this number from a phone.")
        robot.expectNo("Not available in client mode.")
        #expect(robot.lines.contains { $0.contains("▄▄██    ▄▄██") }, "\(robot.screen)")
        robot.press("y")
        #expect(robot.app.takeEffects().contains(.copy("112")))
        robot.press("Esc")
        robot.expect("Help and contacts")
        robot.expectNo("Call this number from a phone.")
    }

    @Test(
        "A failed backup is named to the trainer; a client is asked to see the trainer", arguments: [false, true])
    func unreachable(isHandedOver: Bool) throws {
        var robot = try handedOver(keys: isHandedOver ? ", h" : "") { diary, anna in
            try diary.checkIns.add(CheckIn(day: Robot.today, minute: 500, level: .wornOut), of: anna)
        }
        robot.resize(columns: 200, rows: 30)
        let copy = URL(fileURLWithPath: disk.file("backups/cut.sqlite"))
        try robot.diary.backups.write(to: copy)
        let whole = try Data(contentsOf: copy)
        try whole.prefix(whole.count / 2).write(to: copy)
        func withdraw(_ robot: inout Robot) {
            robot.type("Anna Malá")
            robot.press("C-s")
            robot.app.handle(.wake)
        }
        robot.press(", w")
        withdraw(&robot)
        #expect(try robot.diary.wellbeingEntries.count(of: anna(robot).id) == 0)
        guard !isHandedOver else {
            robot.expect("Erased here. 1 copy could not be written: tell your trainer.")
            return robot.expectNo("cut.sqlite")
        }
        robot.expect("these copies could not be written", "backups/cut.sqlite", "Delete them, or press , w again.")
        try whole.write(to: copy)
        robot.press(", w")
        robot.expect("Nothing is left here; the backups are tried again.")
        withdraw(&robot)
        robot.expect("Erased at the client's wish: it cannot be restored.")
    }

    @Test("Neither the editor's key nor a letter after the withdrawal leaves words that are not erased")
    func leftWords() throws {
        var robot = try handedOver { diary, anna in
            try diary.checkIns.add(
                CheckIn(day: Robot.today, minute: 500, level: .wornOut, answer: "firstsecret"), of: anna)
        }
        robot.press("Enter C-u")
        robot.type("editsecret")
        // No key is shown that would be refused.
        robot.expectNo("editor")
        robot.press("C-o")
        robot.expectNo("Not available in client mode.")
        robot.expect("editsecret")
        robot.press("Esc")
        robot.press("a 2")
        robot.type("panelsecret")
        robot.sleep(seconds: 1)
        #expect(try drafts(robot).contains("editsecret") && drafts(robot).contains("panelsecret"))
        let other = try Diary(path: disk.file("diary.sqlite"))
        _ = try other.erasure.withdrawConsent(of: anna(robot).id)
        try other.close()
        // The window with the half-typed words no longer stores them.
        robot.type("more")
        robot.sleep(seconds: 1)
        robot.app.noticeOtherWriters()
        robot.press("Enter Esc Esc")
        robot.sleep(seconds: 1)
        let left = try drafts(robot)
        #expect(!left.contains("editsecret") && !left.contains("panelsecret") && !left.contains("firstsecret"))
        #expect(try robot.diary.wellbeingEntries.count(of: anna(robot).id) == 0)
    }
}

/// A folder that is deleted with the test.
final class DiskFolder: Sendable {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString)")

    init() { try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> String { url.appendingPathComponent(name).path }
}
