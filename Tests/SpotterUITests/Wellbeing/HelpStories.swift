import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Help, articles, announcements and feedback")
struct HelpStories {
    private func filled(columns: Int = 80, rows: Int = 24) throws -> Robot {
        var robot = try Robot(columns: columns, rows: rows) { diary in
            try diary.clients.add(named: "Anna Malá")
            try diary.clients.add(named: "Jan Novák")
        }
        robot.press("c")
        robot.type("Anna")
        robot.press("Enter 1")
        return robot
    }

    @Test("Two keys show help from anywhere: the number is there, y copies it")
    func help() throws {
        var robot = try Robot()
        // Also without a client.
        robot.press("!")
        robot.expect("Help and contacts", "Emergency", "112", "116 123", "Emotional support", "Phone")
        robot.press("Enter")
        #expect(robot.app.takeEffects() == [.open("tel:112")])
        robot.press("j y")
        #expect(robot.app.takeEffects() == [.copy("116 123")])
        robot.expect("Copied: 116 123", "116 123")
        robot.app.showLink("tel:112")
        robot.expect("tel:112", "copy it")
        robot.press("Esc d")
        robot.expect("it comes with Spotter")
        robot.press("Esc")
        robot.expect("[1 Dashboard]")
    }

    @Test("A custom contact is added, opened in the chosen way, edited and deleted")
    func ownContact() throws {
        var robot = try filled()
        robot.press("! a")
        robot.type("Dr Vesely")
        robot.press("Tab Tab")
        robot.type("call her")
        robot.press("C-s")
        robot.expect("Not a phone number")
        robot.press("C-u")
        robot.type("+43 1 71719")
        robot.press("Tab")
        robot.type("vesely@example.org")
        robot.press("C-s")
        robot.expect("near you", "Dr Vesely", "+43 1 71719")
        robot.press("Enter Down Enter")
        #expect(robot.app.takeEffects() == [.open("mailto:vesely@example.org")])
        robot.press("e End")
        robot.type(" senior")
        robot.press("C-s")
        robot.expect("Dr Vesely senior")
        robot.press("d")
        robot.expectNo("Dr Vesely senior  ")
        robot.press("u")
        robot.expect("Dr Vesely senior")
    }

    @Test("Two keys in Wellbeing open an article on stress; a page is found by a word of its text")
    func reading() throws {
        var robot = try filled(columns: 120, rows: 40)
        robot.press("4 ] ] L")
        robot.expect("What stress is", "Three ways to meet it", "Sources", "Stress is what body and mind do")
        robot.press("Enter")
        robot.expect("What stress is", "Stress is what body and mind do")
        robot.expectNo("Food and coffee")
        robot.press("Esc /")
        robot.type("caffeine")
        robot.press("Enter")
        robot.expect("Food and coffee", "2 matches")
        robot.expectNo("Three ways to meet it")
        robot.press("Esc Esc")
        robot.expect("TODAY")
    }

    @Test("Trainers add pages below any page; Spotter's pages are read-only")
    func ownPage() throws {
        var robot = try filled()
        robot.press("4 ] ] L e")
        robot.expect("it comes with Spotter")
        robot.press("a")
        robot.type("Our gym in exam time")
        robot.press("Tab Tab")
        robot.type("Come for thirty minutes")
        robot.press("C-s")
        robot.expect("  Our gym in exam time (custom)", "Come for thirty minutes")
        robot.press("e Tab End")
        robot.type(", no more")
        robot.press("C-s Enter")
        robot.expect("Come for thirty minutes, no more")
        robot.press("Esc d")
        robot.expectNo("Our gym in exam time (custom)")
        robot.press("u")
        robot.expect("Our gym in exam time (custom)")
    }

    @Test("An announcement is shown once to each client until it is read")
    func notice() throws {
        var robot = try filled(columns: 100, rows: 30)
        robot.press("N a")
        robot.type("Gym closed on Tuesday")
        robot.press("C-s")
        robot.expect("all clients", "Gym closed on Tuesday")
        robot.press("Esc 4 ] ]")
        robot.expect("ANNOUNCEMENT  Gym closed on Tuesday", "from Eva, x: read")
        robot.press("x y")
        robot.expectNo("ANNOUNCEMENT")
        robot.press("x")
        robot.expect("there are no announcements")
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        robot.expect("ANNOUNCEMENT  Gym closed on Tuesday")
    }

    @Test("An announcement is for the current client or for any other one")
    func noticeForOne() throws {
        var robot = try filled(columns: 100, rows: 30)
        robot.press("N a")
        robot.type("Your shoes are here")
        robot.press("Tab J")
        robot.expect("Jan Novák")
        robot.press("C-s Esc 4 ] ]")
        robot.expectNo("ANNOUNCEMENT")
        robot.press("c")
        robot.type("Jan")
        robot.press("Enter")
        robot.expect("ANNOUNCEMENT  Your shoes are here")
    }

    @Test("Three keys and a text store feedback; a half-typed text is restored")
    func feedback() throws {
        var robot = try filled()
        robot.press("n F")
        robot.type("The bell is")
        robot.press("Esc n F")
        robot.expect("The bell is")
        robot.type(" too loud")
        robot.press("C-s")
        robot.expect("Saved. spotter feedback prints")
        #expect(try robot.diary.feedbacks.list().map(\.text) == ["The bell is too loud"])
        robot.press("n F C-s")
        robot.expect("Write a few words.")
    }

    @Test("Spotter's findings about itself are shown, scrolled and copied; failed checks say so")
    func technical() throws {
        var robot = try Robot(columns: 60, rows: 16) { try $0.clients.add(named: "Anna Malá") }
        robot.press("! i")
        robot.expect("! Technical information: files, sizes, problems: there are", "no files here.")
        robot.app.context.services.examine = {
            [
                .init("Diary", "/home/eva/diary.sqlite"),
                .init("Problem", "keys.toml line 3: no command is named so", isWarning: true),
            ] + (1...20).map { .init("Theme", "number \($0)") }
        }
        robot.press("i")
        robot.app.handle(.wake)
        robot.expect("Technical information", "Diary", "/home/eva/diary.sqlite", "no command is named so", "10 more")
        robot.expectNo("number 20")
        robot.press("G")
        robot.expect("number 20")
        robot.press("y")
        robot.expect("Copied: 22 lines.")
        let copied = robot.app.takeEffects().compactMap { effect in
            if case .copy(let text) = effect { text } else { nil }
        }
        #expect(copied.count == 1 && copied[0].hasPrefix("Diary: /home/eva/diary.sqlite\nProblem: keys"))
    }
}
