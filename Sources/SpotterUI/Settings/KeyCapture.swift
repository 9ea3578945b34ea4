import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// Takes the new key of a command as it is pressed; further keys make a sequence of it.
package struct KeyCapture: Overlay {
    package typealias Context = SpotterShell.Context

    private let command: CommandInfo
    /// The other keys of the command, which stay.
    private let others: [KeySequence]
    private var pressed: [Key] = []
    private var problem: Phrase?

    /// How many keys a sequence has at most.
    private static let most = 3

    init(_ command: CommandInfo, besides others: [KeySequence] = []) {
        self.command = command
        self.others = others
    }

    var hints: [KeyHint] {
        guard !pressed.isEmpty else { return [KeyHint(words: "any key", "new key"), KeyHint("Esc", "cancel")] }
        return [
            KeyHint("Enter", "save"), KeyHint(words: "any key", "next key"), KeyHint("Backspace", "start over"),
            KeyHint("Esc", "cancel"),
        ]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        problem = nil
        switch key {
        case .escape: return .close
        case .enter where !pressed.isEmpty:
            problem = context.putKeys(others + [KeySequence(pressed)], of: command)
            pressed = []
            return problem == nil ? .close : .stay
        case .backspace where !pressed.isEmpty: pressed = []
        default: if pressed.count < Self.most { pressed.append(key) }
        }
        return .stay
    }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        let box = body.centred(Size(columns: min(body.width - 2, 64), rows: min(body.height, 8)))
        let room = screen.popup(box, title: command.title)
        if pressed.isEmpty {
            screen.put("Press the new key ...", in: room, align: .leading, style: .accent)
        } else {
            screen.put(verbatim: KeySequence(pressed).display, in: room, align: .leading, style: Style(.key, .bold))
        }
        let now = others.isEmpty ? context.keys.keys(of: command.id) : others
        let words: Phrase = now.isEmpty ? "none" : "\(list: now.map(\.display), separator: "  ")"
        screen.put(
            others.isEmpty ? "replaces  \(words)" : "in addition to  \(words)", in: room.droppingTop(1),
            align: .leading,
            style: .muted)
        screen.paragraph(
            problem ?? "Esc, Ctrl-C, F10 and the keys of the tabs cannot be pressed here: use keys.toml.",
            in: room.droppingTop(3), style: problem == nil ? .muted : .warning)
    }
}
