import Foundation
import TerminalKit

extension Form {
    private static var editorWord: String { "field " }

    /// The field of a form whose text stands in a draft of that name.
    package static func editedField(_ draftKey: String) -> String? {
        guard let last = draftKey.components(separatedBy: ": ").last, last.hasPrefix(editorWord) else { return nil }
        return String(last.dropFirst(editorWord.count))
    }

    /// Under which name the text of a field waits for the editor: behind that of the form's own draft, so that both go together.
    private func editorKey(_ field: FormField) -> String {
        [draftKey, Self.editorWord + field.id].compactMap(\.self).joined(separator: ": ")
    }

    /// Gives the note under the cursor to the person's own editor. The form stays open below and is kept as a draft before.
    mutating func openEditor(_ context: inout Context) {
        let field = fields[focus]
        let key = editorKey(field)
        guard field.isNote, context.openEditor(draftKey: key) else { return }
        keepDraft(&context)
        context.saveDraft(field.editor.text, for: key)
    }

    /// Takes what was written in the editor into the field of that id.
    package mutating func takeEdited(_ text: String, in id: String, _ context: inout Context) {
        // Editors end a file with a line end; notes do not.
        edit(id, to: text.hasSuffix("\n") ? String(text.dropLast()) : text, context)
        keepDraft(&context)
    }
}
