package import SpotterCore
import TerminalKit
import ViewKit

/// The themes, with a preview of the one under the cursor; Esc restores the old one.
package struct ThemePicker: Overlay {
    private let themes: [ThemeLibrary.Entry]
    private let before: String
    /// The setting to write; nil stores the theme outside the settings.
    private let setting: Setting?
    private var list = ScrollList()

    package init(_ context: Context, for setting: Setting? = nil) {
        self.setting = setting
        themes = [ThemeLibrary.automatic] + context.services.themes.entries
        before = context.window.themeName
        list.selected = themes.firstIndex { $0.name == context.window.themeName } ?? 0
        reveal(context)
    }

    var takesText: Bool { false }
    var hints: [KeyHint] { [KeyHint("Enter", "save"), KeyHint("↑ ↓", "preview"), KeyHint("Esc", "cancel")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .char("q"):
            context.window.themeName = before
            return .close
        case .enter:
            if let setting {
                let chosen = context.window.themeName
                if !context.put(setting, chosen) { context.window.themeName = before }
                return .close
            }
            context.services.saveTheme(context.window.themeName)
            let name = context.window.themeName
            context.message = .success(
                context.tour == nil
                    ? "Saved the theme \(name)." : "Theme \(name) until you quit: the tour saves nothing.")
            return .close
        case .up, .char("k"), .backTab: list.move(by: -1, count: themes.count)
        case .down, .char("j"), .tab: list.move(by: 1, count: themes.count)
        default: return .stay
        }
        if themes.indices.contains(list.selected) { context.window.themeName = themes[list.selected].name }
        reveal(context)
        return .stay
    }

    private mutating func reveal(_ context: Context) {
        list.reveal(height: max(context.body.height - 2, 1), count: themes.count)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = body.centred(Size(columns: min(body.width - 2, 44), rows: min(body.height, themes.count + 2)))
        let rows = screen.popup(box, title: "Colours · \(list.selected + 1) of \(themes.count)")
        for (line, index) in list.visible(height: rows.height, count: themes.count).enumerated() {
            // Its title is a text, in the language at the time.
            let entry = index == 0 ? ThemeLibrary.automatic : themes[index]
            screen.listLine(
                rows.droppingTop(line).top(1), isSelected: index == list.selected, left: "\(entry.title)",
                right: "\(entry.name)")
        }
    }
}
