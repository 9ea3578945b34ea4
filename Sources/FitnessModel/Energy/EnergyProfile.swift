/// How the energy of one client is computed.
public struct EnergyProfile: Hashable, Sendable {
    /// What an activity costs.
    public enum Counting: String, Sendable, CaseIterable {
        /// MET x kg x h: with what the body would have spent at rest.
        case gross
        /// (MET - 1) x kg x h: without it, because the basal metabolism counts it already.
        case net
    }

    /// Where the energy of an activity comes from.
    public enum Table: String, Sendable, CaseIterable {
        /// The body weight as it is.
        case met
        /// Classes of body weight, as sport assistant has them: below 65 kg 60, below 75 kg 70, ... else 100 kg.
        case classes
    }

    /// What the factor of daily life can be, in thousandths.
    public static let activityFactors = 1000...3000

    /// The formula of the basal metabolism; nil takes the best one that the known figures allow.
    public var formula: BasalFormula?
    /// Multiplies the basal metabolism for the daily life beside what is recorded; thousandths, nil does not.
    public var activityFactor: Int?
    /// What an activity costs.
    public var counting: Counting
    /// Where it comes from.
    public var table: Table
    /// The unit on screen.
    public var unit: EnergyUnit
    /// Length of a walking step; nil is taken from the height.
    public var walkStep: Length?
    /// Length of a running step; nil is taken from the height.
    public var runStep: Length?
    /// Length of a sprinting step; nil is taken from the height.
    public var sprintStep: Length?

    /// What counts until something else is said.
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
