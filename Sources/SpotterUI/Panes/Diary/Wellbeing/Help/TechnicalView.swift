import FitnessModel
import TerminalKit
import ViewKit

/// What `spotter doctor` prints, for whoever asks what went wrong: where the files lie, what they hold, and what is wrong with them.
struct TechnicalView: ScopedView {
    static let scope = KeyScope("technical", "Technical information")
    static let commands: CommandSet<TechnicalView> = [
        command("copy", "Copy all of it to the clipboard", hint: "copy", keys: ["y", "Y"]) { view, context in
            let lines = view.texts.texts.map { "\($0.label): \($0.text)" }
            context.effects.append(.copy(lines.joined(separator: "\n")))
            context.message = .success("Copied: \(Count.text(lines.count, "line")).")
        }
    ]

    private var texts: LabelledTexts

    private init(_ facts: [LabelledTexts.Text]) { texts = LabelledTexts(facts) }

    /// Looks at the files, which takes a moment where they are large, and shows what was found.
    static func open(_ context: inout Context) {
        guard let examine = context.services.examine else { return }
        context.work("Looking at the diary and the settings") { _ in
            examine()
        } failed: { error, context in
            context.report(error)
        } then: { facts, context in
            context.push(TechnicalView(facts))
        }
    }

    func title(_ context: Context) -> String { "Technical information" }
    func caption(_ context: Context) -> String { "" }
    mutating func reload(_ context: inout Context) {}

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        texts.move(motion, count: count, in: context.body.inset(columns: 2))
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        texts.mouse(mouse, in: body.inset(columns: 2))
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        texts.draw(into: &screen, in: body.inset(columns: 2)) { $0 == "Problem" ? .warning : .muted }
    }
}
