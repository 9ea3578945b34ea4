import DiaryStore
import FitnessModel
import ViewKit

/// Saying where a session is: one of the gym's places, a new one, or none.
enum PlacePicker {
    static func choose(for session: TrainingSession, _ context: inout Context) {
        let places = (try? context.diary.places.choices(with: session.place)) ?? []
        guard !places.isEmpty else { return context.present(first(for: session)) }
        context.present(
            Picker(
                "Where is the session of \(session.day.short)?", of: places + [nil], verb: "choose",
                title: { $0?.name ?? "not said" },
                detail: { $0?.id == session.place ? "now" : "" }, creationLabel: "new place",
                create: { name, context in
                    context.write(news(name)) { diary in try add(name, for: session, in: diary) }
                },
                choose: { place, context in
                    context.write(place.map { news($0.name) } ?? "No place is said.") { diary in
                        try put(session, at: place?.id, in: diary)
                    }
                }))
    }

    /// Nothing can be chosen yet: the first place is named.
    private static func first(for session: TrainingSession) -> Form {
        PlaceForm.add("The session is there. Places of the gym: , l among the machines.") { _, _ in
        } write: { name, diary in
            try add(name, for: session, in: diary)
        }
    }

    private static func news(_ name: String) -> String { "The session is at \(name)." }

    private static func add(
        _ name: String, for session: TrainingSession, in diary: Diary
    ) throws -> Identifier<Place> {
        try diary.change { change in
            let place = try change.places.use(named: name)
            try put(session, at: place, in: change)
            return place
        }
    }

    private static func put(
        _ session: TrainingSession, at place: Identifier<Place>?, in diary: some DiaryAccess
    ) throws {
        var moved = session
        moved.place = place
        try diary.sessions.update(from: session, to: moved)
    }
}
