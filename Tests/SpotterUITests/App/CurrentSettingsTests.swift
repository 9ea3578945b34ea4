import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI

@Suite("The settings apply to every event")
struct CurrentSettingsTests {
    /// A form that records the number format in use when its draft is stored.
    private struct Witness: Overlay {
        typealias Context = SpotterShell.Context
        var hints: [KeyHint] { [] }
        var needsAutosave: Bool { true }
        mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome { .stay }
        mutating func autosave(context: inout Context) { context.message = .plain("\(CurrentSettingsTests.formats)") }
        func draw(into screen: inout Screen, body: Rect, context: Context) {}
    }

    private static var formats: String { "\(NumberFormat.current.decimal) \(DateOrder.current)" }
    private static let config = "decimal = \",\"\ndates = \"month-first\""

    @Test("At the end, when drafts are stored")
    func end() throws {
        var robot = try Robot()
        robot.use(config: Self.config)
        robot.app.context.present(Witness())
        robot.app.prepareToEnd()
        #expect(robot.app.context.message?.text == robot.app.config.asCurrent { Self.formats })
        #expect(robot.app.context.message?.text != Self.formats)
    }

    @Test("When text returns from the editor")
    func editor() throws {
        var robot = try Robot()
        robot.use(config: Self.config)
        let form = SpotterShell.Form("Form", fields: [.note("note", "Note"), .note("formats", "Formats")]) { _, _ in
            .failed
        }
        robot.app.context.present(
            form.following(robot.app.context) { form, _ in
                form.fields[1] = .note("formats", "Formats", value: CurrentSettingsTests.formats)
            })
        try robot.diary.drafts.save("field note", "typed")
        robot.app.takeEdited(draft: "field note")
        let shown = try #require(robot.app.context.navigation.overlays.last as? SpotterShell.Form)
        #expect(shown.text("note") == "typed")
        #expect(shown.text("formats") == robot.app.config.asCurrent { Self.formats })
    }
}
