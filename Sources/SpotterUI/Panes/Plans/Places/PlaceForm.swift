import DiaryStore
import FitnessModel
import ViewKit

/// Naming a place, and the field of forms that say where something is.
enum PlaceForm {
    private struct Draft: Sendable { var name = "" }

    /// A new place; `write` keeps it, with what goes with it.
    static func add(
        _ news: String, then next: @escaping @Sendable (Identifier<Place>, inout Context) -> Void,
        write: @escaping @Sendable (String, Diary) throws -> Identifier<Place>
    ) -> Form {
        Form("New place", editing: Draft(), [name(\.name)]) { draft, context in
            if let wrong = mistake(draft.name, nil, context) { return .wrong(field: "name", wrong) }
            guard let place = context.write(news, { diary in try write(draft.name, diary) }) else { return .failed }
            return .saved { context in next(place, &context) }
        }
    }

    /// Another name for a place.
    static func rename(_ place: Place) -> Form {
        Form("Place \(place.name)", editing: place, [name(\.name)]) { changed, context in
            if let wrong = mistake(changed.name, place.id, context) { return .wrong(field: "name", wrong) }
            return .done(context.save { diary in try diary.places.update(from: place, to: changed) })
        }
    }

    private static func name<Record>(_ path: Field<Record>.Path<String>) -> Field<Record> {
        .text("name", "Name", path, isRequired: true, help: "As you call it: North, Home, Riverside gym")
    }

    /// Another place has the name. One that was put away is brought back where a place is added.
    private static func mistake(_ name: String, _ own: Identifier<Place>?, _ context: Context) -> String? {
        guard let known = try? context.diary.places.named(name), known.id != own else { return nil }
        if known.isArchived { return own == nil ? nil : "\(known.name) is there already, archived: Z shows it." }
        return "\(known.name) is there already."
    }

    /// Where something is, one of the gym's places or not said; no field as long as the gym has none.
    static func field<Record>(
        _ path: Field<Record>.Path<Identifier<Place>?>, with kept: Identifier<Place>?, help: String, _ context: Context
    ) -> [Field<Record>] {
        let places = (try? context.diary.places.choices(with: kept)) ?? []
        guard !places.isEmpty else { return [] }
        return [.choice("place", "Place", path, [(nil, "not said")] + places.map { ($0.id, $0.name) }, help: help)]
    }
}
