import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The first start: set up a diary, import a file, look at the demo, or take the tour.
package struct Welcome: Overlay {

    package init() {
    }
    /// The choices: title, detail, action.
    private static let choices: [(title: Phrase, detail: Phrase, begin: ContextAction)] = [
        ("Start my diary", "your name and your gym's", { askNames(&$0) { _ in } }),
        ("Start and import a file", "from Strong and others", { askNames(&$0) { $0.present(ImportForm.file($0)) } }),
        ("Look at the demo diary", "sample clients", { $0.openDemo() }),
        ("Take the tour", "twelve steps, nothing saved", { Tour.prepare(&$0) }),
        ("Quit", "", { $0.quit() }),
    ]

    private static let draftKey = "welcome"

    private var list = ScrollList()

    var takesText: Bool { false }
    var isQuestion: Bool { true }
    var hints: [KeyHint] {
        [KeyHint("Enter", "choose"), KeyHint("↑ ↓", "move"), KeyHint("T", "colours"), KeyHint("q", "quit")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .up, .char("k"), .backTab: list.move(by: -1, count: Self.choices.count)
        case .down, .char("j"), .tab: list.move(by: 1, count: Self.choices.count)
        case .enter: return .act(Self.choices[list.selected].begin)
        case .char("T"): return .act { $0.present(ThemePicker($0)) }
        case .char("q"), .ctrl("c"), .ctrl("q"): return .act { $0.quit() }
        default: break
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let line = mouse.at.row - rows(in: box(context.body)).row
        guard mouse.kind == .press || mouse.kind == .doubleClick, Self.choices.indices.contains(line) else {
            return .stay
        }
        list.select(line, count: Self.choices.count)
        return .act(Self.choices[line].begin)
    }

    /// Asks for the names, sets up the diary, closes the welcome and runs `next`.
    private static func askNames(_ context: inout Context, then next: @escaping ContextAction) {
        let fields = [
            FormField("trainer", "Your name", isRequired: true, help: "As your clients call you."),
            FormField("gym", "Gym", help: "Leave empty if you work independently."),
        ]
        let form = Form("Your diary", fields: fields, draftKey: draftKey) { form, context in
            let (gym, trainer) = (form.text("gym"), form.text("trainer"))
            let done = context.write("Welcome, \(trainer). n c adds your first client.") { diary in
                try diary.gym.setUp(gym: gym, trainer: trainer)
            }
            guard done != nil else { return .failed }
            return .saved { context in
                context.dismiss(Welcome.self)
                next(&context)
            }
        }
        context.navigation.overlays.append(form.restoringDraft(context))
    }
}

extension Welcome {
    private func box(_ body: Rect) -> Rect {
        let longest = Self.choices.map { TextWidth.of($0.title) + TextWidth.of($0.detail) + 8 }.max() ?? 0
        return body.centred(Size(columns: min(body.width - 2, max(66, longest)), rows: min(body.height, 12)))
    }

    private func rows(in box: Rect) -> Rect {
        box.inset(by: 1).bottom(Self.choices.count + 1).droppingBottom(1).droppingLeft(1).droppingRight(1)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        // Hides the dashboard, which would show keys that do not work yet.
        screen.fill(body)
        // A form covers the box: do not draw one frame inside another.
        guard context.navigation.overlays.last is Welcome else { return }
        let box = box(body)
        screen.popup(box, title: "Welcome to Spotter")
        let text = box.inset(by: 1).droppingLeft(2).droppingRight(1)
        let path = context.diary.path
        let about: Phrase =
            path.isEmpty
            ? "A personal trainer's diary. Everything stays on this computer, in memory."
            : "A personal trainer's diary. Everything stays on this computer, in \(path)."
        screen.paragraph(about, in: text.top(text.height - Self.choices.count - 1), style: .popup)
        for (line, choice) in Self.choices.enumerated() {
            screen.listLine(
                rows(in: box).droppingTop(line).top(1), isSelected: line == list.selected, left: choice.title,
                right: choice.detail)
        }
    }
}

extension Context {
    /// Opens the demo diary in place of this one, which stays unchanged.
    fileprivate mutating func openDemo() {
        guard let make = services.makeDemo else {
            message = .plain("Quit, then: spotter demo --open")
            return
        }
        work("Creating the demo diary") { _ in
            try make()
        } failed: { error, context in
            context.message = .failure(StoreError(error).wording)
        } then: { diary, context in
            context.navigation.pending.append(.show(diary, saying: "The demo diary has sample clients. q quits."))
        }
    }
}
