/// A quantity of a body with a course: measured and computed ones.
public enum BodyQuantity: Hashable, Sendable {
    /// The weight.
    case weight
    /// The mean of the seven days up to each weight.
    case weightTrend
    /// Body fat by a scale.
    case weighedFat
    /// Body fat by the client's formula of skinfolds.
    case fat
    /// The weight without the fat of the folds.
    case leanMass
    /// The fat of the folds.
    case fatMass
    /// The sum of the folds that are shown.
    case sum
    /// Body mass index.
    case bmi
    /// Body fat from girths, by the equation of the US Navy.
    case navyFat
    /// Waist over height.
    case waistToHeight
    /// A fold.
    case fold(SkinfoldSite)
    /// A girth, the pulse, the upper blood pressure.
    case measure(BodyMeasure)
    /// The lower blood pressure.
    case lowerPressure
    /// A custom measure of the trainer.
    case own(OwnMeasure)

    /// All but custom ones, in the order of lists.
    public static let known: [BodyQuantity] =
        [.weight, .weightTrend, .weighedFat, .fat, .leanMass, .fatMass, .sum, .bmi, .navyFat, .waistToHeight]
        + SkinfoldSite.allCases.map(BodyQuantity.fold)
        + BodyMeasure.allCases.flatMap { $0 == .pressure ? [.measure($0), .lowerPressure] : [.measure($0)] }

    /// As files and the command line call it: "weight", "fold.chin", "own.Grip (kg)".
    public var key: String {
        switch self {
        case .weight: "weight"
        case .weightTrend: "weight_7_days"
        case .weighedFat: "weighed_fat"
        case .fat: "fat"
        case .leanMass: "lean_mass"
        case .fatMass: "fat_mass"
        case .sum: "sum"
        case .bmi: "bmi"
        case .navyFat: "navy_fat"
        case .waistToHeight: "waist_to_height"
        case .fold(let site): "fold.\(site.rawValue)"
        case .measure(let measure): measure == .pressure ? "systolic" : measure.rawValue
        case .lowerPressure: "diastolic"
        case .own(let measure): "own.\(measure.text)"
        }
    }

    /// The quantity with this key; nil if there is none.
    public init?(key: String) {
        if key.hasPrefix("own."), let measure = OwnMeasure(String(key.dropFirst(4))) {
            self = .own(measure)
        } else if let known = Self.known.first(where: { $0.key == key }) {
            self = known
        } else {
            return nil
        }
    }

    /// "kg", "%", "mm"; empty if it has none.
    public func unit(in mass: MassUnit) -> String {
        switch self {
        case .weight, .weightTrend, .leanMass, .fatMass: mass.rawValue
        case .weighedFat, .fat, .navyFat: "%"
        case .sum, .fold: "mm"
        case .bmi, .waistToHeight: ""
        case .measure(let measure): measure.unit
        case .lowerPressure: BodyMeasure.pressure.unit
        case .own(let measure): measure.unit
        }
    }

    /// How many decimals are significant.
    public var decimals: Int {
        switch self {
        case .waistToHeight: 2
        case .measure(let measure): measure.decimals
        case .lowerPressure: 0
        default: 1
        }
    }

    /// A value as it is shown, halves away from zero.
    public func rounded(_ value: Double) -> Double {
        let scale = Double(DecimalNumber.powers[decimals])
        return (value * scale).rounded() / scale
    }

    /// "82.4": with the digits that mean something.
    public func shown(_ value: Double) -> String { NumberFormat.rounded(value, decimals: decimals) }

    /// "+0.4": between two values as they are shown, so that the eye can check it.
    public func change(from old: Double, to new: Double) -> String { change(rounded(new) - rounded(old)) }

    /// "82.4 kg".
    public func text(_ value: Double, in mass: MassUnit) -> String {
        let unit = unit(in: mass)
        return unit.isEmpty ? shown(value) : "\(shown(value)) \(unit)"
    }

    /// "+0.4", "-0.4", "=" if the shown digits do not change.
    public func change(_ value: Double) -> String {
        let text = shown(abs(value))
        return text == shown(0) ? "=" : (value < 0 ? "-" : "+") + text
    }
}
