/// The keys that work in this view, grouped and searchable by name and by key; Enter runs the choice.
enum HelpPanel {
    /// The help of the view on screen: its own commands first, then what works everywhere.
    static func open(_ state: AppState) -> Palette {
        let scopes = state.scopes
        let commands = scopes.flatMap { scope in CommandTable.all.filter { $0.scope == scope } }
        return Palette("Help: \(scopes.first?.title ?? "Spotter")", state: state, commands: commands)
    }
}
