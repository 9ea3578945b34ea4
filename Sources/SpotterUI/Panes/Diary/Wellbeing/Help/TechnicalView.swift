import FitnessModel
import TerminalKit
import ViewKit

/// What `spotter doctor` prints, for whoever asks what went wrong: where the files lie, what they hold, and what is wrong with them.
struct TechnicalView: ScopedView {
    static let scope = KeyScope("technical", "Technical information")
    static let commands: CommandSet<TechnicalView> = [
        command("copy", "Copy all of it to the clipboard", hint: "copy", keys: ["y", "Y"]) { view, context in
            context.effects.append(.copy(view.lines.joined(separator: "\n")))
            context.message = .success("Copied: \(Count.text(view.lines.count, "line")).")
        }
    ]

    let lines: [String]
    private var top = 0

    private init(_ lines: [String]) { self.lines = lines }

    /// Looks at the files, which takes a moment where they are large, and shows what was found.
    static func open(_ context: inout Context) {
        guard let examine = context.services.examine else { return }
        context.work("Looking at the diary and the settings") { _ in
            examine()
        } failed: { error, context in
            context.report(error)
        } then: { lines, context in
            context.push(TechnicalView(lines))
        }
    }

    func title(_ context: Context) -> String { "Technical information" }
    func caption(_ context: Context) -> String { "" }
    mutating func reload(_ context: inout Context) {}

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let (rows, height) = (rows(context.body.width).count, context.body.height)
        let last = max(0, rows - height)
        guard let target = motion.target(from: top, count: last + 1, times: count, page: height - 1) else {
            return false
        }
        top = target
        return true
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 3, context: &context)
        case .wheelDown: _ = move(.down, count: 3, context: &context)
        case .press, .doubleClick: break
        }
    }

    /// What stands at the beginning of each line, in columns.
    private static let labelWidth = 11

    /// The lines with their labels, long ones broken.
    private func rows(_ width: Int) -> [(label: String, text: String)] {
        lines.flatMap { line in
            let label = line.prefix(Self.labelWidth)
            let text = String(line.dropFirst(label.count))
            return TextWidth.wrap(text, width: max(10, width - 4 - Self.labelWidth)).enumerated().map { index, part in
                (index == 0 ? String(label).trimmingBlanks : "", part)
            }
        }
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let (rows, area) = (rows(body.width), body.inset(columns: 2))
        for (offset, row) in rows.dropFirst(top).prefix(area.height).enumerated() {
            let line = area.droppingTop(offset).top(1)
            screen.put(row.label, in: line, align: .leading, style: row.label == "Problem" ? .warning : .muted)
            screen.put(row.text, in: line.droppingLeft(Self.labelWidth), align: .leading)
        }
        let left = rows.count - top - area.height
        if left > 0 {
            screen.put("\(screen.glyphs.down) \(left) more", in: area.bottom(1), align: .trailing, style: .muted)
        }
    }
}
