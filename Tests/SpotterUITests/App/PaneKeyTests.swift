import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import SpotterUI

@Suite("Keys of the panes")
struct PaneKeyTests {
    @Test("Digits are text in the column of a session that is logged now, and panes on every other cell")
    func digits() throws {
        var context = try ComfortContext()
        for (field, digit, pane) in [
            (SheetCursor.Field.load(1), "2", PaneID.clients), (.load(4), "4", .diary), (.tempo, "1", .dashboard),
        ] {
            context.go(0, field)
            context.robot.press(digit)
            #expect(context.robot.app.navigator.pane == pane)
            context.robot.press("3")
            #expect(context.robot.app.sheet?.isTyping == false)
        }
        context.robot.press("s")
        context.robot.type("80x3")
        #expect(context.robot.app.sheet?.isTyping == true)
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "80x3")
    }

    @Test("Enter opens a cell in which digits are no text yet")
    func opening() throws {
        var context = try ComfortContext()
        context.go(2, .load(2))
        context.robot.press("Enter")
        context.robot.type("42x8")
        context.robot.press("Enter")
        #expect(try context.load(2, 2) == "37.5x8 42x8")
    }

    @Test("Alt and a digit keep a half-typed set and go; a function key leads back", arguments: ["A-4", "F4"])
    func halfTyped(_ key: String) throws {
        var context = try ComfortContext()
        context.robot.press("s")
        context.robot.type("80x3")
        context.robot.press(key)
        #expect(context.robot.app.navigator.pane == .diary)
        #expect(try SheetContent(.phase(context.phase), context.robot.diary).lines[0].cells[3]?.text == "80x3")
        context.robot.press("F3")
        #expect(context.robot.app.sheet?.isTyping == false)
    }

    @Test("Out of a form they keep its draft")
    func form() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Anna")
        robot.press("F5")
        #expect(robot.app.context.overlays.isEmpty)
        #expect(robot.app.navigator.pane == .measurements)
        robot.press("n c")
        robot.expect("Your draft is back", "Anna")
    }

    @Test("Out of a filter they keep what was typed")
    func filter() throws {
        var robot = try Robot { diary in
            for name in ["Anna", "Bob"] { try diary.clients.add(named: name) }
        }
        robot.press("2 /")
        robot.type("bo")
        robot.press("F3 F2")
        #expect(robot.app.view.isTyping == false)
        robot.expect("Bob")
        robot.expectNo("Anna")
    }

    @Test("The welcome stays until it is answered")
    func welcome() throws {
        var robot = try Robot(isSetUp: false)
        robot.press("F2 A-3")
        robot.expect("Welcome to Spotter")
        #expect(robot.app.navigator.pane == .dashboard)
    }

    @Test("6 to 9 are no panes, and say how a count begins", arguments: ["6", "9"])
    func otherDigits(_ digit: String) throws {
        var robot = try Robot { diary in
            for number in 0..<20 { try diary.clients.add(named: "Client \(10 + number)") }
        }
        robot.press("2 \(digit)")
        #expect(robot.message == "There are five panes. 0 begins a count: 0\(digit)j.")
        robot.press("j")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Client 11")
        robot.press("0 1 2 j")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Client 23")
    }
}
