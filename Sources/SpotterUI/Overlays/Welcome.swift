import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The first start: a diary of one's own, what another program recorded, or a look at the demo.
struct Welcome: Overlay {
    private enum Choice: CaseIterable {
        case begin, bring, demo, quit

        var title: String {
            switch self {
            case .begin: "Begin my diary"
            case .bring: "Begin, and import a file"
            case .demo: "Look at the demo diary"
            case .quit: "Quit"
            }
        }

        var detail: String {
            switch self {
            case .begin: "your name and your gym's"
            case .bring: "what Strong recorded"
            case .demo: "invented clients"
            case .quit: ""
            }
        }
    }

    private static let draftKey = "welcome"

    private var list = ScrollList()

    var hints: [KeyHint] { [KeyHint("Enter", "choose"), KeyHint("↑ ↓", "move"), KeyHint("q", "quit")] }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .up, .char("k"), .backTab: list.move(by: -1, count: Choice.allCases.count)
        case .down, .char("j"), .tab: list.move(by: 1, count: Choice.allCases.count)
        case .enter: return choose(&context)
        case .char("q"), .ctrl("c"), .ctrl("q"): return .act { $0.quit() }
        default: break
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let line = mouse.at.row - rows(in: box(context.body)).row
        guard mouse.kind == .press || mouse.kind == .doubleClick, Choice.allCases.indices.contains(line) else {
            return .stay
        }
        list.select(line, count: Choice.allCases.count)
        return choose(&context)
    }

    private func choose(_ context: inout Context) -> OverlayOutcome {
        switch Choice.allCases[list.selected] {
        case .begin: context.overlays.append(Self.names(context) { _ in })
        case .bring: context.overlays.append(Self.names(context) { $0.present(ImportForm.file($0)) })
        case .quit: return .act { $0.quit() }
        case .demo: return .act { DemoDiary.open(&$0) }
        }
        return .stay
    }

    /// Asks for the names, sets the diary up, takes the welcome away and goes on with `next`.
    private static func names(_ context: Context, then next: @escaping ContextAction) -> Form {
        let fields = [
            FormField("trainer", "Your name", .required, help: "As your clients call you."),
            FormField("gym", "Gym", help: "Or nothing, when you train on your own."),
        ]
        return Form("Your diary", fields: fields, draftKey: draftKey) { form, context in
            let (gym, trainer) = (form.text("gym"), form.text("trainer"))
            let done = context.write("Welcome, \(trainer). n c adds your first client.") { diary in
                try diary.setUp(gym: gym, trainer: trainer)
            }
            guard done != nil else { return .failed }
            return .saved { context in
                context.overlays.removeAll { $0 is Welcome }
                next(&context)
            }
        }
        .restoringDraft(context)
    }
}

extension Welcome {
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 66), rows: min(body.height, 12)))
    }

    private func rows(in box: Rect) -> Rect {
        box.inset(by: 1).bottom(Choice.allCases.count + 1).droppingBottom(1).droppingLeft(1).droppingRight(1)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        // Nothing to see behind: the dashboard would promise keys that do not work yet.
        screen.fill(body)
        // A form lies where the box would be: two frames, one in the other, are none.
        guard context.overlays.last is Welcome else { return }
        let box = box(body)
        screen.popup(box, title: "Welcome to Spotter")
        let text = box.inset(by: 1).droppingLeft(2).droppingRight(1)
        let place = context.diary.path.isEmpty ? "in memory" : "in \(context.diary.path)"
        let about = "A personal trainer's diary. Everything stays on this machine, \(place)."
        screen.paragraph(about, in: text.top(text.height - Choice.allCases.count - 1), style: .popup)
        for (line, choice) in Choice.allCases.enumerated() {
            screen.listLine(
                rows(in: box).droppingTop(line).top(1), isSelected: line == list.selected, left: choice.title,
                right: choice.detail)
        }
    }
}
