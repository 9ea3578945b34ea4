import FitnessModel
import TerminalKit

/// The fifth pane: how the current client comes on.
struct MeasurementsPane: Pane {
    var progress = ProgressPane()

    var contexts: [KeyContext] { progress.contexts }
    var footerContexts: [KeyContext] { progress.footerContexts }
    var isTyping: Bool { progress.isTyping }
    var typingHints: [KeyHint] { progress.typingHints }
    var tabs: (titles: [String], active: Int) { (["Progress"], 0) }
    func caption(_ desk: Desk) -> String { progress.caption(desk) }

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        progress.perform(command, count: count, desk: &desk)
    }

    mutating func type(_ key: Key, desk: inout Desk) { progress.type(key, desk: &desk) }
    mutating func paste(_ text: String, desk: inout Desk) { progress.paste(text, desk: &desk) }
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        progress.mouse(mouse, body: body, desk: &desk)
    }
    mutating func reload(_ desk: inout Desk) { progress.reload(&desk) }
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        progress.draw(into: &screen, body: body, desk: desk)
    }
}
