import FitnessModel
package import TerminalKit
package import ViewKit

/// The way to the view on screen.
extension Navigator {
    /// The titles that led to the view on screen: Clients, Anna Malá, P13. If it was opened from another stack, they
    /// begin there. What belongs to another client than the current one has their name: P13 (Anna Malá).
    package func crumb(_ context: Context) -> [Phrase] {
        var seen: Set<Place> = []
        return way(to: place, context, &seen)
    }

    /// Whether the way to the view on screen begins at the first view of its own stack.
    package var beginsHere: Bool {
        let entries = entries(of: place)
        return entries[0].origin == nil && entries.dropFirst().first?.origin == nil
    }

    private func way(to place: Place, _ context: Context, _ seen: inout Set<Place>) -> [Phrase] {
        // Two stacks may each have been opened from the other one: then the second way back leads to its first view.
        guard seen.insert(place).inserted else { return [root(of: place)] }
        let entries = entries(of: place)
        let laid = entries.dropFirst()
        let start =
            if let origin = laid.first?.origin {
                way(to: origin, context, &seen)
            } else {
                (entries[0].origin.map { way(to: $0, context, &seen) } ?? []) + [root(of: place)]
            }
        return start + laid.map { $0.title(context) }.filter { !$0.isEmpty }
    }
}

extension Navigator.Entry {
    /// The title of the view, with the client's name if that is another one than the current client.
    fileprivate func title(_ context: Context) -> Phrase {
        let title = view.title(context)
        guard let owner, owner.id != context.client?.id, !title.isEmpty, title != "\(owner.name)" else { return title }
        return "\(title) (\(owner.name))"
    }
}
