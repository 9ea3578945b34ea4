/// A view whose keys count in a scope of its own.
package protocol ScopedView: View {
    /// Where its keys count; the names of its commands begin with the scope's.
    static var scope: KeyScope { get }
}

extension ScopedView {
    package var scopes: [KeyScope] { [Self.scope, .list] }

    /// A command of the view; a name without a dot gets the scope's before it.
    package static func command(
        _ name: String, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        unless disabledReason: ViewCommand<Self, Context>.DisabledReason? = nil,
        run: @escaping @Sendable (inout Self, inout Context) -> Void
    ) -> ViewCommand<Self, Context> {
        counting(name, title, hint: hint, keys: keys, unless: disabledReason) { view, context, _ in
            run(&view, &context)
        }
    }

    /// A command that is told how often, 1 unless a count was typed.
    package static func counting(
        _ name: String, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        unless disabledReason: ViewCommand<Self, Context>.DisabledReason? = nil,
        run: @escaping ViewCommand<Self, Context>.Run
    ) -> ViewCommand<Self, Context> {
        let id = CommandID(rawValue: name.contains(".") ? name : "\(scope.name).\(name)")
        return ViewCommand(id, title, hint: hint, in: scope, keys: keys, unless: disabledReason, run: run)
    }
}

/// A view that acts on what is chosen in it: a record of a list, a part of a plan, the run that it shows.
package protocol ChoosingView: ScopedView {
    /// What is chosen.
    associatedtype Chosen
    /// What is chosen now; nil for nothing.
    func chosen(_ context: Context) -> Chosen?
    /// Why a command on what is chosen cannot be run while nothing is; nil where that needs no words.
    var noneChosen: String? { get }
}

extension ChoosingView {
    package var noneChosen: String? { nil }

    /// A command on what is chosen.
    package static func onChosen(
        _ name: String, _ title: String, hint: String? = nil, keys: [KeySequence] = [],
        unless disabledReason: (@Sendable (Chosen, Context) -> String?)? = nil,
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
