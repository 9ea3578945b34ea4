package import FitnessModel

/// Anything that has a course over time: what is measured of a body, and what is trained and eaten.
package enum CourseQuantity: Hashable, Sendable {
    case body(BodyQuantity)
    /// Of each week.
    case volume, sets, sessionLoad, sessions
    /// The mean of the recorded days of each week.
    case intake, expenditure

    /// Those that are no measurements.
    static let others: [CourseQuantity] = [.volume, .sets, .sessionLoad, .sessions, .intake, .expenditure]

    /// "Weight", "Volume load".
    package var name: String {
        switch self {
        case .body(let quantity): quantity.name
        case .volume: "Volume load"
        case .sets: "Sets"
        case .sessionLoad: "Session load"
        case .sessions: "Sessions"
        case .intake: "Energy intake"
        case .expenditure: "Energy spent"
        }
    }

    /// "kg", "kg a week", "kcal a day".
    package func unit(in mass: MassUnit, _ energy: EnergyUnit) -> String {
        switch self {
        case .body(let quantity): quantity.unit(in: mass)
        case .volume: "\(mass.rawValue)/week"
        case .sets, .sessions: "a week"
        case .sessionLoad: "AU/week"
        case .intake, .expenditure: "\(energy.rawValue)/day"
        }
    }

    /// How many digits behind the point mean something.
    package var decimals: Int { if case .body(let quantity) = self { quantity.decimals } else { 0 } }

    /// The value with the digits that mean something.
    package func shown(_ value: Double) -> String {
        if case .body(let quantity) = self { quantity.shown(value) } else { NumberFormat.grouped(value) }
    }

    /// Whether it is read from sessions.
    var isTrained: Bool {
        switch self {
        case .volume, .sets, .sessionLoad, .sessions: true
        case .body, .intake, .expenditure: false
        }
    }
}
