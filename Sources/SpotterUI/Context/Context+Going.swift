import DiaryStore
import FitnessModel
package import ViewKit

extension Context {
    /// What the program does once a view or an overlay has done its part.
    enum Step: Sendable {
        case go(Route)
        /// Another view is on screen then.
        case move(@Sendable (inout Navigator) -> Void)
        case run(CommandID)
        case work(@Sendable (inout Context) -> Void)
        case quit
        case show(Diary, saying: String)
        case startTour(Diary)
        case leaveTour
        case handOver(Client)
        case takeBack
        case update(@Sendable (inout Navigator, inout Context) -> Void)
    }

    /// Goes to a place in the program.
    mutating func go(to route: Route) { pending.append(.go(route)) }
    /// Lays a view over the one on screen; back leads here again.
    package mutating func push(_ view: any View<Context>) { pending.append(.move { $0.push(view) }) }
    /// Goes back to the view below.
    package mutating func pop() { pending.append(.move { _ = $0.pop() }) }
    /// Runs a command as if its key had been pressed.
    package mutating func run(_ command: CommandID) { pending.append(.run(command)) }
    /// Goes back to what was on screen before the Board.
    mutating func closeBoard() { pending.append(.move { $0.closeBoard() }) }

    /// Ends the tour: the own diary is on screen again, or the program ends where it began with the tour.
    mutating func leaveTour() { pending.append(.leaveTour) }
    /// Ends the program.
    mutating func quit() { pending.append(.quit) }

    /// Hands an answer to the view that asked: the one of this kind on screen, else the first on any stack.
    mutating func update<Asker: View<Context>>(
        _ kind: Asker.Type, _ change: @escaping @Sendable (inout Asker, inout Context) -> Void
    ) {
        pending.append(.update { navigator, context in navigator.update(kind) { change(&$0, &context) } })
    }
    /// Does something once everything that was asked for before is done.
    mutating func afterwards(_ work: @escaping @Sendable (inout Context) -> Void) { pending.append(.work(work)) }

    /// Gives a draft to the person's own editor; it comes back through `AppState.takeEdited`.
    ///
    /// - Returns: false where none may be opened; the message says why.
    @discardableResult
    package mutating func openEditor(draftKey: String) -> Bool {
        guard handOver == nil else {
            message = .warning(HandOver.refusal)
            return false
        }
        guard !diary.isConfined else {
            message = .warning("The tour writes no files, and an editor needs one.")
            return false
        }
        effects.append(.edit(draftKey: draftKey))
        return true
    }

    /// The keys in force.
    package var keys: KeyMap { services.keys }

    /// What was typed into a form that was never saved.
    package func draft(_ key: String) -> String? { (try? diary.drafts.bringBack(key)) ?? nil }

    /// Keeps what is half typed; nil forgets it.
    package mutating func saveDraft(_ text: String?, for key: String) {
        guard !isReadOnly else { return }
        do {
            if let text { try diary.drafts.save(key, text) } else { try diary.drafts.delete(key) }
        } catch { report(error) }
    }
}
