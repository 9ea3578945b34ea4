/// How the energy of one client is computed.
public struct EnergyProfile: Hashable, Sendable {
    /// How the energy of an activity is counted.
    public enum Counting: String, Sendable, CaseIterable {
        /// MET x kg x h: including the expenditure at rest.
        case gross
        /// (MET - 1) x kg x h: without it, because the basal metabolism counts it already.
        case net
    }

    /// The source of the energy of an activity.
    public enum Table: String, Sendable, CaseIterable {
        /// The body weight as it is.
        case met
        /// Classes of body weight, as sport assistant has them: below 65 kg 60, below 75 kg 70, ... else 100 kg.
        case classes
    }

    /// The valid activity factors, in thousandths.
    public static let activityFactors = 1000...3000

    /// The formula of the basal metabolism; nil takes the best one that the known figures allow.
    public var formula: BasalFormula?
    /// The factor of the basal metabolism for daily life without recorded activities, in thousandths; nil for none.
    public var activityFactor: Int?
    /// How the energy of an activity is counted.
    public var counting: Counting
    /// The source of the METs.
    public var table: Table
    /// The unit on screen.
    public var unit: EnergyUnit
    /// Length of a walking step; nil is taken from the height.
    public var walkStep: Length?
    /// Length of a running step; nil is taken from the height.
    public var runStep: Length?
    /// Length of a sprinting step; nil is taken from the height.
    public var sprintStep: Length?

    /// The standard profile by default.
    public init(
        formula: BasalFormula? = nil, activityFactor: Int? = nil, counting: Counting = .net, table: Table = .met,
        unit: EnergyUnit = .kcal, walkStep: Length? = nil, runStep: Length? = nil, sprintStep: Length? = nil
    ) {
        self.formula = formula
        self.activityFactor = activityFactor
        self.counting = counting
        self.table = table
        self.unit = unit
        self.walkStep = walkStep
        self.runStep = runStep
        self.sprintStep = sprintStep
    }
}

/// A published formula of the basal metabolism.
public enum BasalFormula: String, Sendable, CaseIterable {
    /// Mifflin and St Jeor, 1990.
    case mifflin
    /// Harris and Benedict, 1919.
    case harrisBenedict1919
    /// Harris and Benedict as Roza and Shizgal revised it, 1984.
    case harrisBenedict1984
    /// Katch and McArdle: from lean mass.
    case katch
    /// Cunningham, 1980: from lean mass.
    case cunningham
    /// Harris and Benedict rounded as running coach prints it.
    case runningCoach
}

extension BasalFormula {
    /// Something that a formula takes.
    public enum Input: String, Sendable, CaseIterable {
        case sex, age, height, weight, leanMass
    }

    /// The inputs of the formula.
    public var inputs: [Input] {
        switch self {
        case .katch, .cunningham: [.leanMass]
        case .mifflin, .harrisBenedict1919, .harrisBenedict1984, .runningCoach: [.sex, .age, .height, .weight]
        }
    }

    /// The best formula for the known data: by lean mass if it is known, because other formulas have to guess it.
    public static func best(for body: BodyFigures) -> BasalFormula { body.leanMass == nil ? .mifflin : .katch }

    /// The missing inputs of the formula.
    public func missing(in body: BodyFigures) -> [Input] {
        inputs.filter { input in
            switch input {
            case .sex: body.sex == nil
            case .age: body.age == nil
            case .height: body.height == nil
            case .weight: body.weight == nil
            case .leanMass: body.leanMass == nil
            }
        }
    }

    /// The energy of a day at rest; nil if something is missing.
    public func energy(of body: BodyFigures) -> Energy? {
        kilocalories(of: body).map { Energy(kilocalories: max($0, 0)) }
    }

    private func kilocalories(of body: BodyFigures) -> Double? {
        switch self {
        case .katch: return body.leanMass.map { 370 + 21.6 * $0.value(in: .kg) }
        case .cunningham: return body.leanMass.map { 500 + 22 * $0.value(in: .kg) }
        case .mifflin, .harrisBenedict1919, .harrisBenedict1984, .runningCoach:
            guard let sex = body.sex, let age = body.age, let height = body.height, let weight = body.weight else {
                return nil
            }
            let line = line(of: sex)
            return line.constant + line.weight * weight.value(in: .kg) + line.height * height.value(in: .cm)
                - line.age * Double(age)
        }
    }

    /// Kilocalories per day: the constant, and the change per kilogram, centimetre and year.
    private func line(of sex: Sex) -> (constant: Double, weight: Double, height: Double, age: Double) {
        switch (self, sex) {
        case (.harrisBenedict1919, .male): (66.4730, 13.7516, 5.0033, 6.7550)
        case (.harrisBenedict1919, .female): (655.0955, 9.5634, 1.8496, 4.6756)
        case (.harrisBenedict1984, .male): (88.362, 13.397, 4.799, 5.677)
        case (.harrisBenedict1984, .female): (447.593, 9.247, 3.098, 4.330)
        case (.runningCoach, .male): (66, 13.7, 5, 6.8)
        case (.runningCoach, .female): (655, 9.6, 1.85, 4.7)
        case (_, .male): (5, 10, 6.25, 5)
        case (_, .female): (-161, 10, 6.25, 5)
        }
    }
}

/// The energy that a body needs for a day at rest, with everything that it was computed from.
public struct BasalMetabolism: Hashable, Sendable {
    /// The formula that was used.
    public let formula: BasalFormula
    /// The body that it was computed for, with the days of its figures.
    public let body: BodyFigures
    /// The result of the formula.
    public let resting: Energy
    /// The factor for daily life without recorded activities, in thousandths; nil for none.
    public let factor: Int?

    /// The result, times the factor if there is one.
    public var energy: Energy {
        guard let factor else { return resting }
        return Energy(calories: (resting.calories * factor + 500) / 1000)
    }

    /// The factor that makes the result this energy, in thousandths; nil if it is below rest, or too much to be
    /// true.
    public func factor(for energy: Energy) -> Int? {
        guard resting > .zero else { return nil }
        let factor = (energy.calories * 1000 + resting.calories / 2) / resting.calories
        return EnergyProfile.activityFactors.contains(factor) ? factor : nil
    }

    /// The metabolism of this body by the profile.
    ///
    /// - Throws: the missing inputs, and the formula.
    public init(of body: BodyFigures, _ profile: EnergyProfile = EnergyProfile()) throws(Missing) {
        formula = profile.formula ?? BasalFormula.best(for: body)
        self.body = body
        factor = profile.activityFactor
        guard let resting = formula.energy(of: body) else {
            throw Missing(formula: formula, inputs: formula.missing(in: body))
        }
        self.resting = resting
    }

    /// The missing inputs of a formula; the caller words them.
    public struct Missing: Error, Hashable {
        /// The formula that needs them.
        public let formula: BasalFormula
        /// The missing inputs, in the order of the formula.
        public let inputs: [BasalFormula.Input]

        /// Creates a list of the missing inputs of a formula.
        public init(formula: BasalFormula, inputs: [BasalFormula.Input]) {
            self.formula = formula
            self.inputs = inputs
        }
    }
}

/// A usual level of daily life without recorded activities, as a factor of the basal metabolism (PAL) in thousandths. A
/// convention: see `docs/formulas.md`.
public enum ActivityLevel: Int, Sendable, CaseIterable {
    case sedentary = 1200
    case light = 1375
    case moderate = 1550
    case active = 1725
    case veryActive = 1900

    /// The proposed level by default.
    public static let usual = sedentary
}
