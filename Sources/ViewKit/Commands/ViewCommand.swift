import Synchronization

/// One thing that can be done, declared once by the view that does it: its name and keys, why it cannot be done now, and
/// what it does.
///
/// The owner is a view, or the program as a whole; the context is what a command gets besides it. Neither must be anything in
/// particular: for each constraint a start would look through all conformances of the program, for each view anew.
package struct ViewCommand<Owner, Context>: Sendable {
    /// Why a command cannot be run now, as the end of a sentence: "no client is chosen"; nil when it can.
    package typealias DisabledReason = @Sendable (Owner, Context) -> String?
    /// What a command does; the number is how often, 1 unless a count was typed.
    package typealias Run = @Sendable (inout Owner, inout Context, Int) -> Void

    /// What help and key file know of it.
    package let info: CommandInfo
    /// Why it cannot be run now.
    package let disabledReason: DisabledReason?
    /// Runs it.
    package let run: Run

    /// Declares a command.
    package init(
        _ id: CommandID, _ title: String, hint: String? = nil, in scope: KeyScope, keys: [KeySequence] = [],
        unless disabledReason: DisabledReason? = nil, run: @escaping Run
    ) {
        info = CommandInfo(id, title, hint: hint, in: scope, keys: keys)
        self.disabledReason = disabledReason
        self.run = run
    }
}

/// The commands of one view in the order in which help shows them, found by name.
package struct ViewCommands<Owner, Context>: Sendable, ExpressibleByArrayLiteral {
    /// All of them.
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

    /// What help and key file know of them.
    package var infos: [CommandInfo] { all.map { $0.info } }

    /// Two groups of one view.
    package static func + (first: ViewCommands, second: ViewCommands) -> ViewCommands {
        ViewCommands(first.all + second.all)
    }
}

/// Where each command of a set is, gathered at the first question: a start makes all sets and asks few.
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
