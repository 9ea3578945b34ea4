package import TerminalKit

/// The keys of all overlays. An overlay handles the standard key; keys of the key file are translated to it first.
package enum DialogKey: String, CaseIterable, Sendable {
    case accept = "dialog.accept"
    case cancel = "dialog.cancel"
    case next = "dialog.next"
    case previous = "dialog.previous"
    case save = "dialog.save"
    case discard = "dialog.discard-draft"
    case take = "dialog.take"
    case editor = "dialog.editor"
    case up = "dialog.up"
    case down = "dialog.down"
    case left = "dialog.left"
    case right = "dialog.right"
    case pageUp = "dialog.page-up"
    case pageDown = "dialog.page-down"
    case help = "dialog.help"

    /// The key that overlays handle.
    package var key: Key { info.key }

    private var info: (key: Key, title: Phrase) {
        switch self {
        case .accept: (.enter, "Accept, choose, or go to the next field")
        case .cancel: (.escape, "Close; a form saves a draft")
        case .next: (.tab, "Next field or line")
        case .previous: (.backTab, "Previous field or line")
        case .save: (.ctrl("s"), "Save the form")
        case .discard: (.ctrl("x"), "Discard the draft of a form")
        case .take: (.ctrl("g"), "Use the suggestion of a form")
        case .editor: (.ctrl("o"), "Edit the note of a form in your own editor ($EDITOR)")
        case .up: (.up, "Field or line above")
        case .down: (.down, "Field or line below")
        case .left: (.left, "Previous choice")
        case .right: (.right, "Next choice")
        case .pageUp: (.pageUp, "Ten lines up; a date, a time or a length later")
        case .pageDown: (.pageDown, "Ten lines down; a date, a time or a length earlier")
        case .help: (.f(10), "List the keys of this form, question or list")
        }
    }

    /// The command of this name.
    package var command: CommandID { CommandID(rawValue: rawValue) }

    /// Alternative keys, for terminals that keep the first one for themselves.
    private var others: [Key] { self == .help ? [.alt("h")] : [] }

    /// The commands for help and key file.
    package static let commands: [CommandInfo] = allCases.map { dialog in
        let keys = [dialog.key] + dialog.others
        return CommandInfo(dialog.command, dialog.info.title, in: .dialog, keys: keys.map { KeySequence([$0]) })
    }

    /// The key that an overlay receives: the standard key of the command that was pressed, or the key itself, unless it
    /// was reassigned.
    package static func standard(_ pressed: Key, _ keys: KeyMap) -> Key? {
        if case .command(let id) = keys.meaning(of: [pressed], in: [.dialog]) {
            return DialogKey(rawValue: id.rawValue)?.key ?? pressed
        }
        return allCases.contains { $0.key == pressed } ? nil : pressed
    }
}
