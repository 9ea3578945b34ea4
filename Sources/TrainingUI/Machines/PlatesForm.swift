import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// The plates that the gym owns, in pairs.
enum PlatesForm {
    private static let most = 99

    private struct Draft: Sendable {
        /// The pairs of each plate; nil and 0 remove it.
        var pairs: [Int?]
        /// Plates that have no field, as typed.
        var others = ""
    }

    /// One field for each plate, and one for others.
    static func edit(_ context: inout Context) -> Form? {
        guard let owned = context.read({ diary in try diary.plates.list() }) else { return nil }
        let unit = context.client?.unit ?? .kg
        let plates = Plate.inUse(owned, unit: unit)
        var fields = plates.enumerated().map { index, plate in
            Field<Draft>.optional(
                field(plate), Phrase(verbatim: "\(plate.mass.shown(in: plate.unit)) \(plate.unit.rawValue)"),
                \.pairs[index], .whole(0...most), help: "Pairs of this plate; 0 removes it")
        }
        fields.append(
            .text("others", "Others", \.others, help: "Other plates and their pairs: 0.5x2 45lbx4"))
        let title: Phrase =
            owned.isEmpty ? "Plates of the gym, in pairs (standard; save yours)" : "Plates of the gym, in pairs"
        return Form(
            title, editing: Draft(pairs: plates.map(\.pairs)), fields, draftKey: "plates"
        ) { draft, context in save(draft, plates, owned, unit: unit, &context) }
        .restoringDraft(context)
    }

    private static func save(
        _ draft: Draft, _ plates: [Plate], _ owned: [Plate], unit: MassUnit, _ context: inout Context
    ) -> Form.Result {
        var counted = plates
        for index in plates.indices { counted[index].pairs = draft.pairs[index] ?? 0 }
        for word in draft.others.split(whereSeparator: { $0.isWhitespace || $0 == ";" }) {
            guard let plate = read(String(word), unit) else {
                return .wrong(
                    field: "others", "\(word) is not a plate: write 0.5x2 for two pairs of 0.5 \(unit.rawValue).")
            }
            counted.removeAll { $0.mass == plate.mass && $0.unit == plate.unit }
            counted.append(plate)
        }
        let all = counted.filter { $0.pairs > 0 }
        guard !all.isEmpty else {
            return .wrong(field: plates.first.map(field) ?? "others", "Enter at least one plate.")
        }
        return .done(
            context.save("Saved \(all.count, one: "plate size", other: "plate sizes").") { diary in
                try diary.plates.update(from: owned, to: all)
            })
    }

    /// Names a field by its plate, not by its index: the list may change before a draft is restored.
    private static func field(_ plate: Plate) -> String { "plate \(plate.mass.grams) \(plate.unit.rawValue)" }

    /// "0.5x2", "45lbx4"; a plate alone is one pair.
    private static func read(_ word: String, _ unit: MassUnit) -> Plate? {
        let parts = word.lowercased().split(separator: "x", maxSplits: 1).map(String.init)
        let pairs = parts.count == 2 ? Int(parts[1]) : 1
        guard let pairs, (1...most).contains(pairs), let mass = parts.first.flatMap({ Mass.read($0, unit: unit) }),
            mass > .zero, mass <= Mass(grams: 100_000)
        else { return nil }
        return Plate(mass: mass, unit: MassUnit.named(in: word) ?? unit, pairs: pairs)
    }
}
