import DiaryStore
package import FitnessModel
package import Phrases
import SpotterCore
import TerminalKit
import ViewKit

/// A file format offered for an export.
package struct ExportChoice: Sendable {
    /// The title of the choice.
    package let title: Phrase
    /// The file extension.
    package let fileExtension: String
    /// The content of the file.
    package let help: Phrase
    /// The name of the file, if it differs from the common one.
    var name: String?
    /// Writes the text; in ASCII only if asked.
    let write: @Sendable (_ isASCII: Bool) -> String

    package init(
        title: Phrase, fileExtension: String, help: Phrase, name: String? = nil,
        write: @escaping @Sendable (_ isASCII: Bool) -> String
    ) {
        self.title = title
        self.fileExtension = fileExtension
        self.help = help
        self.name = name
        self.write = write
    }
}

/// Asks for the format and the path of an export.
package struct ExportForm: Overlay {
    package typealias Context = SpotterShell.Context

    private static let folderSetting = "export folder"

    /// The lines that can be changed.
    private enum Line: Int { case format, signs, file }

    private let title: Phrase
    private let name: String
    private let label: Phrase
    private let choices: [ExportChoice]
    private let asksSigns: Bool
    private var line = Line.format
    private var chosen = 0
    private var isASCII = false
    private var editor: LineEditor
    /// True once the name was typed by hand: then it no longer follows the form.
    private var isNamed = false
    private var notice: Phrase?
    /// The existing file at this path: Ctrl-S may replace it.
    private var found: String?

    /// The form for an export of that name, which becomes the file name; starts in the folder of the last export.
    ///
    /// - Parameters:
    ///   - label: the label of the choices.
    ///   - asksSigns: whether to offer ASCII beside all characters.
    package static func open(
        _ title: Phrase, name: String, label: Phrase = "Format", choices: [ExportChoice], asksSigns: Bool,
        _ context: Context
    ) -> ExportForm? {
        guard !choices.isEmpty else { return nil }
        return ExportForm(
            title, name: name, label: label, choices: choices, asksSigns: asksSigns, folder: folder(context))
    }

    /// The folder of the last export, with its slash.
    package static func folder(_ context: Context) -> String {
        ((try? context.diary.settings.get(folderSetting)) ?? nil) ?? "~/"
    }

    /// Remembers the folder of this file for the next export.
    package static func remember(_ path: String, _ context: inout Context) {
        guard !context.isReadOnly else { return }
        try? context.diary.settings.set(folderSetting, to: PathCompletion(path).folder)
    }

    private init(
        _ title: Phrase, name: String, label: Phrase, choices: [ExportChoice], asksSigns: Bool, folder: String
    ) {
        (self.title, self.name, self.label) = (title, name, label)
        self.choices = choices
        self.asksSigns = asksSigns
        editor = LineEditor(folder + ExportFile.name(name, ending: choices[0].fileExtension))
    }

    private var choice: ExportChoice { choices[chosen] }

    var hints: [KeyHint] {
        var hints = [KeyHint("Enter", "write the file")]
        if found != nil { hints = [KeyHint(.ctrl("s"), "replace it"), KeyHint("Enter", "try again")] }
        hints.append(line == .file ? KeyHint("Tab", "complete") : KeyHint("← →", "choose"))
        return hints + [KeyHint("↑ ↓", "line"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        notice = nil
        switch key {
        case .escape: return .close
        case .enter: return write(replacing: false, &context)
        case .ctrl("s"):
            if found == path { return write(replacing: true, &context) }
            return write(replacing: false, &context)
        case .up, .backTab: step(by: -1)
        case .down: step(by: 1)
        case .tab: if line == .file { complete() } else { step(by: 1) }
        default: change(key)
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        line = .file
        editor.insert(text)
        isNamed = true
    }

    private mutating func step(by offset: Int) {
        let lines: [Line] = asksSigns ? [.format, .signs, .file] : [.format, .file]
        line = lines.cycled(from: line, by: offset)
    }

    private var path: String { editor.text.trimmingBlanks }

    private mutating func change(_ key: Key) {
        switch line {
        case .format:
            if key == .right || key == .char(" ") { chosen = (chosen + 1) % choices.count }
            if key == .left { chosen = (chosen + choices.count - 1) % choices.count }
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
            editor.replace(with: folder + ExportFile.name(choice.name ?? name, ending: choice.fileExtension))
            return
        }
        let endings = choices.map { "." + $0.fileExtension }
        guard let old = endings.first(where: { editor.text.hasSuffix($0) }) else { return }
        editor.replace(with: editor.text.dropLast(old.count) + "." + choice.fileExtension)
    }

    private mutating func complete() {
        guard let longest = PathCompletion(editor.text).longest else {
            notice = "No file starts with this; the name is free."
            return
        }
        editor.replace(with: longest)
        isNamed = true
    }

    private mutating func write(replacing: Bool, _ context: inout Context) -> OverlayOutcome {
        guard !path.isEmpty, !path.hasSuffix("/") else {
            line = .file
            notice = "Enter a file name."
            return .stay
        }
        do throws(ExportFile.Problem) {
            try ExportFile.write(choice.write(isASCII), to: path, replacing: replacing, sparing: context.diary)
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
        Self.remember(path, &context)
        context.message = .success("Wrote \(path).")
        return .close
    }
}

extension ExportForm {
    private static let labelWidth = 12

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = body.centred(Size(columns: min(body.width - 2, 72), rows: min(body.height, 9)))
        let inside = screen.popup(box, title: title)
        draw(label, choice.title, .format, in: inside.top(1), into: &screen)
        let signs: Phrase = isASCII ? "ASCII only" : "all characters (UTF-8)"
        if asksSigns { draw("Characters", signs, .signs, in: inside.droppingTop(1).top(1), into: &screen) }
        let file = inside.droppingTop(asksSigns ? 2 : 1).top(1)
        screen.put("File", at: file.origin, style: .muted)
        // Without the cursor in it the line shows its end: the name matters more than the folder.
        let room = file.droppingLeft(Self.labelWidth)
        let shown = line == .file ? editor : LineEditor(tail(of: editor.text, width: room.width, screen.glyphs))
        screen.input(shown, in: room, isFocused: line == .file)
        screen.paragraph(
            notice.map { "! \($0)" } ?? choice.help, in: inside.droppingTop(4), style: notice == nil ? .muted : .warning
        )
    }

    private func tail(of path: String, width: Int, _ glyphs: Glyphs) -> String {
        guard TextWidth.of(path) > width else { return path }
        var end = path
        while TextWidth.of(end) + 1 > width, !end.isEmpty { end.removeFirst() }
        return glyphs.ellipsis + end
    }

    private func draw(_ label: Phrase, _ value: Phrase, _ own: Line, in row: Rect, into screen: inout Screen) {
        screen.put(label, at: row.origin, style: .muted)
        let shown: Phrase = own == line ? "< \(value) >" : "  \(value)"
        screen.put(
            shown, at: row.origin.moved(columns: Self.labelWidth), style: own == line ? .selection : .text,
            maxWidth: row.width - Self.labelWidth)
    }
}

extension HandedRecord {
    /// The formats of the record, one choice each.
    ///
    /// - Parameter subject: a prefix for the titles, if several records can be chosen.
    package func choices(_ subject: Phrase = "") -> [ExportChoice] {
        formats.map { format in
            ExportChoice(
                title: subject.isEmpty ? format.title : "\(subject): \(format.title)",
                fileExtension: format.fileExtension, help: help(format), name: subject.isEmpty ? nil : name
            ) { _ in write(format) ?? "" }
        }
    }
}

extension ExportForm {
    /// Exports a record: text, Markdown, HTML, CSV, JSON; a recorded run as GPX.
    static func open(_ record: HandedRecord, _ context: Context) -> ExportForm? {
        open("Export \(record.title)", name: record.name, choices: record.choices(), asksSigns: false, context)
    }

    /// Exports a session.
    package static func present(_ session: Identifier<TrainingSession>, _ context: inout Context) {
        let zone = context.services.timeZone
        let record = context.read { diary in try HandedRecord.session(session, in: diary, zone: zone) }
        if let record, let form = open(record, context) { context.present(form) }
    }

    /// Exports a run.
    package static func present(_ run: Identifier<Run>, _ context: inout Context) {
        let zone = context.services.timeZone
        let record = context.read { diary in try HandedRecord.run(run, in: diary, zone: zone) }
        if let record, let form = open(record, context) { context.present(form) }
    }
}
