/// The values computed from a measurement.
public struct MeasurementFigures: Hashable, Sendable {
    /// Completed years on that day; nil if the birth day is not known.
    public let age: Int?
    /// Body fat by the client's formula, or the missing inputs.
    public let fat: Result<BodyFatEstimate, BodyFatGap>
    /// The weight without the fat; nil if one of them is not known.
    public let leanMass: Mass?
    /// The fat of the weight.
    public let fatMass: Mass?
    /// Body mass index in kg/m2.
    public let bmi: Double?
    /// Body fat from the girths by the equation of the US Navy, in per cent.
    public let navyFat: Double?
    /// Waist over height.
    public let waistToHeight: Double?
    /// The folds that can be read, in millimetres.
    public let folds: [SkinfoldSite: Double]
    /// The sum of the shown folds in millimetres; nil if there is none.
    public let sum: Double?
    /// Which fold to work on first.
    public let ranks: [SkinfoldSite: Int]
    /// Sites whose readings differ too much.
    public let spread: Set<SkinfoldSite>

    /// The figures of a measurement; the height is that of the measurement, else the one that is known otherwise.
    public init(
        _ measurement: BodyMeasurement, sex: Sex?, born: Day?, height known: Length? = nil, profile: SkinfoldProfile,
        reference: (SkinfoldSite, Sex) -> Double = SkinfoldRank.reference
    ) {
        let height = measurement.height ?? known
        let folds = measurement.millimetres(by: profile.summary)
        let age = born.map { $0.age(on: measurement.day) }
        let body = FoldedBody(folds: folds, sex: sex, age: age, weight: measurement.weight)
        self.age = age
        self.folds = folds
        fat = Result { () throws(BodyFatGap) in try body.fat(by: profile.formula, density: profile.density) }
        let weight = measurement.weight
        let estimate = try? fat.get()
        let lean = weight.flatMap { estimate?.lean(of: $0) }
        leanMass = lean
        fatMass = lean.flatMap { lean in weight.map { Mass(grams: $0.grams - lean.grams) } }
        bmi = weight.flatMap { weight in height.flatMap { BodyIndex.bmi(weight, height: $0) } }
        let waist = measurement.girth(.waist)
        waistToHeight = waist.flatMap { waist in height.flatMap { BodyIndex.waistToHeight(waist, height: $0) } }
        if let sex, let height, let waist, let neck = measurement.girth(.neck) {
            navyFat = BodyIndex.navyFat(sex, height: height, waist: waist, neck: neck, hip: measurement.girth(.hip))
        } else {
            navyFat = nil
        }
        let shown = folds.filter { profile.sites.contains($0.key) }
        // In the order of the sites: sums of floating numbers depend on it.
        sum = shown.isEmpty ? nil : SkinfoldSite.allCases.compactMap { shown[$0] }.reduce(0, +)
        ranks = sex.map { sex in SkinfoldRank.ranks(shown) { reference($0, sex) } } ?? [:]
        spread = Set(measurement.folds.filter { FoldReading($0.value)?.isSpread == true }.keys)
    }
}
