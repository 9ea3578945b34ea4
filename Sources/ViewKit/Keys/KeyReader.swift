package import TerminalKit

/// The effect of a key.
package enum KeyAction: Hashable, Sendable {
    /// Runs a command a number of times.
    case run(CommandID, times: Int)
    /// Opens the cell under the cursor with this text.
    case begin(String)
    /// Goes to the text, form or question that is open.
    case type(Key)
    /// Waits for the next key; the hint names it if no list of commands does.
    case wait(hint: Phrase?)
    /// Does nothing because the cell takes no text now.
    case refuse(Phrase)
    /// Closes the overlay or cell and goes to a pane.
    case changePane(CommandID)
    /// Does nothing; nil for no message.
    case nothing(Phrase?)
}

/// Decides what each key does: text, command, pane or count (`decisions/0005`, `0006`, `0009`). The place under the
/// cursor decides, never the time between two keys.
package struct KeyReader: Hashable, Sendable {
    /// The situation in which a key is read.
    package struct Situation: Sendable {
        /// Something that takes keys before the view.
        package enum Open: Hashable, Sendable {
            case nothing
            /// A cell, filter or form: keys are its text.
            case text
            /// A question: only its answer keys count.
            case question
        }

        package var place: TypingPlace
        package var open: Open
        package var keys: KeyMap
        /// The active scopes, innermost first.
        package var scopes: [KeyScope]
        /// The commands that change the pane; empty if it must not be left.
        package var panes: [CommandID]

        package init(place: TypingPlace, open: Open, keys: KeyMap, scopes: [KeyScope], panes: [CommandID]) {
            self.place = place
            self.open = open
            self.keys = keys
            self.scopes = scopes
            self.panes = panes
        }

        func meaning(of pressed: [Key]) -> KeyMap.Meaning { keys.meaning(of: pressed, in: scopes) }

        /// The pane of a function key, or of Alt with a digit. A character alone may be text.
        func pane(of key: Key) -> CommandID? {
            if case .char = key { return nil }
            return panes.first { keys.keys(of: $0).contains(KeySequence([key])) }
        }
    }

    /// Keys of a sequence that is not complete yet: `n`, `g`.
    package private(set) var pending: [Key] = []
    /// The count typed before a command.
    private var count: Int?

    package init() {}

    /// Reads a key and returns its effect.
    package mutating func read(_ key: Key, in situation: Situation) -> KeyAction {
        if let pane = situation.pane(of: key) {
            if situation.open == .question { return .nothing("Answer the question first, or press Esc.") }
            self = KeyReader()
            return .changePane(pane)
        }
        guard situation.open == .nothing else {
            self = KeyReader()
            return .type(key)
        }
        return pending.isEmpty ? first(key, situation) : next(key, situation)
    }

    /// The first key of a sequence.
    private mutating func first(_ key: Key, _ situation: Situation) -> KeyAction {
        if key.digit != nil { return digit(key, situation) }
        if case .question(let question) = situation.place, let action = answer(key, question) { return action }
        switch situation.meaning(of: [key]) {
        case .command where situation.place == .logged(takesBodyWeight: true) && key == .char("b"):
            pending = [key]
            return .wait(hint: "b again for the command, w for a body-weight set.")
        case .command(let command): return run(command)
        case .prefix:
            pending = [key]
            return .wait(hint: nil)
        case .nothing: return unbound(key, situation.place)
        }
    }

    /// The keys after the first one.
    private mutating func next(_ key: Key, _ situation: Situation) -> KeyAction {
        let pressed = pending + [key]
        pending = []
        if situation.place.beginsSet(with: pressed) {
            count = nil
            return .begin(String(pressed.compactMap(\.sign)))
        }
        switch situation.meaning(of: pressed) {
        case .command(let command): return run(command)
        case .prefix:
            pending = pressed
            return .wait(hint: nil)
        case .nothing:
            // The first key waited for `bw`: pressed again it is its command.
            if pressed == [key, key], case .command(let command) = situation.meaning(of: [key]) { return run(command) }
            count = nil
            if key == .escape { return .nothing(nil) }
            if case .refused(let reason) = situation.place, pressed.count == 2, pressed[0] == .char("w"),
                key.digit != nil
            {
                return .refuse(reason)
            }
            return .nothing(Self.unknown(pressed))
        }
    }

    /// A digit is text in every grid; on a list it changes the pane or belongs to a count.
    private mutating func digit(_ key: Key, _ situation: Situation) -> KeyAction {
        guard let digit = key.digit else { return .nothing(nil) }
        switch situation.place {
        case .list: break
        case .refused(let reason): return .refuse(reason)
        case .question(let question):
            return question.answers.contains(digit) ? .begin(String(digit)) : .nothing(question.hint)
        case .logged, .planned, .name, .prescription, .notes, .number: return .begin(String(digit))
        }
        if let number = digit.wholeNumberValue, count != nil || number == 0 {
            let typed = min((count ?? 0) * 10 + number, 9_999)
            count = typed
            return .wait(hint: "\(typed) times ...")
        }
        switch situation.meaning(of: [key]) {
        case .command(let command): return run(command)
        case .prefix:
            pending = [key]
            return .wait(hint: nil)
        case .nothing:
            guard "6789".contains(digit) else { return .nothing(Self.unknown([key])) }
            return .nothing("There are five tabs. 0 starts a count: 0\(digit)j.")
        }
    }

    /// The effect of a key on a line that asks; nil if it may be a command.
    private func answer(_ key: Key, _ question: PageQuestion) -> KeyAction? {
        if let sign = key.sign, question.answers.contains(sign) { return .begin(String(sign)) }
        guard let letter = key.letter, !question.commands.contains(letter) else { return nil }
        return .nothing(question.hint)
    }

    /// A key without a command starts a text if the place takes one.
    private mutating func unbound(_ key: Key, _ place: TypingPlace) -> KeyAction {
        count = nil
        guard let sign = key.sign else { return .nothing(Self.unknown([key])) }
        switch place {
        case .logged, .planned, .name, .prescription, .notes: return .begin(String(sign))
        case .refused(let reason): return .refuse(reason)
        case .number: return .nothing("\(key.name) does nothing here: a digit starts the number, ? shows the keys.")
        case .question(let question): return .nothing(question.hint)
        case .list: return .nothing(Self.unknown([key]))
        }
    }

    private mutating func run(_ command: CommandID) -> KeyAction {
        let times = max(count ?? 1, 1)
        self = KeyReader()
        return .run(command, times: times)
    }

    private static func unknown(_ keys: [Key]) -> Phrase {
        "\(KeySequence(keys).description) does nothing here. ? shows the keys of this view."
    }
}
