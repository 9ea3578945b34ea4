/// A measure by tape, watch or cuff.
public enum BodyMeasure: String, Sendable, CaseIterable {
    case neck, shoulder
    case chest = "chest_girth"
    case waist, hip
    case leftArm = "left_arm"
    case rightArm = "right_arm"
    case leftThigh = "left_thigh"
    case rightThigh = "right_thigh"
    case leftCalf = "left_calf"
    case rightCalf = "right_calf"
    case pulse, pressure

    /// The English title in files that are read again: "Left arm", "Resting heart rate".
    public var fileTitle: String {
        switch self {
        case .chest: "Chest"
        case .pulse: "Resting heart rate"
        case .pressure: "Blood pressure"
        default:
            (rawValue.prefix(1).uppercased() + rawValue.dropFirst()).replacing("_", with: " ")
        }
    }

    /// The unit of stored and shown values.
    public var unit: String {
        switch self {
        case .pulse: "bpm"
        case .pressure: "mmHg"
        default: "cm"
        }
    }

    /// The number of decimals.
    public var decimals: Int { isGirth ? 1 : 0 }

    /// Whether it is taken with a tape.
    public var isGirth: Bool { self != .pulse && self != .pressure }

    /// The same on the other side of the body; nil if there is but one.
    public var otherSide: BodyMeasure? {
        switch self {
        case .leftArm: .rightArm
        case .rightArm: .leftArm
        case .leftThigh: .rightThigh
        case .rightThigh: .leftThigh
        case .leftCalf: .rightCalf
        case .rightCalf: .leftCalf
        case .neck, .shoulder, .chest, .waist, .hip, .pulse, .pressure: nil
        }
    }

    /// The values that need no confirmation, in its unit; of a blood pressure the upper value.
    public var usual: ClosedRange<Double> {
        switch self {
        case .neck: 25...60
        case .shoulder: 70...170
        case .chest: 55...170
        case .waist: 45...200
        case .hip: 55...200
        case .leftArm, .rightArm: 15...65
        case .leftThigh, .rightThigh: 28...110
        case .leftCalf, .rightCalf: 18...70
        case .pulse: 30...160
        case .pressure: 70...220
        }
    }

    /// Reads "38.5", "38,5 cm", "15 in", "52", "52 bpm" or "120/80"; nil if the text is nothing of the kind.
    public func read(_ text: String) -> MeasureReading? {
        switch self {
        case .pressure: MeasureReading(pressure: text)
        case .pulse:
            DecimalNumber.read(text).flatMap { number, unit in
                ["", "bpm", "/min"].contains(unit) && (1...400).contains(number.value)
                    ? MeasureReading(value: number.value) : nil
            }
        default: MeasureReading(girth: text)
        }
    }
}

/// A value as it was typed for a measure.
public struct MeasureReading: Hashable, Sendable {
    /// In the unit of the measure; of a blood pressure the upper, systolic value.
    public let value: Double
    /// The diastolic value of a blood pressure.
    public var lower: Double?

    init(value: Double, lower: Double? = nil) {
        (self.value, self.lower) = (value, lower)
    }

    /// Centimetres of a length in cm, mm, m or inches; nil beyond 10 m.
    init?(girth text: String) {
        guard let (number, unit) = DecimalNumber.read(text) else { return nil }
        let factor: Double
        switch unit {
        case "", "cm": factor = 1
        case "mm": factor = 0.1
        case "m": factor = 100
        case "in", "\"", "″": factor = 2.54
        default: return nil
        }
        let centimetres = number.value * factor
        guard (0.1...1000).contains(centimetres) else { return nil }
        self.init(value: centimetres)
    }

    /// "120/80" or "120/80 mmHg".
    init?(pressure text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let upper = DecimalNumber.read(String(parts[0])), upper.suffix.isEmpty,
            let lower = DecimalNumber.read(String(parts[1])), ["", "mmhg"].contains(lower.suffix),
            (1...400).contains(upper.number.value), (1...400).contains(lower.number.value)
        else { return nil }
        self.init(value: upper.number.value, lower: lower.number.value)
    }
}

/// A measure that a trainer thought of, with its unit: "Grip (kg)", "Push-ups".
public struct OwnMeasure: Hashable, Sendable {
    /// The longest text of one.
    public static let longest = 40

    /// The name.
    public let name: String
    /// Empty if it has none.
    public let unit: String

    /// Reads "Grip (kg)"; nil without a name, with a comma, which parts one from the next, or beyond forty letters.
    public init?(_ text: String) {
        let text = text.trimmingBlanks
        guard !text.isEmpty, !text.contains(where: { ",;\n\t".contains($0) }),
            !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open != text.startIndex else {
            (name, unit) = (text, "")
            guard name.count <= Self.longest else { return nil }
            return
        }
        name = String(text[..<open]).trimmingBlanks
        unit = String(text[text.index(after: open)...].dropLast()).trimmingBlanks
        guard !name.isEmpty, self.text.count <= Self.longest else { return nil }
    }

    /// "Grip (kg)".
    public var text: String { unit.isEmpty ? name : "\(name) (\(unit))" }

    /// Parses "48.5", also with its unit; nil if it is not a number.
    public func read(_ text: String) -> MeasureReading? {
        guard let (number, suffix) = DecimalNumber.read(text), suffix.isEmpty || suffix == unit.lowercased() else {
            return nil
        }
        return MeasureReading(value: number.value)
    }
}

/// The columns of a client's sheet of girths.
public struct MeasureProfile: Hashable, Sendable {
    /// The built-in measures, in the order of the columns.
    public var measures: [BodyMeasure]
    /// The custom measures, after the built-in ones.
    public var own: [OwnMeasure]

    /// All known measures by default.
    public init(measures: [BodyMeasure] = BodyMeasure.allCases, own: [OwnMeasure] = []) {
        self.measures = measures
        self.own = own
    }
}
