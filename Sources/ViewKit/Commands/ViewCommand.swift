package import Phrases
import Synchronization

/// A command, declared once by its view: name and keys, the reason why it is disabled, and its action.
///
/// The owner is a view, or the program as a whole; the context is the second argument. Neither has a constraint: each
/// would make a start search all conformances of the program, once for each view.
package struct ViewCommand<Owner, Context>: Sendable {
    /// Why a command cannot be run now, as the end of a sentence: "no client chosen"; nil when it can.
    package typealias DisabledReason = @Sendable (Owner, Context) -> Phrase?
    /// The action of a command; the number is a typed count, 1 by default.
    package typealias Run = @Sendable (inout Owner, inout Context, Int) -> Void

    /// The description for help and key file.
    package let info: CommandInfo
    /// Why it cannot be run now.
    package let disabledReason: DisabledReason?
    /// Runs it.
    package let run: Run

    /// Declares a command.
    package init(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, in scope: KeyScope, keys: [KeySequence] = [],
        unless disabledReason: DisabledReason? = nil, run: @escaping Run
    ) {
        info = CommandInfo(id, title, hint: hint, in: scope, keys: keys)
        self.disabledReason = disabledReason
        self.run = run
    }
}

/// The commands of one view in the order of the help, found by id.
package struct ViewCommands<Owner, Context>: Sendable, ExpressibleByArrayLiteral {
    /// All commands of the view.
    package let all: [ViewCommand<Owner, Context>]
    private let places: CommandPlaces

    /// Each command once.
    private init(_ commands: [ViewCommand<Owner, Context>]) {
        all = commands
        places = CommandPlaces()
    }

    /// Each command once.
    package init(arrayLiteral commands: ViewCommand<Owner, Context>...) { self.init(commands) }

    /// The command of that name.
    package subscript(_ id: CommandID) -> ViewCommand<Owner, Context>? {
        places.place(of: id) { all.map { $0.info.id } }.map { all[$0] }
    }

    /// The descriptions for help and key file.
    package var infos: [CommandInfo] { all.map { $0.info } }

    /// Two groups of one view.
    package static func + (first: ViewCommands, second: ViewCommands) -> ViewCommands {
        ViewCommands(first.all + second.all)
    }
}

/// The positions of a set's commands, gathered on first use: a start creates all sets and uses few.
private final class CommandPlaces: Sendable {
    private let places = Mutex<[CommandID: Int]?>(nil)

    func place(of id: CommandID, among ids: () -> [CommandID]) -> Int? {
        places.withLock { places in
            if let places { return places[id] }
            let gathered = Dictionary(zip(ids(), 0...)) { first, _ in first }
            places = gathered
            return gathered[id]
        }
    }
}
