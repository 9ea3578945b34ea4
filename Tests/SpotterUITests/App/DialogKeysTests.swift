import DiaryStore
import FitnessModel
import Foundation
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("Keys of dialogs, and clicks on the footer")
struct DialogKeysTests {
    private func robot() throws -> Robot {
        try Robot { diary in
            for name in ["Anna", "Bob"] { try diary.clients.add(named: name) }
        }
    }

    @Test("F10 and Alt-H list the keys of a form, and typed text remains", arguments: ["F10", "A-h"])
    func form(key: String) throws {
        var robot = try robot()
        robot.press("n c")
        robot.type("Cora?")
        robot.press(key)
        robot.expect("Keys", "Ctrl-S", "Ctrl-X", "previous field", "erase the field")
        robot.press("Esc")
        robot.expect("New client", "Cora?")
        robot.expectNo("previous field")
    }

    @Test("Without a text field ? lists the keys, and closes the list again")
    func question() throws {
        var robot = try robot()
        robot.press("U ?")
        robot.expect("Keys", "redo", "Ctrl-R")
        #expect(robot.app.context.navigation.overlays.count == 2)
        robot.press("?")
        #expect(robot.app.context.navigation.overlays.count == 1)
        #expect(robot.footer.hasSuffix("? keys"))
    }

    @Test("In a chooser ? is text, and F10 lists the keys")
    func picker() throws {
        var robot = try robot()
        robot.press("c ?")
        robot.expect("0 of 2")
        robot.press("F10")
        robot.expect("Keys", "erase a word")
        robot.press("F10 Esc")
        #expect(robot.app.context.navigation.overlays.isEmpty)
    }

    @Test("The list of keys scrolls in the smallest window, and no line is lost")
    func small() throws {
        var robot = try robot()
        robot.resize(columns: 60, rows: 16)
        robot.press("n c F10")
        robot.expect("Enter        next")
        robot.press("j j j j j j j j j j j j")
        robot.expect("erase a word")
    }

    @Test("A click on a hint in the last line presses its keys")
    func click() throws {
        var robot = try robot()
        try robot.click("? help")
        robot.expect("Help: ")
        try robot.click("Esc close")
        #expect(robot.app.context.navigation.overlays.isEmpty)
        robot.press("2")
        try robot.click("a add")
        robot.expect("New client")
        robot.press("Esc")
        robot.press("Enter")
        try robot.click("a p new plan")
        #expect(robot.app.sheet != nil)
    }
}

extension Robot {
    /// Clicks on a hint of the last line.
    fileprivate mutating func click(_ hint: String) throws {
        let line = lines[lines.count - 1]
        let found = try #require(line.range(of: hint), "\(line)")
        let column = line.distance(from: line.startIndex, to: found.lowerBound)
        app.handle(.mouse(Mouse(kind: .press, at: Point(column, lines.count - 1))))
    }
}
