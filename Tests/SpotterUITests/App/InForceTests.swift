import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("The settings apply to every event")
struct InForceTests {
    /// Says by which signs numbers are written while it keeps its draft.
    private struct Witness: Overlay {
        typealias Context = SpotterShell.Context
        var hints: [KeyHint] { [] }
        var needsAutosave: Bool { true }
        mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome { .stay }
        mutating func autosave(context: inout Context) { context.message = .plain("\(InForceTests.signs)") }
        func draw(into screen: inout Screen, body: Rect, context: Context) {}
    }

    private static var signs: String { "\(NumberFormat.current.decimal) \(DateOrder.current)" }
    private static let config = "decimal = \",\"\ndates = \"month-first\""

    @Test("At the end, when drafts are stored")
    func end() throws {
        var robot = try Robot()
        robot.use(config: Self.config)
        robot.app.context.present(Witness())
        robot.app.prepareToEnd()
        #expect(robot.app.context.message?.text == robot.app.config.inForce { Self.signs })
        #expect(robot.app.context.message?.text != Self.signs)
    }

    @Test("When text returns from the editor")
    func editor() throws {
        var robot = try Robot()
        robot.use(config: Self.config)
        let form = SpotterShell.Form("Form", fields: [.note("note", "Note"), .note("signs", "Signs")]) { _, _ in .failed
        }
        robot.app.context.present(
            form.following(robot.app.context) { form, _ in
                form.fields[1] = .note("signs", "Signs", value: InForceTests.signs)
            })
        try robot.diary.drafts.save("field note", "typed")
        robot.app.takeEdited(draft: "field note")
        let shown = try #require(robot.app.context.navigation.overlays.last as? SpotterShell.Form)
        #expect(shown.text("note") == "typed")
        #expect(shown.text("signs") == robot.app.config.inForce { Self.signs })
    }
}
