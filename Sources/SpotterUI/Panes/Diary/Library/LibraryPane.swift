import DiaryStore
import FitnessModel
import TerminalKit

/// What can be eaten and done: one section for the foods, one for the activities. Each is a pane of its own.
struct LibraryPane: Pane {
    /// Which one is shown.
    enum Section: Hashable, Sendable {
        case foods, activities
    }

    var section = Section.foods
    var foods = FoodsPane()
    var activities = ActivitiesPane()

    /// The section that has the keys.
    private var shown: any Pane { section == .foods ? foods : activities }

    var contexts: [KeyContext] {
        // The switch between the sections counts in both, before the keys of moving.
        var contexts = shown.contexts
        contexts.insert(.library, at: contexts.firstIndex(of: .list) ?? contexts.endIndex)
        return contexts
    }
    var footerContexts: [KeyContext] { [.library] + shown.footerContexts }
    var mode: Role? { shown.mode }
    var isTyping: Bool { shown.isTyping }
    var isRestless: Bool { shown.isRestless }
    var typingHints: [KeyHint] { shown.typingHints }
    func caption(_ desk: Desk) -> String { shown.caption(desk) }

    mutating func type(_ key: Key, desk: inout Desk) { withShown { $0.type(key, desk: &desk) } }
    func claims(_ keys: [Key]) -> Bool { shown.claims(keys) }
    func awaits(_ key: Key) -> Bool { shown.awaits(key) }
    mutating func begin(with keys: [Key], desk: inout Desk) -> Bool { withShown { $0.begin(with: keys, desk: &desk) } }
    mutating func paste(_ text: String, desk: inout Desk) { withShown { $0.paste(text, desk: &desk) } }
    mutating func rest(_ desk: inout Desk) { withShown { $0.rest(&desk) } }
    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        withShown { $0.mouse(mouse, body: body, desk: &desk) }
    }
    mutating func reload(_ desk: inout Desk) { withShown { $0.reload(&desk) } }

    func draw(into screen: inout Screen, body: Rect, desk: Desk) { shown.draw(into: &screen, body: body, desk: desk) }

    /// Lets the section on screen change itself.
    mutating func withShown<T>(_ change: (inout any Pane) -> T) -> T {
        var pane = shown
        let result = change(&pane)
        switch pane {
        case let pane as FoodsPane: foods = pane
        case let pane as ActivitiesPane: activities = pane
        default: break
        }
        return result
    }
}
