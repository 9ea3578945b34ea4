import FitnessModel
import TerminalKit

/// The fifth pane: how the current client comes on.
struct MeasurementsView: View {
    var progress = ProgressView()

    var scopes: [KeyScope] { progress.scopes }
    var footerScopes: [KeyScope] { progress.footerScopes }
    var isTyping: Bool { progress.isTyping }
    var typingHints: [KeyHint] { progress.typingHints }
    var tabs: (titles: [String], active: Int) { (["Progress"], 0) }
    func caption(_ context: Context) -> String { progress.caption(context) }

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        progress.perform(command, count: count, context: &context)
    }

    mutating func type(_ key: Key, context: inout Context) { progress.type(key, context: &context) }
    mutating func paste(_ text: String, context: inout Context) { progress.paste(text, context: &context) }
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        progress.mouse(mouse, body: body, context: &context)
    }
    mutating func reload(_ context: inout Context) { progress.reload(&context) }
    func draw(into screen: inout Screen, body: Rect, context: Context) {
        progress.draw(into: &screen, body: body, context: context)
    }
}
