import FitnessModel

/// A unit of distance as exports name it.
enum DistanceUnit {
    case kilometres, metres, miles, yards, feet

    /// "km", "mi.", "meters" and the like, in lower case; nil when it is none.
    init?(_ text: String) {
        switch text.hasSuffix(".") ? String(text.dropLast()) : text {
        case "km", "kms", "kilometers", "kilometres", "kilometer": self = .kilometres
        case "m", "meter", "meters", "metres": self = .metres
        case "mi", "mile", "miles", "meilen": self = .miles
        case "yd", "yds", "yard", "yards": self = .yards
        case "ft", "feet", "foot": self = .feet
        default: return nil
        }
    }

    /// The unit that goes with a unit of weight, where a program has one switch for both.
    init(with unit: MassUnit) {
        self = unit == .kg ? .kilometres : .miles
    }

    /// The international definitions of 1959.
    private var millimetres: Double {
        switch self {
        case .kilometres: 1_000_000
        case .metres: 1000
        case .miles: 1_609_344
        case .yards: 914.4
        case .feet: 304.8
        }
    }

    /// Rounded to the millimetre.
    func length(_ value: Double) -> Length {
        Length(millimetres: Int((value * millimetres).rounded()))
    }
}

extension MassUnit {
    /// "kg", "lbs" and the like, in lower case; nil when it is none.
    init?(exported text: String) {
        switch text {
        case "kg", "kgs", "kilogram", "kilograms": self = .kg
        case "lb", "lbs", "pound", "pounds": self = .lb
        default: return nil
        }
    }
}
