import FitnessModel
import ViewKit

/// Activities and their energy as text, for forms and lists.
enum ActivityWording {
    /// Parses the duration of an entry, or returns an error with a correction.
    static func read(_ text: String, duration: inout Int) -> Phrase? {
        guard !text.isEmpty else { return "How long? 30 means minutes; also 1:30, 1h30 or 90 min." }
        guard let seconds = ActivityDuration.read(text) else {
            return "Not a duration: write 30, 1:30, 1h30 or 90 min."
        }
        if seconds < ActivityDuration.allowed.lowerBound {
            return "The duration must be more than 0: 30 or 1:30."
        }
        if seconds > ActivityDuration.allowed.upperBound {
            return "A day has 24 hours: log the rest on the next day."
        }
        duration = seconds
        return nil
    }

    /// The field of an energy that replaces the computed one.
    static func energyField<Record>(
        _ path: any WritableKeyPath<Record, Energy?> & Sendable, _ basis: ActivityBasis, isProposed: Bool = false,
        help: Phrase = "From a watch: 300, 300 kcal or 1200 kJ. Empty: the formula counts"
    ) -> Field<Record> {
        let unit = basis.profile.unit
        return .custom(
            "energy", "Energy", isMultiline: true, isProposed: isProposed, isAlwaysRead: true, help: help,
            show: { typed($0[keyPath: path], in: unit) },
            put: { text, record, _ in read(text, energy: &record[keyPath: path], in: unit) })
    }

    private static func typed(_ energy: Energy?, in unit: EnergyUnit) -> String {
        energy.map { EnergyText.typed($0, in: unit) } ?? ""
    }

    /// Parses an energy; more than a day can cost is rejected.
    private static func read(_ text: String, energy: inout Energy?, in unit: EnergyUnit) -> Phrase? {
        // An unedited energy stays exact to the calorie, whatever the screen rounds it to.
        if text == typed(energy, in: unit) { return nil }
        let read = Energy.read(text, unit: unit)
        guard text.isEmpty || read != nil else { return "Not an energy: write 300, 300 kcal or 1200 kJ." }
        if let read, read < .zero || read > most {
            let limit = EnergyText.text(most, in: unit)
            return "More than \(limit) in one entry is too much: write 300 or 300 kcal."
        }
        energy = read
        return nil
    }

    private static let most = Energy(calories: 20_000_000)

    /// "4.5 MET, 294 kcal an hour", the latter where the weight is known.
    static func cost(_ activity: Activity, _ basis: ActivityBasis) -> Phrase {
        let met = METText.number(activity.met)
        return basis.hourly(activity).map { "\(met) MET, \(basis.text($0)) an hour" } ?? "\(met) MET"
    }

    /// " 4.5   294": the MET and the energy of an hour, in columns.
    static func columns(_ activity: Activity, _ basis: ActivityBasis) -> String {
        let met = padded(METText.number(activity.met), to: 4)
        guard basis.weight != nil else { return met }
        let (energy, unit) = (basis.hourly(activity) ?? .zero, basis.profile.unit)
        return "\(met)  \(padded(EnergyText.number(energy, in: unit), to: 5)) \(unit.rawValue)"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
