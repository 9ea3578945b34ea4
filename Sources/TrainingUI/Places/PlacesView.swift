package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The gym's locations: to add, rename and archive.
package struct PlacesView: EditableList, ArchivingList {
    package static let noun = Noun("location", many: "locations")
    package static let scope = KeyScope("places", "Locations of the gym")
    package static let commands: CommandSet<PlacesView> = [
        editing("Rename the location", hint: "rename"), adding(), archiving(), showingArchived(), deleting(),
    ]

    /// The locations on the list.
    package var list = RecordList<Place>()
    package var archive = ArchiveFilter.active
    /// The number of machines at each location.
    private var machines: [Identifier<Place>: Int] = [:]

    package func title(_ context: Context) -> Phrase { "Locations" }

    package func count(_ diary: Diary) throws -> Int { try diary.places.count(archive) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Place] {
        try diary.places.list(archive, offset: offset, limit: limit)
    }

    package mutating func reload(_ context: inout Context) {
        readList(&context)
        machines = context.read { diary in try diary.places.machineCounts() } ?? [:]
    }

    package func edit(_ place: Place, _ context: inout Context) { context.present(PlaceForm.rename(place)) }
    package func add(_ context: inout Context) {
        context.present(
            PlaceForm.add("Added.") { place, context in
                context.update(PlacesView.self) { view, _ in view.list.select(place) }
            } write: { name, diary in
                try diary.places.use(named: name)
            })
    }

    package func delete(_ place: Place, _ context: inout Context) {
        context.write("Deleted \(place.name). u: undo.") { diary in try diary.places.delete(place.id) }
    }

    package func setArchived(_ isArchived: Bool, _ place: Place, in diary: Diary) throws {
        try diary.places.setArchived(isArchived, place.id)
    }

    package func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    package func columns(_ context: Context) -> [TableColumn] {
        [TableColumn("Location", .flexible(minimum: 16, weight: 1)), TableColumn(number: "Machines", .fixed(8))]
    }

    package func line(_ place: Place, _ context: Context) -> TableLine {
        TableLine([place.shownName, Phrase(verbatim: machines[place.id].map(String.init) ?? "-")], styles: [1: .muted])
    }

    package func nothingText(_ context: Context) -> Phrase {
        nothingText(first: "No locations yet: a adds one. If you train in one location only, you need none.")
    }
}

extension Place: ArchivableRecord {}

/// The form of a gym location, and the field for the location of something.
enum PlaceForm {
    private struct Draft: Sendable { var name = "" }

    /// A new location; `write` stores it.
    static func add(
        _ message: Phrase, then next: @escaping @Sendable (Identifier<Place>, inout Context) -> Void,
        write: @escaping @Sendable (String, Diary) throws -> Identifier<Place>
    ) -> Form {
        Form("New location", editing: Draft(), [name(\.name)]) { draft, context in
            if let wrong = mistake(draft.name, nil, context) { return .wrong(field: "name", wrong) }
            guard let place = context.write(message, { diary in try write(draft.name, diary) }) else { return .failed }
            return .saved { context in next(place, &context) }
        }
    }

    /// Renames a location.
    static func rename(_ place: Place) -> Form {
        Form("Location \(place.name)", editing: place, [name(\.name)]) { changed, context in
            if let wrong = mistake(changed.name, place.id, context) { return .wrong(field: "name", wrong) }
            return .done(context.save { diary in try diary.places.update(from: place, to: changed) })
        }
    }

    private static func name<Record>(_ path: Field<Record>.Path<String>) -> Field<Record> {
        .text("name", "Name", path, isRequired: true, help: "As you call it: North, Home, Riverside gym")
    }

    /// The error if another location has the name. Adding the name of an archived one restores it.
    private static func mistake(_ name: String, _ own: Identifier<Place>?, _ context: Context) -> Phrase? {
        guard let known = try? context.diary.places.named(name), known.id != own else { return nil }
        if known.isArchived { return own == nil ? nil : "\(known.name) already exists, archived: Z shows it." }
        return "\(known.name) already exists."
    }

    /// A field for the gym location, optional; none if the gym has no locations.
    static func field<Record>(
        _ path: Field<Record>.Path<Identifier<Place>?>, with chosen: Identifier<Place>?, help: Phrase,
        _ context: Context
    ) -> [Field<Record>] {
        let places = (try? context.diary.places.choices(with: chosen)) ?? []
        guard !places.isEmpty else { return [] }
        let choices: [(value: Identifier<Place>?, word: Phrase)] =
            [(nil, "not given")] + places.map { ($0.id, "\($0.name)") }
        return [.choice("place", "Location", path, choices, help: help)]
    }
}

/// Sets the location of a session: one of the gym's, a new one, or none.
enum PlacePicker {
    static func choose(for session: TrainingSession, _ context: inout Context) {
        let places = (try? context.diary.places.choices(with: session.place)) ?? []
        guard !places.isEmpty else { return context.present(first(for: session)) }
        context.present(
            Picker(
                "Where is the session of \(session.day.short)?", of: places + [nil], verb: "choose",
                title: { $0.map { "\($0.name)" } ?? "not given" },
                detail: { $0?.id == session.place ? "now" : "" }, creationLabel: "new location",
                create: { name, context in
                    context.write(message(name)) { diary in try add(name, for: session, in: diary) }
                },
                choose: { place, context in
                    context.write(place.map { message($0.name) } ?? "Removed the location.") { diary in
                        try put(session, at: place?.id, in: diary)
                    }
                }))
    }

    /// Adds the first location.
    private static func first(for session: TrainingSession) -> Form {
        PlaceForm.add("Location set. All locations: , l in Machines.") { _, _ in
        } write: { name, diary in
            try add(name, for: session, in: diary)
        }
    }

    private static func message(_ name: String) -> Phrase { "The session is at \(name)." }

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

extension Machine {
    /// The labels of machines in a choice: a location follows names that occur twice, "Cable row, North".
    static func placedNames(_ machines: [Machine], _ context: Context) -> [String] {
        let namesakes = Dictionary(grouping: machines, by: { SearchKey.fold($0.name) })
        return machines.map { machine in
            guard namesakes[SearchKey.fold(machine.name), default: []].count > 1, let id = machine.place,
                let place = try? context.diary.places.get(id)
            else { return machine.name }
            return "\(machine.name), \(place.name)"
        }
    }
}
