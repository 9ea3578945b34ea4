import DiaryStore
import FitnessModel

/// The notes of a phase in the person's own editor: they travel as a draft, so that a crash of the editor loses nothing.
enum PhaseNotes {
    private static let prefix = "notes of phase "

    static func draftKey(_ phase: Identifier<Phase>) -> String { "\(prefix)\(phase.rawValue)" }

    /// The phase whose notes stand in a draft of that name.
    static func phase(_ draftKey: String) -> Identifier<Phase>? {
        guard draftKey.hasPrefix(prefix) else { return nil }
        return Int64(draftKey.dropFirst(prefix.count)).map { Identifier(rawValue: $0) }
    }
}

extension SheetPane {
    /// Gives the notes to the editor; they come back through `takeEdited`.
    mutating func writeNotes(_ desk: inout Desk) {
        guard let phase = sheet.phase else { return }
        let key = PhaseNotes.draftKey(phase.id)
        let isKept = desk.save(nil) { diary throws(StoreError) in try diary.saveDraft(key, phase.notes) }
        if isKept { desk.effects.append(.edit(draftKey: key)) }
    }
}

extension AppState {
    /// Says something from outside of the panes: how the editor ended.
    public mutating func say(_ text: String, asFailure isFailure: Bool = false) {
        desk.message = isFailure ? .failure(text) : .plain(text)
    }

    /// Takes what was written in the editor into the diary, as one change.
    public mutating func takeEdited(draft key: String) {
        guard let id = PhaseNotes.phase(key) else { return }
        desk.write { diary throws(StoreError) in
            guard let text = try diary.draft(key) else { return }
            var phase = try diary.phase(id)
            // Editors end a file with a line end; the notes do not.
            phase.notes = text.hasSuffix("\n") ? String(text.dropLast()) : text
            try diary.updatePhase(phase)
            try diary.deleteDraft(key)
        }
        if desk.isStale { refresh() }
    }
}
