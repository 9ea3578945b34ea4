import TerminalKit
import ViewKit

/// A view inside which a sheet takes the keys: the Board, the cockpit.
protocol SheetHost: View where Context == SpotterUI.Context {
    /// The sheet that has the keys; nil while there is none.
    var sheet: SheetView? { get set }
}

extension SheetHost {
    var mode: Role? { sheet?.mode }
    var isTyping: Bool { sheet?.isTyping ?? false }
    var typingHints: [KeyHint] { sheet?.typingHints ?? [] }
    var isHalfTyped: Bool { sheet?.isHalfTyped ?? false }
    var needsAutosave: Bool { sheet?.needsAutosave ?? false }

    func capturesText(_ keys: [Key]) -> Bool { sheet?.capturesText(keys) ?? false }
    func awaitsMore(_ key: Key) -> Bool { sheet?.awaitsMore(key) ?? false }
    mutating func noteLetter(_ context: Context) { sheet?.noteLetter(context) }
    mutating func takeAsWord(_ letters: [Key], context: inout Context) -> Bool {
        sheet?.takeAsWord(letters, context: &context) ?? false
    }
    mutating func paste(_ text: String, context: inout Context) { sheet?.paste(text, context: &context) }
    mutating func autosave(_ context: inout Context) { sheet?.autosave(&context) }

    /// The sheet is found here like one on a stack.
    mutating func update<Other: View, Result>(
        _ kind: Other.Type, _ change: (inout Other) -> Result
    ) -> Result? where Other.Context == Context {
        guard var host = self as? Other else { return sheet?.update(kind, change) }
        let result = change(&host)
        if let changed = host as? Self { self = changed }
        return result
    }
}
