import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// Asks for the file to import. Tab completes names, as in a shell.
package struct ImportForm: Overlay {
    package typealias Context = SpotterShell.Context

    private static let folderSetting = "import folder"

    private let clientName: String?
    private var editor: LineEditor
    private var completion: PathCompletion
    private var list = ScrollList()
    /// True while a name below is chosen and not the typed path.
    private var isChoosing = false
    private var notice: Phrase?

    /// Starts in the folder of the last import.
    package static func file(_ context: Context) -> ImportForm {
        let folder = try? context.diary.settings.get(folderSetting)
        return ImportForm(path: (folder ?? nil) ?? "~/", client: context.client?.name)
    }

    /// The form again after a file that could not be read, with the reason.
    static func again(_ path: String, because message: Phrase, _ context: Context) -> ImportForm {
        var form = ImportForm(path: path, client: context.client?.name)
        form.notice = message
        return form
    }

    init(path: String, client: String?) {
        clientName = client
        editor = LineEditor(path)
        completion = PathCompletion(path)
    }

    var hints: [KeyHint] {
        [
            KeyHint("Enter", isChoosing ? "choose" : "read the file"), KeyHint("Tab", "complete"),
            KeyHint("↑ ↓", "choose"),
            KeyHint("Esc", isChoosing ? "back to typing" : "close"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .escape:
            if !isChoosing { return .close }
            isChoosing = false
        case .enter:
            return isChoosing ? take() : read(&context)
        case .tab: complete()
        case .down, .ctrl("n"): choose(by: 1)
        case .up, .ctrl("p"), .backTab: choose(by: -1)
        case .pageDown: choose(by: 10)
        case .pageUp: choose(by: -10)
        default: if editor.handle(key) { typed() }
        }
        list.reveal(height: rowCount(context), count: completion.candidates.count)
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        editor.insert(text)
        typed()
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        switch mouse.kind {
        case .wheelUp: choose(by: -3)
        case .wheelDown: choose(by: 3)
        case .press, .doubleClick:
            let first = box(context.body).row + Self.headRows
            let line = mouse.at.row - first + list.top
            guard mouse.at.row >= first, completion.candidates.indices.contains(line) else { return .stay }
            isChoosing = true
            list.selected = line
            if mouse.kind == .doubleClick { return take() }
        }
        list.reveal(height: rowCount(context), count: completion.candidates.count)
        return .stay
    }

    private mutating func typed() {
        completion = PathCompletion(editor.text)
        list = ScrollList()
        isChoosing = false
    }

    private mutating func complete() {
        if isChoosing {
            _ = take()
            return
        }
        guard let longest = completion.longest else {
            notice = "No file or folder starts with this."
            return
        }
        if longest != editor.text {
            editor.replace(with: longest)
            typed()
        } else if completion.candidates.count > 1 {
            choose(by: 0)
        }
    }

    private mutating func choose(by offset: Int) {
        guard !completion.candidates.isEmpty else { return }
        if isChoosing { list.move(by: offset, count: completion.candidates.count) }
        isChoosing = true
    }

    private mutating func take() -> OverlayOutcome {
        guard completion.candidates.indices.contains(list.selected) else { return .stay }
        editor.replace(with: completion.folder + completion.candidates[list.selected])
        typed()
        return .stay
    }

    private mutating func read(_ context: inout Context) -> OverlayOutcome {
        let path = editor.text.trimmingBlanks
        guard !path.isEmpty, !path.hasSuffix("/") else {
            notice = "Enter a file name: ↓ chooses one below."
            return .stay
        }
        if !context.isReadOnly { try? context.diary.settings.set(Self.folderSetting, to: completion.folder) }
        return .finish { context in ImportFlow.begin(path, &context) }
    }
}

extension ImportForm {
    private static let headRows = 5

    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 76), rows: min(body.height, 18)))
    }
    private func rowCount(_ context: Context) -> Int {
        max(box(context.body).height - Self.headRows - 1, 1)
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let inside = screen.popup(box(body), title: "Import a file from another program")
        screen.put("File", at: inside.origin, style: .muted)
        screen.input(editor, in: inside.top(1).droppingLeft(8), isFocused: !isChoosing)
        screen.put("For", at: inside.origin.moved(rows: 1), style: .muted)
        let client: Phrase = clientName.map { "\($0)  (the preview can change that)" } ?? "asked next"
        screen.put(client, at: inside.origin.moved(columns: 8, rows: 1), maxWidth: inside.width - 8)
        let formats: Phrase =
            "Known formats: \(list: ImportFormat.all.map(\.name.title)), training sheets. The content decides, not the name."
        screen.paragraph(
            notice.map { "! \($0)" } ?? formats, in: inside.droppingTop(2).top(2),
            style: notice == nil ? .muted : .warning)
        let rows = inside.droppingTop(Self.headRows - 1)
        for (line, index) in list.visible(height: rows.height, count: completion.candidates.count).enumerated() {
            let candidate = completion.candidates[index]
            let row = rows.droppingTop(line).top(1)
            screen.put(
                verbatim: candidate, at: row.origin.moved(columns: 2), style: candidate.hasSuffix("/") ? .muted : .text,
                maxWidth: row.width - 2)
            if isChoosing, index == list.selected { screen.mark(row) }
        }
        if completion.candidates.isEmpty {
            screen.put("No file or folder starts with this.", at: rows.origin.moved(columns: 2), style: .muted)
        }
    }
}
