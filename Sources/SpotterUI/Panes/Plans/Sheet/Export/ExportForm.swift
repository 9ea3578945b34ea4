import DiaryExchange
import DiaryStore
import FitnessModel
import TerminalKit

/// Asks in which form and where a phase is to be written.
struct ExportForm: Overlay {
    private static let folderSetting = "export folder"

    /// The lines that can be changed.
    private enum Line: Int { case format, signs, file }

    private let document: PhaseDocument
    private var line = Line.format
    private var format = PhaseFormat.text
    private var isASCII = false
    private var editor: LineEditor
    /// True once the name was typed by hand: then it follows the form no more.
    private var isNamed = false
    private var notice: String?
    /// The file that was found to be there: Ctrl-S may replace it.
    private var found: String?

    /// The form for one phase; begins in the folder of the last export.
    static func open(_ id: Identifier<Phase>, _ desk: inout Desk) -> ExportForm? {
        guard let sheet = desk.read({ diary throws(StoreError) in try diary.sheet(id) }) else { return nil }
        let folder = (try? desk.diary.setting(folderSetting)) ?? nil
        return ExportForm(PhaseDocument(sheet), folder: folder ?? "~/")
    }

    private init(_ document: PhaseDocument, folder: String) {
        self.document = document
        editor = LineEditor(
            folder + ExportFile.name(document.client, document.name, ending: PhaseFormat.text.fileExtension))
    }

    var hints: [KeyHint] {
        var hints = [KeyHint("Enter", "write the file")]
        if found != nil { hints = [KeyHint(.ctrl("s"), "replace it"), KeyHint("Enter", "try again")] }
        hints.append(line == .file ? KeyHint("Tab", "complete") : KeyHint("← →", "choose"))
        return hints + [KeyHint("↑ ↓", "line"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        notice = nil
        switch key {
        case .escape: return .close
        case .enter: return write(replacing: false, &desk)
        case .ctrl("s"):
            if found == path { return write(replacing: true, &desk) }
            return write(replacing: false, &desk)
        case .up, .backTab: line = Line(rawValue: line.rawValue - 1) ?? .file
        case .down: line = Line(rawValue: line.rawValue + 1) ?? .format
        case .tab: if line == .file { complete() } else { line = Line(rawValue: line.rawValue + 1) ?? .file }
        default: change(key)
        }
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        line = .file
        editor.insert(text)
        isNamed = true
    }

    private var path: String { editor.text.trimmingBlanks }

    private mutating func change(_ key: Key) {
        switch line {
        case .format:
            let all = PhaseFormat.allCases
            let now = all.firstIndex(of: format) ?? 0
            if key == .right || key == .char(" ") { format = all[(now + 1) % all.count] }
            if key == .left { format = all[(now + all.count - 1) % all.count] }
            rename()
        case .signs:
            if [.right, .left, .char(" ")].contains(key) { isASCII.toggle() }
        case .file:
            if editor.handle(key) { isNamed = true }
        }
    }

    /// The file's name follows the form until it is typed by hand; then only a known extension at its end does.
    private mutating func rename() {
        let folder = PathCompletion(editor.text).folder
        if !isNamed {
            editor.replace(
                with: folder + ExportFile.name(document.client, document.name, ending: format.fileExtension))
            return
        }
        let endings = PhaseFormat.allCases.map { "." + $0.fileExtension }
        guard let old = endings.first(where: { editor.text.hasSuffix($0) }) else { return }
        editor.replace(with: editor.text.dropLast(old.count) + "." + format.fileExtension)
    }

    private mutating func complete() {
        guard let longest = PathCompletion(editor.text).longest else {
            notice = "Nothing there begins like this; the name is free."
            return
        }
        editor.replace(with: longest)
        isNamed = true
    }

    private mutating func write(replacing: Bool, _ desk: inout Desk) -> OverlayOutcome {
        guard !path.isEmpty, !path.hasSuffix("/") else {
            line = .file
            notice = "Name the file."
            return .stay
        }
        do throws(ExportFile.Problem) {
            let text = format.write(document, spelling: .terminal(ascii: isASCII))
            try ExportFile.write(text, to: path, replacing: replacing)
        } catch {
            line = .file
            if case .exists = error {
                found = path
                notice = "\(error.wording) Ctrl-S replaces it; or type another name."
            } else {
                notice = error.wording
            }
            return .stay
        }
        if !desk.isReadOnly { try? desk.diary.setSetting(Self.folderSetting, to: PathCompletion(path).folder) }
        desk.message = .success("Wrote \(path).")
        return .close
    }
}

extension ExportForm {
    func draw(into screen: inout Screen, body: Rect, desk: Desk) {
        let box = body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, 9)))
        screen.popup(box, title: "Print or export \(document.name)")
        let inside = box.inset(by: 1).droppingLeft(1).droppingRight(1)
        draw("Form", format.title, .format, in: inside.top(1), into: &screen)
        draw(
            "Signs", isASCII ? "ASCII only" : "all signs (UTF-8)", .signs, in: inside.droppingTop(1).top(1),
            into: &screen)
        let file = inside.droppingTop(2).top(1)
        screen.put("File", at: file.origin, style: .muted)
        // Without the cursor in it the line shows its end: the name matters more than the folder.
        let shown = line == .file ? editor : LineEditor(tail(of: editor.text, width: file.width - 8, screen.glyphs))
        screen.input(shown, in: file.droppingLeft(8), isFocused: line == .file)
        screen.paragraph(
            notice.map { "! \($0)" } ?? help, in: inside.droppingTop(4), style: notice == nil ? .muted : .warning)
    }

    private func tail(of path: String, width: Int, _ glyphs: Glyphs) -> String {
        guard TextWidth.of(path) > width else { return path }
        var end = path
        while TextWidth.of(end) + 1 > width, !end.isEmpty { end.removeFirst() }
        return glyphs.ellipsis + end
    }

    private var help: String {
        switch format {
        case .text, .wide: "In the shape of the paper, a page break between pages: lp, or a PDF printer, takes it."
        case .markdown: "One table with the head above it and the notes below."
        case .csv: "Label, exercise, plan and a column for each session. Texts are kept to the letter."
        case .sets: "Every set that can be read, with weight, reps and RPE in columns of their own."
        }
    }

    private func draw(_ label: String, _ value: String, _ own: Line, in row: Rect, into screen: inout Screen) {
        screen.put(label, at: row.origin, style: .muted)
        let shown = own == line ? "< \(value) >" : "  \(value)"
        screen.put(
            shown, at: row.origin.moved(columns: 8), style: own == line ? .selection : .text, maxWidth: row.width - 8)
    }
}
