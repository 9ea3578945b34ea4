package import SpotterShell
package import TerminalKit
package import ViewKit

/// Foods and activities: two sections, each a view of its own.
package struct LibraryView: ScopedView {

    package init() {
    }
    package static let scope = KeyScope("library", "Library")

    private var sections: [any View<Context>] = [FoodsView(), ActivitiesView()]
    private var shown = 0

    package static let commands: CommandSet<LibraryView> = [
        command("section", "Show the foods, or the activities", hint: "foods/activities", keys: ["v"]) {
            view, context in
            view.shown = 1 - view.shown
            context.isStale = true
        }
    ]

    package var scopes: [KeyScope] {
        // The switch between the sections counts in both, before the keys of moving.
        var scopes = sections[shown].scopes
        scopes.insert(Self.scope, at: scopes.firstIndex(of: .list) ?? scopes.endIndex)
        return scopes
    }
    package var footerScopes: [KeyScope] { [Self.scope] + sections[shown].footerScopes }
    package var isTyping: Bool { sections[shown].isTyping }
    package var typingHints: [KeyHint] { sections[shown].typingHints }
    package func caption(_ context: Context) -> Phrase { sections[shown].caption(context) }

    package func marked(_ context: Context) -> AnyHashable? { sections[shown].marked(context) }
    package func disabledReason(of command: CommandID, _ context: Context) -> Phrase? {
        sections[shown].disabledReason(of: command, context)
    }
    package mutating func perform(_ command: CommandID, count: Int, context: inout Context) -> Bool {
        if sections[shown].perform(command, count: count, context: &context) { return true }
        guard let own = Self.commands[command] else { return false }
        own.run(&self, &context, count)
        return true
    }
    package mutating func back(_ context: inout Context) -> Bool { sections[shown].back(&context) }
    package mutating func type(_ key: Key, context: inout Context) { sections[shown].type(key, context: &context) }
    package mutating func paste(_ text: String, context: inout Context) {
        sections[shown].paste(text, context: &context)
    }
    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        sections[shown].mouse(mouse, body: body, context: &context)
    }
    package mutating func maximise(_ context: Context) -> Bool { sections[shown].maximise(context) }
    package mutating func reload(_ context: inout Context) { sections[shown].reload(&context) }
    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        sections[shown].draw(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    package mutating func update<Section: View, Result>(
        _ kind: Section.Type, _ change: (inout Section) -> Result
    ) -> Result? where Section.Context == Context {
        sections[shown].update(kind, change)
    }
}
