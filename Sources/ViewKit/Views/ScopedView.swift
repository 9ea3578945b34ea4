package import Phrases

/// A view with a key scope of its own.
package protocol ScopedView: View {
    /// The scope of its keys; the ids of its commands start with the scope's.
    static var scope: KeyScope { get }
}

extension ScopedView {
    package var scopes: [KeyScope] { [Self.scope, .list] }

    /// A command of the view; a name without a dot gets the scope's before it.
    package static func command(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: ViewCommand<Self, Context>.DisabledReason? = nil,
        run: @escaping @Sendable (inout Self, inout Context) -> Void
    ) -> ViewCommand<Self, Context> {
        counting(name, title, hint: hint, keys: keys, unless: disabledReason) { view, context, _ in
            run(&view, &context)
        }
    }

    /// A command with a typed count, 1 by default.
    package static func counting(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: ViewCommand<Self, Context>.DisabledReason? = nil,
        run: @escaping ViewCommand<Self, Context>.Run
    ) -> ViewCommand<Self, Context> {
        let id = CommandID(rawValue: name.contains(".") ? name : "\(scope.name).\(name)")
        return ViewCommand(id, title, hint: hint, in: scope, keys: keys, unless: disabledReason, run: run)
    }
}

/// A view that acts on its selection: a record of a list, a part of a plan, the run that it shows.
package protocol ChoosingView: ScopedView {
    /// The selected thing.
    associatedtype Chosen
    /// The current selection; nil for none.
    func chosen(_ context: Context) -> Chosen?
    /// Why a command on the selection is disabled without one; nil for no message.
    var noneChosen: Phrase? { get }
}

extension ChoosingView {
    package var noneChosen: Phrase? { nil }

    /// A command on the selection.
    package static func onChosen(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: (@Sendable (Chosen, Context) -> Phrase?)? = nil,
        run: @escaping @Sendable (inout Self, Chosen, inout Context) -> Void
    ) -> ViewCommand<Self, Context> {
        command(
            name, title, hint: hint, keys: keys,
            unless: { view, context in
                guard let chosen = view.chosen(context) else { return view.noneChosen }
                return disabledReason?(chosen, context)
            }
        ) { view, context in
            if let chosen = view.chosen(context) { run(&view, chosen, &context) }
        }
    }
}
