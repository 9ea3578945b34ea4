import DiaryStore
import FitnessModel
import TerminalKit

/// What can be eaten and done: one section for the foods, one for the activities. Each is a pane of its own.
struct LibraryView: View {
    /// Which one is shown.
    enum Section: Hashable, Sendable {
        case foods, activities
    }

    var section = Section.foods
    var foods = FoodsView()
    var activities = ActivitiesView()

    /// The section that has the keys.
    private var shown: any View { section == .foods ? foods : activities }

    var scopes: [KeyScope] {
        // The switch between the sections counts in both, before the keys of moving.
        var scopes = shown.scopes
        scopes.insert(.library, at: scopes.firstIndex(of: .list) ?? scopes.endIndex)
        return scopes
    }
    var footerScopes: [KeyScope] { [.library] + shown.footerScopes }
    var mode: Role? { shown.mode }
    var isTyping: Bool { shown.isTyping }
    var needsAutosave: Bool { shown.needsAutosave }
    var typingHints: [KeyHint] { shown.typingHints }
    func caption(_ context: Context) -> String { shown.caption(context) }

    mutating func type(_ key: Key, context: inout Context) { withShown { $0.type(key, context: &context) } }
    func capturesText(_ keys: [Key]) -> Bool { shown.capturesText(keys) }
    func awaitsMore(_ key: Key) -> Bool { shown.awaitsMore(key) }
    mutating func begin(with keys: [Key], context: inout Context) -> Bool {
        withShown { $0.begin(with: keys, context: &context) }
    }
    mutating func paste(_ text: String, context: inout Context) { withShown { $0.paste(text, context: &context) } }
    mutating func autosave(_ context: inout Context) { withShown { $0.autosave(&context) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        withShown { $0.mouse(mouse, body: body, context: &context) }
    }
    mutating func reload(_ context: inout Context) { withShown { $0.reload(&context) } }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        shown.draw(into: &screen, body: body, context: context)
    }

    /// Lets the section on screen change itself.
    mutating func withShown<T>(_ change: (inout any View) -> T) -> T {
        var pane = shown
        let result = change(&pane)
        switch pane {
        case let pane as FoodsView: foods = pane
        case let pane as ActivitiesView: activities = pane
        default: break
        }
        return result
    }
}
