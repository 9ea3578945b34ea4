import DiaryStore
import FitnessModel
import ViewKit

extension AppState {
    /// Says something from outside of the views: how the editor ended.
    public mutating func say(_ text: String, asFailure isFailure: Bool = false) {
        context.message = isFailure ? .failure(text) : .plain(text)
    }

    /// Takes up what was written in the editor: in a form it goes into its field, the notes of a phase into the diary.
    public mutating func takeEdited(draft key: String) {
        handling { state in
            if let field = Form.editedField(key) {
                state.fill(field, fromDraft: key)
            } else if let id = PhaseNotes.phase(key) {
                state.takeNotes(of: id, draft: key)
            }
            if state.context.isStale { state.refresh() }
        }
    }

    /// Goes on where nothing was written in the editor.
    public mutating func leaveEdited(draft key: String) {
        handling { state in
            if Form.editedField(key) != nil { state.context.saveDraft(nil, for: key) }
            state.say("The notes are as before.")
        }
    }

    private mutating func fill(_ field: String, fromDraft key: String) {
        guard let text = context.draft(key) else { return }
        context.updateOverlay(Form.self) { form, context in form.takeEdited(text, in: field, &context) }
        context.saveDraft(nil, for: key)
    }

    /// Writes the notes as one change, in place of those that the editor began with. A text that the diary does not take
    /// waits for the next time.
    private mutating func takeNotes(of id: Identifier<Phase>, draft key: String) {
        let shown = context.phaseInEditor
        context.phaseInEditor = nil
        let isTaken = context.save { diary in
            try diary.change { change in
                guard let text = try change.drafts.bringBack(key) else { return }
                let phase = try shown.flatMap { $0.id == id ? $0 : nil } ?? change.phases.get(id)
                var edited = phase
                // Editors end a file with a line end; the notes do not.
                edited.notes = text.hasSuffix("\n") ? String(text.dropLast()) : text
                try change.phases.update(from: phase, to: edited)
                try change.drafts.delete(key)
                try change.drafts.delete(PhaseNotes.keptKey(id))
            }
        }
        if !isTaken, let text = context.draft(key) {
            let reason = context.message?.text ?? ""
            context.message = .failure("\(reason) Your text is kept: Ctrl-O opens it below the notes.")
            context.saveDraft(text, for: PhaseNotes.keptKey(id))
        }
    }
}

extension AppState {
    /// Shows a link that could not be opened, to copy it.
    public mutating func showLink(_ link: String) {
        context.message = nil
        context.present(LinkPanel(link: link))
    }
}
