/// What is known of a body on a day: what the formulas of the basal metabolism take.
public struct BodyFigures: Hashable, Sendable {
    /// The day for which it is asked.
    public var day: Day
    /// Unknown when nil.
    public var sex: Sex?
    /// Completed years on that day; nil where the birth day is not known.
    public var age: Int?
    /// Body height.
    public var height: Length?
    /// Body weight.
    public var weight: Mass?
    /// When it was weighed; nil where it is what the client said once.
    public var weightDay: Day?
    /// Body weight without the fat.
    public var leanMass: Mass?
    /// When the body fat was measured.
    public var leanMassDay: Day?

    /// A body of which this is known.
    public init(
        day: Day, sex: Sex? = nil, age: Int? = nil, height: Length? = nil, weight: Mass? = nil, weightDay: Day? = nil,
        leanMass: Mass? = nil, leanMassDay: Day? = nil
    ) {
        self.day = day
        self.sex = sex
        self.age = age
        self.height = height
        self.weight = weight
        self.weightDay = weightDay
        self.leanMass = leanMass
        self.leanMassDay = leanMassDay
    }
}
