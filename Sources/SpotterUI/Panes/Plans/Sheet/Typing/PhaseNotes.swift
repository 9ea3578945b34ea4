import DiaryStore
import FitnessModel
import ViewKit

/// The notes of a phase in the person's own editor: they travel as a draft, so that a crash of the editor loses nothing.
enum PhaseNotes {
    private static let prefix = "notes of phase "

    static func draftKey(_ phase: Identifier<Phase>) -> String { "\(prefix)\(phase.rawValue)" }

    /// Under which a text waits that the diary did not take, because another window had changed the notes.
    static func keptKey(_ phase: Identifier<Phase>) -> String { "kept \(draftKey(phase))" }

    /// The phase whose notes stand in a draft of that name.
    static func phase(_ draftKey: String) -> Identifier<Phase>? {
        guard draftKey.hasPrefix(prefix) else { return nil }
        return Int64(draftKey.dropFirst(prefix.count)).map { Identifier(rawValue: $0) }
    }
}

extension KeyScope {
    static let notes = KeyScope("notes", "Notes of a sheet")
}

extension SheetView {
    static let notesCommands: CommandSet<SheetView> = [
        Command(
            "sheet.notes", "Write the notes in your editor ($EDITOR)", hint: "editor", in: .notes, keys: ["C-o"],
            unless: needsPlan
        ) { view, context, _ in view.writeNotes(&context) }
    ]

    /// Gives the notes to the editor, and below them what was not taken the last time; they come back through
    /// `takeEdited`.
    mutating func writeNotes(_ context: inout Context) {
        guard let phase = sheet.phase else { return }
        let key = PhaseNotes.draftKey(phase.id)
        let kept = context.draft(PhaseNotes.keptKey(phase.id))
        let text = kept.map { phase.notes.isEmpty ? $0 : "\(phase.notes)\n\n\($0)" } ?? phase.notes
        guard context.save(nil, { diary in try diary.drafts.save(key, text) }) else { return }
        context.phaseInEditor = phase
        context.openEditor(draftKey: key)
    }
}
