import DiaryStore
import FitnessModel
import SpotterShell
import ViewKit

/// The inputs of an activity's energy: the client's body weight on the day and the way of counting.
struct ActivityBasis: Hashable, Sendable {
    let weight: Mass?
    let profile: EnergyProfile
    /// The unit of the client's weights.
    let massUnit: MassUnit

    /// Reads it for the current client; without one nothing is known.
    init(on day: Day, _ context: inout Context) {
        let client = context.client?.id
        let known = client.flatMap { client in
            context.read { diary in
                (try diary.energy.bodyFigures(of: client, on: day), try diary.energy.profile(of: client))
            }
        }
        weight = known?.0.weight
        profile = known?.1 ?? context.diary.standardEnergy
        massUnit = context.client?.unit ?? .kg
    }

    /// The energy of a duration, by the formula or the table.
    func energy(met: Int?, classes: [Int]?, seconds: Int) -> Energy? {
        ActivityEnergy.energy(met: met, duration: seconds, weight: weight, profile: profile, classes: classes)
    }

    /// The energy of an hour.
    func hourly(_ activity: Activity) -> Energy? {
        energy(met: activity.met, classes: activity.classes, seconds: 3600)
    }

    /// Kilocalories an hour of a table of weight classes; nil without one.
    func hourly(of classes: [Int]?) -> Int? {
        guard let weight, let classes, classes.count == WeightClass.allCases.count else { return nil }
        return classes[WeightClass.of(weight).index]
    }

    /// "126 kcal", in the client's unit.
    func text(_ energy: Energy) -> String { EnergyText.text(energy, in: profile.unit) }
}

extension ActivityBasis {
    /// "4.5 MET less 1 for rest, 80 kg": the origin of a value.
    func explanation(met: Int?, classes: [Int]?) -> Phrase {
        guard let weight else { return Self.unknownWeight }
        if let hourly = hourly(of: classes) {
            return "\(hourly) kcal an hour in the \(WeightClass.of(weight).rawValue) kg class, rest included"
        }
        guard let met else { return "" }
        let (number, shown) = (METText.number(met), weightText(weight))
        return profile.counting == .net
            ? "\(number) MET less 1 for rest, \(shown)" : "\(number) MET, rest included, \(shown)"
    }

    /// "80 kg", or "80 kg (class of 78.4 kg)".
    private func weightText(_ weight: Mass) -> Phrase {
        let own = "\(weight.shown(in: massUnit)) \(massUnit.rawValue)"
        return profile.table == .classes ? "\(WeightClass.of(weight).rawValue) kg (class of \(own))" : "\(own)"
    }

    /// A line that explains the energy; empty for a table, whose values count as they are.
    func countingLine(of classes: [Int]?) -> Phrase {
        if hourly(of: classes) != nil { return "" }
        return switch profile.counting {
        case .net: "Net: without the energy at rest, which the basal metabolism includes."
        case .gross: "Gross: with the energy the body would have used at rest."
        }
    }

    static let unknownWeight: Phrase = "weight not known, a w on the day adds a weigh-in"
}
