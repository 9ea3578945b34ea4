import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// What an import would add, with every line that could not be read, before anything is written.
struct ImportPreview: Overlay {
    private let source: ImportSource
    private let content: any ImportContent
    /// The client; nil if the file names them.
    private let client: Client?
    private let plan: ImportPlan
    private let lines: [ImportLine]
    private var scroll = LineScroll()

    init(
        _ source: ImportSource, _ content: any ImportContent, for client: Client?, in diary: Diary
    ) throws(StoreError) {
        self.source = source
        self.content = content
        self.client = client
        plan = try content.plan(for: client?.id ?? .unsaved, in: diary)
        let issues = plan.issues.map { ImportLine(text: $0.wording, tone: $0.isLoss ? .warning : .remark) }
        lines = issues + plan.lines
    }

    private var label: Phrase { source.label(for: client?.name) }

    var takesText: Bool { false }
    var hints: [KeyHint] {
        let verb: Phrase = client.map { "import for \($0.name)" } ?? "import"
        let change = source.needsClient ? [KeyHint("c", "another client")] : []
        let unlikely = plan.unlikely > 0 ? [KeyHint("t", "take \(plan.unlikely) unlikely")] : []
        return [KeyHint("Enter", plan.addsSomething ? verb : "close"), KeyHint("↑ ↓", "scroll")] + unlikely + change
            + [KeyHint("Esc", "cancel")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape, .char("q"): return .close
        case .enter:
            guard plan.addsSomething else {
                context.message = .plain(plan.nothingNew)
                return .close
            }
            return .finish { [content, plan, source, client] context in
                ImportFlow.write(content, plan.size, file: source.file.name, for: client, &context)
            }
        case .char("t") where plan.unlikely > 0:
            return .finish { [source, content, client] context in
                let preview = context.read { diary in
                    try ImportPreview(source, content.takingUnlikely(), for: client, in: diary)
                }
                if let preview { context.present(preview) }
            }
        case .char("c") where source.needsClient:
            return .finish { [source, content] context in ImportFlow.change(source, content, &context) }
        default: scroll.handle(key, count: lines.count, height: rowCount(context.body))
        }
        return .stay
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        scroll.mouse(mouse, count: lines.count, height: rowCount(context.body))
        return .stay
    }
}

extension ImportPreview {
    /// Rows above the scrolling part: the facts, a blank, the position.
    private static let headRows = 6

    private func box(_ body: Rect) -> Rect { body.centred(Size(columns: min(body.width - 2, 78), rows: body.height)) }
    private func rowCount(_ body: Rect) -> Int { max(box(body).height - 2 - Self.headRows, 1) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let inside = screen.popup(box(body), title: label)
        for (row, fact) in plan.facts.enumerated() {
            let line = inside.droppingTop(row).top(1)
            screen.put(fact.text, at: line.origin, style: .muted)
            screen.put(
                fact.detail, at: line.origin.moved(columns: 11), style: fact.tone.style, maxWidth: line.width - 11)
        }
        let rows = inside.droppingTop(Self.headRows)
        let shown = scroll.visible(count: lines.count, height: rows.height)
        let heading: Phrase =
            "\(ImportWording.lost(plan.issues.isEmpty ? content.issues : plan.issues)); \(shown.isEmpty ? 0 : shown.lowerBound + 1) to \(shown.upperBound) of \(lines.count)"
        screen.put(heading, at: rows.origin.moved(rows: -1), style: Style(.heading, .bold), maxWidth: rows.width)
        for (row, index) in shown.enumerated() {
            let line = rows.droppingTop(row).top(1)
            let width = TextWidth.of(lines[index].detail)
            screen.put(
                lines[index].text, at: line.origin, style: lines[index].tone.style, maxWidth: line.width - width - 2)
            screen.put(lines[index].detail, in: line, align: .trailing, style: .muted)
        }
    }
}

extension ImportTone {
    fileprivate var style: Style {
        switch self {
        case .plain: .text
        case .result: Style(.accent, .bold)
        case .remark: .muted
        case .warning: .warning
        }
    }
}
