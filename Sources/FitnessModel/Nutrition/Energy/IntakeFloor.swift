/// The minimum of an intake limit; see `docs/formulas.md` for the sources.
public enum IntakeFloor: Hashable, Sendable {
    /// The least that is advised for whoever is not under medical care: 1,500 kcal for men, 1,200 kcal for all others.
    case advised(Energy)
    /// The energy at rest.
    case resting(Energy)

    /// The energy of a day.
    public var energy: Energy {
        switch self {
        case .advised(let energy), .resting(let energy): energy
        }
    }

    /// The minimum that a limit is below, the advised one first; nil for neither.
    ///
    /// - Parameter resting: the basal metabolism without a factor.
    public init?(below limit: Energy, resting: Energy, sex: Sex?) {
        let advised = Energy(sex == .male ? 1500 : 1200, .kcal)
        if limit < advised {
            self = .advised(advised)
        } else if limit < resting {
            self = .resting(resting)
        } else {
            return nil
        }
    }
}
