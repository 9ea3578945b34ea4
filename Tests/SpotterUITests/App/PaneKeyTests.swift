import DiaryStore
import FitnessModel
import TerminalKit
import Testing
import ViewKit

@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("Keys of the tabs")
struct PaneKeyTests {
    @Test(
        "In a cell of a sheet a digit starts its text, never a tab or a count",
        arguments: [
            (SheetCursor.Field.load(4), "82.5x5"), (.exercise, "1-arm row"), (.tempo, "31x0"), (.reps, "0"),
            (.label, "5"),
        ])
    func digits(field: SheetCursor.Field, text: String) throws {
        var context = try ComfortContext()
        context.go(0, field)
        context.robot.type(text)
        #expect(context.robot.app.navigator.pane == .plans)
        #expect(context.robot.app.sheet?.typing.editor?.line.text == text)
        context.robot.press("Esc F4")
        #expect(context.robot.app.navigator.pane == .diary)
    }

    @Test("A finished session's cell rejects digits and free letters; Enter opens it", arguments: ["4", "x"])
    func finished(key: String) throws {
        var context = try ComfortContext()
        context.go(0, .load(1))
        context.robot.press(key)
        context.robot.expect("is finished: Enter edits the cell.")
        #expect(context.robot.app.sheet?.isTyping == false && context.robot.app.navigator.pane == .plans)
        context.robot.press("Enter \(key)")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "80x3 90x3 \(key)")
    }

    @Test("Digits in a live session are its sets; in the plan they are rejected")
    func live() throws {
        var context = try ComfortContext()
        context.go(0, .load(3))
        context.robot.press("s")
        context.robot.type("80x3")
        context.robot.press("Enter")
        #expect(try context.load(0, 3) == "80x3")
        for field in [SheetCursor.Field.tempo, .exercise, .load(5)] {
            context.go(0, field)
            context.robot.press("4")
            context.robot.expect("Space goes to the")
            #expect(context.robot.app.sheet?.isTyping == false && context.robot.app.navigator.pane == .plans)
        }
    }

    @Test("In a grid the last line names the keys of the tabs, on a list it does not")
    func footer() throws {
        var context = try ComfortContext()
        #expect(context.robot.footer.contains("F1-F5 tabs"), "\(context.robot.footer)")
        context.robot.press("F2")
        #expect(!context.robot.footer.contains("F1-F5"))
        context.robot.press("F5 ]")
        context.robot.press("a Esc")
        #expect(context.robot.footer.contains("F1-F5 tabs"), "\(context.robot.footer)")
    }

    @Test("An open question disables the tab keys until it is answered")
    func question() throws {
        var context = try ComfortContext()
        context.robot.press("s C-q F4 A-2")
        context.robot.expect("Answer the question first, or press Esc.")
        #expect(context.robot.app.navigator.pane == .plans)
        context.robot.press("Esc F4")
        #expect(context.robot.app.navigator.pane == .diary)
    }

    @Test("In the notes typing appends, commands that cannot act there say why, and nothing is replaced")
    func notes() throws {
        var context = try ComfortContext()
        let jan = try #require(try context.robot.diary.clients.named("Jan Stencel").first)
        let phases = try context.robot.diary.phases.list(.client(jan.id))
        let phase = try #require(phases.first { $0.phase.name == "P6" }).phase
        var changed = phase
        changed.notes = "Left knee"
        try context.robot.diary.phases.update(from: phase, to: changed)
        context.robot.app.context.noteChange()
        context.open(context.phase)
        context.robot.withSheet { $0.grid.cursor = SheetCursor(line: .notes, field: .name) }
        context.robot.press("m")
        context.robot.expect("the cursor is not on a row")
        context.robot.press("o")
        #expect(context.robot.app.sheet?.isTyping == false)
        context.robot.press("r")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "Left knee r")
        context.robot.press("Esc 4")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "Left knee 4")
    }

    @Test(
        "A load, a percentage or a series is not a name: Enter rejects it and names the place for plans",
        arguments: [
            ("40x10*3", "a set"), ("80 %", "a prescription"), ("70 75 80 60 %", "a series of prescriptions"),
            ("40 42.5 45", "a load"),
        ])
    func loadsAsNames(text: String, what: String) throws {
        var context = try ComfortContext.onNewRow()
        context.robot.type(text)
        context.robot.expectNo("+ new exercise")
        context.robot.press("Enter Enter")
        context.robot.expect("\(text) is \(what), not a name. → to a session column plans loads.")
        #expect(try context.robot.diary.exercises.named(text) == nil)
        context.robot.press("C-u")
        context.robot.type("1-arm row")
        context.robot.press("Enter")
        context.robot.expect("1-arm row: did you mean")
        context.robot.press("Down Down Enter")
        #expect(try context.robot.diary.exercises.named("1-arm row") != nil)
    }

    @Test("On a name the line below the sheet says where to plan loads")
    func wayToLoads() throws {
        var context = try ComfortContext()
        context.go(0, .exercise)
        context.robot.expect("→ a session column plans loads")
        context.robot.expectNo("a digit plans a load")
        context.go(0, .load(4))
        context.robot.expect("a digit plans a load, P the column")
    }

    @Test("w and a digit plan a warm-up; w w never becomes text")
    func warmUp() throws {
        var context = try ComfortContext()
        context.go(0, .load(4))
        context.robot.type("w40x8")
        #expect(context.robot.app.sheet?.typing.editor?.line.text == "w40x8")
    }

    @Test("Typing ahead into a list runs its commands, at any speed; each is reported and can be undone")
    func typedAhead() throws {
        var robot = try Robot { diary in try diary.clients.add(named: "Anna") }
        robot.press("2")
        robot.type("Su")
        #expect(robot.message.hasPrefix("Undid:") || robot.message.contains("nothing to undo"), "\(robot.message)")
    }

    @Test("Enter opens a cell in which digits are not text yet")
    func opening() throws {
        var context = try ComfortContext()
        context.go(2, .load(2))
        context.robot.press("Enter")
        context.robot.type("42x8")
        context.robot.press("Enter")
        #expect(try context.load(2, 2) == "37.5x8 42x8")
    }

    @Test("Alt and a digit keep a half-typed set and leave; a function key returns", arguments: ["A-4", "F4"])
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

    @Test("From a form they leave its draft")
    func form() throws {
        var robot = try Robot()
        robot.press("n c")
        robot.type("Anna")
        robot.press("F5")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        #expect(robot.app.navigator.pane == .measurements)
        robot.press("n c")
        robot.expect("Draft restored", "Anna")
    }

    @Test("From a filter they keep the typed text")
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

    @Test("The welcome remains until it is answered")
    func welcome() throws {
        var robot = try Robot(isSetUp: false)
        robot.press("F2 A-3")
        robot.expect("Welcome to Spotter")
        #expect(robot.app.navigator.pane == .dashboard)
    }

    @Test("6 to 9 are not tabs, and explain how to start a count", arguments: ["6", "9"])
    func otherDigits(_ digit: String) throws {
        var robot = try Robot { diary in
            for number in 0..<20 { try diary.clients.add(named: "Client \(10 + number)") }
        }
        robot.press("2 \(digit)")
        #expect(robot.message == "There are five tabs. 0 starts a count: 0\(digit)j.")
        robot.press("j")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Client 11")
        robot.press("0 1 2 j")
        #expect(robot.app.navigator.shown(ClientsView.self)?.list.selected?.name == "Client 23")
    }
}
