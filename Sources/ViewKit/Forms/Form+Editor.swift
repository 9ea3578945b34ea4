import TerminalKit

extension Form {
    private static var editorPrefix: String { "field " }

    /// The field of a form whose text stands in a draft of that name.
    package static func editedField(_ draftKey: String) -> String? {
        draftKey.hasPrefix(editorPrefix) ? String(draftKey.dropFirst(editorPrefix.count)) : nil
    }

    /// Gives the note under the cursor to the person's own editor. The form stays open below and is kept as a draft before.
    mutating func openEditor(_ context: inout Context) {
        let field = fields[focus]
        guard field.isNote else { return }
        keepDraft(&context)
        let key = Self.editorPrefix + field.id
        context.saveDraft(field.editor.text, for: key)
        context.openEditor(draftKey: key)
    }

    /// Takes what was written in the editor into the field of that id.
    package mutating func takeEdited(_ text: String, in id: String, _ context: inout Context) {
        // Editors end a file with a line end; notes do not.
        edit(id, to: text.hasSuffix("\n") ? String(text.dropLast()) : text, context)
        keepDraft(&context)
    }
}
