package import FitnessModel

/// The words for the records of a client's history.
package enum HistoryText {
    /// The category of what was sorted into none.
    package static let defaultCategory = "Default"

    /// "session", "ride", "activity", "measurement", "weight".
    package static func kind(_ record: HistoryRecord) -> String {
        guard case .run(let run) = record.content else { return record.id.kind.rawValue }
        return run.kind == .other ? "movement" : run.kind.rawValue
    }

    /// "sessions", "runs", "activities": several of a kind.
    package static func plural(_ kind: HistoryRecord.Kind) -> String {
        kind == .activity ? "activities" : "\(kind.rawValue)s"
    }

    /// What it is called: its title, the name of its sheet or activity, else its kind.
    package static func name(_ record: HistoryRecord) -> String {
        switch record.content {
        case .session(let session, _): session.title.isEmpty ? "Strength training" : session.title
        case .run(let run): run.name
        case .activity(let entry): entry.name
        case .measurement: "Measurement"
        case .weighIn: "Weight"
        }
    }

    /// The same with the body weight, where that is what it is about: "Weight 81.4 kg".
    package static func title(_ record: HistoryRecord, _ unit: MassUnit) -> String {
        switch record.content {
        case .measurement(let measurement): measurement.weight.map { "Measurement \(mass($0, unit))" } ?? name(record)
        case .weighIn(let weighIn): "\(name(record)) \(mass(weighIn.weight, unit))"
        case .session, .run, .activity: name(record)
        }
    }

    /// What else is known at a glance: "12 sets · 5.2 t", "5:12 /km", "7 folds".
    package static func detail(_ record: HistoryRecord, _ unit: MassUnit, separator: String = "·") -> String {
        let parts: [String]
        switch record.content {
        case .session(let session, let volume):
            parts = [session.sets > 0 ? Count.text(session.sets, "set") : "", VolumeText.text(volume, unit)]
        case .run(let run): parts = [RunText.pace(run.meanSpeed, run.kind)]
        case .activity: parts = []
        case .measurement(let measurement):
            let folds = measurement.folds.count
            let others = measurement.measures.count + measurement.own.count
            parts = [
                folds > 0 ? Count.text(folds, "fold") : "",
                others > 0 ? Count.text(others, "measure") : "",
            ]
        case .weighIn(let weighIn):
            parts = [weighIn.fatPerMille.map { "\(NumberFormat.shown($0, decimals: 1)) % fat" } ?? ""]
        }
        return parts.filter { !$0.isEmpty }.joined(separator: " \(separator) ")
    }

    /// "45 min", "1 h 30 min", "1 234 h" of what is long; empty where it is not known.
    package static func time(_ seconds: Int?) -> String {
        guard let seconds, seconds > 0 else { return "" }
        if seconds >= 360_000 { return "\(NumberFormat.grouped((seconds + 1800) / 3600)) h" }
        return ActivityDuration.text(seconds < 60 ? seconds : (seconds + 30) / 60 * 60)
    }

    /// "~12 min" of an estimate.
    package static func time(_ record: HistoryRecord) -> String {
        let text = time(record.seconds)
        return record.isTimeEstimate && !text.isEmpty ? "~\(text)" : text
    }

    /// "~320 kcal" of an estimate; empty where it is not known.
    package static func energy(_ record: HistoryRecord, _ unit: EnergyUnit) -> String {
        guard let energy = record.energy else { return "" }
        return RunText.energy(energy, isEstimate: record.isEstimate, unit)
    }

    private static func mass(_ mass: Mass, _ unit: MassUnit) -> String {
        "\(NumberFormat.shown(mass.value(in: unit), decimals: 1)) \(unit.rawValue)"
    }
}
