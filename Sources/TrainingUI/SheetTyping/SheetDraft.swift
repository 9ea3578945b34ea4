import DiaryStore
package import FitnessModel
import Foundation
import SpotterShell
import TerminalKit
package import ViewKit

/// A half-typed cell as stored in case of a crash.
struct SheetDraft: Codable {
    private let place: String
    let text: String
    /// The original text of the cell; missing in drafts of older versions.
    let original: String?
    /// Whether it was a plan: text typed for a session does not become a plan if the session is deleted, nor the
    /// reverse.
    private let isAhead: Bool?

    init(_ editor: CellEditor) {
        place = Self.name(of: editor.place)
        text = editor.line.text
        original = editor.original
        isAhead = editor.place.field.column.map { editor.seen.isAhead($0) }
    }

    /// The cell on the current sheet; nil if it is deleted.
    func cursor(on sheet: SheetContent) -> SheetCursor? {
        for line in sheet.cursorLines {
            for field in sheet.fields(of: line) {
                let cursor = SheetCursor(line: line, field: field)
                guard Self.name(of: cursor) == place else { continue }
                return field.column.map { sheet.isAhead($0) } ?? false == isAhead ?? false ? cursor : nil
            }
        }
        return nil
    }

    static func key(_ source: SheetContent.Source) -> String {
        switch source {
        case .phase(let id): "cell of phase \(id.rawValue)"
        case .session(let id): "cell of session \(id.rawValue)"
        }
    }

    private static func name(of place: SheetCursor) -> String {
        let line =
            switch place.line {
            case .header: "header"
            case .notes: "notes"
            case .newRow: "new row"
            case .row(.phase(let id)): "row \(id.rawValue)"
            case .row(.session(let id)): "session row \(id.rawValue)"
            }
        return "\(line), \(place.field.key)"
    }
}

extension CellTyping {
    /// True while something is typed that no draft holds yet.
    var needsAutosave: Bool { editor?.needsKeeping ?? false }

    /// Stores the half-typed text; called once a second while there is some, and before the program ends.
    mutating func autosave(_ source: SheetContent.Source, _ context: inout Context) {
        guard let typed = editor, needsAutosave, !context.isReadOnly else { return }
        editor?.draftText = typed.line.text
        guard let data = try? JSONEncoder().encode(SheetDraft(typed)) else { return }
        context.saveDraft(String(decoding: data, as: UTF8.self), for: SheetDraft.key(source))
    }

    /// Ends typing and deletes the draft.
    mutating func close(_ source: SheetContent.Source, _ context: inout Context) {
        if editor?.draftText != nil { context.saveDraft(nil, for: SheetDraft.key(source)) }
        editor = nil
    }

    /// Opens the cell that was being typed when the program ended unexpectedly.
    mutating func restoreDraft(_ grid: inout SheetGrid, _ context: inout Context) {
        let key = SheetDraft.key(grid.source)
        guard editor == nil, !context.isReadOnly, let text = context.draft(key),
            let draft = try? JSONDecoder().decode(SheetDraft.self, from: Data(text.utf8))
        else { return }
        guard let place = draft.cursor(on: grid.sheet) else {
            context.saveDraft(nil, for: key)
            context.message = CellEditor.lostMessage(draft.text)
            return
        }
        // Starting another session does not return to an older one: the draft waits for its own.
        if let column = place.field.column, let now = grid.session, now.state == .live,
            column != grid.cursor.field.column
        {
            return
        }
        var opened = CellEditor(place, on: grid.sheet)
        guard opened.original != draft.text else { return context.saveDraft(nil, for: key) }
        opened.line.replace(with: draft.text)
        opened.draftText = draft.text
        grid.cursor = place
        editor = opened
        context.message = opened.restoredMessage(before: draft.original)
    }
}

/// The notes of a phase in the person's own editor: they travel as a draft, so that a crash of the editor loses
/// nothing.
package enum PhaseNotes {
    private static let prefix = "notes of phase "

    static func draftKey(_ phase: Identifier<Phase>) -> String { "\(prefix)\(phase.rawValue)" }

    /// Under which a text waits that the diary did not take, because another window had changed the notes.
    package static func pendingKey(_ phase: Identifier<Phase>) -> String { "kept \(draftKey(phase))" }

    /// The phase whose notes are in a draft with that key.
    package static func phase(_ draftKey: String) -> Identifier<Phase>? {
        guard draftKey.hasPrefix(prefix) else { return nil }
        return Int64(draftKey.dropFirst(prefix.count)).map { Identifier(rawValue: $0) }
    }
}

extension KeyScope {
    package static let notes = KeyScope("notes", "Notes of a sheet")
}

extension SheetView {
    static let notesCommands: CommandSet<SheetView> = [
        Command(
            "sheet.notes", "Write the notes in your editor ($EDITOR)", hint: "editor", in: .notes, keys: ["C-o"],
            unless: needsPlan
        ) { view, context, _ in view.grid.writeNotes(&context) }
    ]
}

extension SheetGrid {
    /// Gives the notes to the editor, and below them what was not taken the last time; they come back through
    /// `takeEdited`.
    mutating func writeNotes(_ context: inout Context) {
        guard let phase = sheet.phase else { return }
        let key = PhaseNotes.draftKey(phase.id)
        let pending = context.draft(PhaseNotes.pendingKey(phase.id))
        let text = pending.map { phase.notes.isEmpty ? $0 : "\(phase.notes)\n\n\($0)" } ?? phase.notes
        guard context.save(nil, { diary in try diary.drafts.save(key, text) }) else { return }
        context.window.phaseInEditor = phase
        context.openEditor(draftKey: key)
    }

    /// Asks for the note of a load cell; an empty one deletes it.
    func writeCellNote(_ context: inout Context) {
        guard let cell = noted else { return }
        let field = FormField.note(
            "note", "Note", value: cell.note, help: "What belongs to this cell alone, such as: belt, left knee taped.")
        context.present(
            Form("Note on \(cell.exerciseName)", fields: [field], draftKey: "note \(cell.id.rawValue)") {
                form, context in
                let note = form.text("note")
                let message: Phrase = note.isEmpty ? "Deleted the note. u: undo." : "Saved the note. u: undo."
                return .done(
                    context.save(message) { diary in
                        try diary.cells.updateNote(of: cell.id, from: cell.note, to: note)
                    })
            })
    }
}
