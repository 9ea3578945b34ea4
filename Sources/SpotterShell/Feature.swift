package import ViewKit

/// The commands, routes and client permissions that a room adds to the program. `CommandTable` gathers the features of
/// all rooms; help, footer, palette, key file and client mode follow from them.
package struct Feature: Sendable {
    /// The commands of its views, in the order of help and the key file.
    package let commands: [CommandInfo]
    /// The commands that it adds to every view.
    package let everywhere: EverywhereCommands
    /// Other words that people use for its commands; the palette and the help match them, too. Computed when needed,
    /// not at each start.
    package let synonyms: @Sendable () -> [CommandID: String]
    /// The commands that are available in client mode. Computed when needed.
    package let clientCommands: @Sendable () -> Set<CommandID>
    /// Opens the view that a route leads to. Returns false if the route leads to another room.
    package let open: @Sendable (Route, inout Navigator, inout Context) -> Bool

    /// Declares a feature.
    package init(
        commands: [[CommandInfo]], everywhere: EverywhereCommands = [],
        synonyms: @autoclosure @escaping @Sendable () -> [CommandID: String] = [:],
        clientCommands: @autoclosure @escaping @Sendable () -> Set<CommandID> = [],
        open: @escaping @Sendable (Route, inout Navigator, inout Context) -> Bool = { _, _, _ in false }
    ) {
        self.commands = commands.flatMap { $0 }
        self.everywhere = everywhere
        self.synonyms = synonyms
        self.clientCommands = clientCommands
        self.open = open
    }
}

/// A command that works in every view: it acts on the views and their shared state.
package typealias EverywhereCommand = ViewCommand<Navigator, Context>
package typealias EverywhereCommands = ViewCommands<Navigator, Context>

extension ViewCommand where Owner == Navigator, Context == SpotterShell.Context {
    /// Declares a command that works in every view.
    package static func everywhere(
        _ id: CommandID, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: DisabledReason? = nil,
        run: @escaping @Sendable (inout Navigator, inout Context) -> Void
    ) -> Self {
        Self(id, title, hint: hint, in: .everywhere, keys: keys, unless: disabledReason) { navigator, context, _ in
            run(&navigator, &context)
        }
    }

    /// Declares a command of every view that writes to the diary and needs no view.
    package static func writing(
        _ id: CommandID, _ title: Phrase, keys: [KeySequence], run: @escaping @Sendable (inout Context) -> Void
    ) -> Self {
        everywhere(
            id, title, keys: keys,
            unless: { _, context in context.isReadOnly ? "the diary is read-only" : nil }
        ) { _, context in run(&context) }
    }

    /// Declares a command that adds a record: to the list with the focus, or with an overlay from anywhere else.
    package static func adding<List: SortedList>(
        _ id: CommandID, _ title: Phrase, keys: [KeySequence], to list: List.Type,
        elsewhere overlay: @escaping @Sendable (Context) -> any Overlay<Context>
    ) -> Self {
        everywhere(id, title, keys: keys) { navigator, context in
            guard let shown = navigator.shown(list) else { return context.present(overlay(context)) }
            shown.add(&context)
        }
    }

    /// Declares a command that pushes a view, unless one of its kind has the focus.
    package static func pushing<Kind: View<Context>>(
        _ id: CommandID, _ title: Phrase, keys: [KeySequence] = [], forClient isAboutClient: Bool = false,
        _ view: @escaping @Sendable () -> Kind
    ) -> Self {
        everywhere(id, title, keys: keys) { navigator, context in
            guard navigator.shown(Kind.self) == nil else { return }
            if isAboutClient { context.withClient { $0.push(view()) } } else { context.push(view()) }
        }
    }
}
