import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Client mode")
struct HandOverStories {
    /// Client mode with Anna; Petr is another client, whose records the trainer changed last.
    private func handedOver(code: String? = nil, columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            let anna = try diary.clients.add(named: "Anna Malá")
            try diary.consents.give(Consent(), by: anna)
            try diary.handOverCode.set(code)
            try diary.clients.add(named: "Petr Novák")
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ] , h")
        return robot
    }

    private func checkIns(_ robot: Robot) throws -> [CheckIn] {
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        return try robot.diary.checkIns.list(of: anna.id, in: Robot.today...Robot.today)
    }

    @Test("One key starts it: no tabs, no palette, no other clients, and the author is the client")
    func own() throws {
        var robot = try handedOver()
        robot.expect("Anna Malá", "Anna Malá, this view is yours. q and y give the terminal back.")
        #expect(!robot.screen.contains("Dashboard") && !robot.screen.contains("Runs"))
        for keys in [
            "1", "2", "F3", "Tab", "]", ":", "c", "C-f", "s", "n c", "g h", "U", "C-r", ", ,", ", w", "C-z", "b",
        ] {
            robot.press(keys)
            #expect(robot.lines[0].trimmingCharacters(in: .whitespaces) == "Anna Malá", "\(keys)\n\(robot.screen)")
            robot.press("Esc Esc")
        }
        robot.press("a 2 Enter")
        #expect(try checkIns(robot).map(\.speaker) == [.client])
    }

    @Test("u undoes the client's changes, never the trainer's earlier ones")
    func undo() throws {
        var robot = try handedOver()
        robot.press("u")
        robot.expect("There is nothing to undo.")
        #expect(try robot.diary.clients.named("Petr Novák").count == 1)
        robot.press("n k 4 Enter u")
        #expect(try checkIns(robot).isEmpty)
        robot.press("C-r")
        #expect(try checkIns(robot).count == 1)
        robot.press("u")
        robot.press("u")
        #expect(try robot.diary.clients.named("Petr Novák").count == 1)
    }

    @Test("Help names the keys that leave in a client's words")
    func help() throws {
        var robot = try handedOver()
        robot.press("?")
        robot.type("give the")
        robot.expect("Leave this view, or give the terminal back", "Give the terminal back")
        robot.press("Esc ?")
        robot.type("quit")
        robot.expectNo("Quit Spotter", "on a tab: quit")
    }

    @Test("Without a code q and y end it; the trainer's views are restored")
    func plain() throws {
        var robot = try handedOver()
        robot.press("Esc")
        robot.expect("q gives the terminal back.")
        #expect(robot.footer.contains("! call") && robot.footer.contains("q give back"), "\(robot.footer)")
        robot.press("q")
        robot.expect("Give the terminal back", "y gives it back to the trainer.")
        robot.press("Esc")
        #expect(!robot.screen.contains("Give the terminal back"))
        robot.press("C-c y")
        robot.expect("Client mode has ended. , H sets a code for the next time.", "1 Dashboard", "[Wellbeing]")
        robot.press("2")
        robot.expect("Petr Novák")
    }

    @Test(
        "After a resize in client mode the trainer's views have the window's size, as has the mouse's state",
        arguments: [Size(columns: 120, rows: 40), Size(columns: 60, rows: 16)])
    func resized(size: Size) throws {
        var robot = try handedOver()
        robot.resize(columns: size.columns, rows: size.rows)
        robot.app.context.window.isMouseOn.toggle()
        let isMouseOn = robot.app.context.window.isMouseOn
        #expect(robot.app.screen().size == size)
        robot.press("q y")
        robot.expect("Client mode has ended.", "[Wellbeing]")
        #expect(robot.app.screen().size == size)
        #expect(robot.app.context.window.isMouseOn == isMouseOn)
        // The same as in a window that had this size from the start.
        var other = try handedOver(columns: size.columns, rows: size.rows)
        #expect(other.app.screen().size == size)
        other.press("q y")
        #expect(robot.lines == other.lines)
    }

    @Test("A code ends it, and after three wrong codes one has to wait")
    func code() throws {
        var robot = try handedOver(code: "yak7")
        robot.press("q y Enter")
        robot.expect("Wrong code.", "The trainer's code:")
        #expect(!robot.screen.contains(" y "))
        for _ in 0..<2 {
            robot.type("yak8")
            #expect(!robot.screen.contains("yak8"))
            robot.press("Enter")
        }
        robot.type("yak7")
        robot.press("Enter")
        robot.expect("Too many wrong codes: wait 30 seconds.")
        robot.sleep(seconds: 31)
        robot.type("yak7")
        robot.press("Enter")
        robot.expect("Client mode has ended.")
        robot.expectNo(", H sets a code")
    }

    @Test("After five idle minutes it is locked, and Esc does not open it")
    func idle() throws {
        var robot = try handedOver(code: "1234")
        robot.press("n k 2")
        robot.type("half a word")
        #expect(robot.app.nextAlarm == Robot.start.addingTimeInterval(300))
        robot.sleep(seconds: 301)
        robot.expect("Locked after five minutes without a key.")
        #expect(!robot.screen.contains("half a word"))
        robot.press("Esc Esc q")
        robot.expect("Locked")
        robot.press("C-u")
        robot.type("1234")
        robot.press("Enter")
        robot.expect("Client mode has ended.")
    }

    @Test("The code is stored as a hash, and is set and removed by name")
    func setting() throws {
        var robot = try Robot { try $0.clients.add(named: "Anna Malá") }
        func set(_ code: String, again: String? = nil) {
            robot.press(":")
            robot.type("code that ends")
            robot.press("Enter")
            robot.type(code)
            robot.press("Tab")
            robot.type(again ?? code)
            if !code.isEmpty { robot.expectNo(code) }
            robot.press("C-s")
        }
        set("123")
        robot.expect("A code has 4 to 12 characters.", "***")
        robot.press("Esc")
        // A wrong code does not end client mode.
        set("1234", again: "1243")
        robot.expect("The codes are different.", "****")
        robot.expectNo("1234", "1243")
        #expect(try !robot.diary.handOverCode.isSet())
        robot.press("Esc")
        set("1234", again: "")
        robot.expect("The codes are different.")
        robot.press("Esc")
        set("1234")
        robot.expect("The code is set.")
        #expect(try robot.diary.handOverCode.matches("1234"))
        #expect(try !robot.diary.handOverCode.matches("1235") && !robot.diary.handOverCode.matches(""))
        set("")
        #expect(try !robot.diary.handOverCode.isSet())
    }

    @Test("A client can withdraw here, too: everything is erased, and consent is asked for again first")
    func withdrawn() throws {
        var robot = try handedOver()
        robot.press("a 2 Enter")
        robot.expect("2 worn out at 09:00")
        robot.press(", w")
        robot.expect("Erase the wellbeing of Anna Malá?", "1 check-in.")
        robot.type("Anna")
        robot.press("C-s")
        robot.expect("Type the name in full: Anna Malá.")
        robot.press("C-u")
        robot.type("Anna Malá")
        robot.press("C-s")
        robot.app.handle(.wake)
        robot.expect("Erased at the client's wish: it cannot be restored.", "not checked in yet: a checks in")
        robot.expectNo("worn out")
        #expect(try checkIns(robot).isEmpty)
        robot.press("u u")
        #expect(try checkIns(robot).isEmpty && robot.diary.clients.named("Petr Novák").count == 1)
        // In client mode the consent is given here, not on paper.
        robot.press("a")
        robot.expect("Wellbeing of Anna Malá: consent", "I agree", "For a study")
        robot.expectNo("Given", "Signed on")
        robot.press("C-s")
        robot.expect("Nothing is stored without it: y agrees, Esc leaves.")
        robot.press("y C-s 3 Enter")
        #expect(try checkIns(robot).map(\.level) == [.atEase])
        let anna = try #require(try robot.diary.clients.named("Anna Malá").first)
        #expect(try robot.diary.consents.newest(of: anna.id)?.way == .here)
    }

    @Test("Another client's rest is hidden and does not ring, and rings again afterwards")
    func timers() throws {
        var robot = try Robot { diary in
            let petr = try diary.clients.add(named: "Petr Novák")
            _ = try diary.sessions.startFree(client: petr, day: Robot.today)
            try diary.consents.give(Consent(), by: try diary.clients.add(named: "Anna Malá"))
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 4 ] ]")
        robot.expect("LIVE Petr")
        robot.press(", h")
        robot.wait(seconds: 3)
        #expect(!robot.screen.contains("Petr"))
        robot.press("q y")
        robot.expect("LIVE Petr")
    }
}
