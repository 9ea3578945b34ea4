import DiaryStore
import FitnessModel
import ViewKit

extension AppState {
    /// Says something from outside of the views: how the editor ended.
    public mutating func say(_ text: String, asFailure isFailure: Bool = false) {
        context.message = isFailure ? .failure(text) : .plain(text)
    }

    /// Takes what was written in the editor into the diary, as one change.
    public mutating func takeEdited(draft key: String) {
        guard let id = PhaseNotes.phase(key) else { return }
        context.write { diary in
            guard let text = try diary.drafts.get(key) else { return }
            var phase = try diary.phase(id)
            // Editors end a file with a line end; the notes do not.
            phase.notes = text.hasSuffix("\n") ? String(text.dropLast()) : text
            try diary.updatePhase(phase)
            try diary.drafts.delete(key)
        }
        if context.isStale { refresh() }
    }
}

extension AppState {
    /// Shows a link that could not be opened, to copy it.
    public mutating func showLink(_ link: String) {
        context.message = nil
        context.present(LinkPanel(link: link))
    }
}
