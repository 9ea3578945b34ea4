import Foundation

/// The body values of a day: the inputs of the basal metabolism.
public struct BodyFigures: Hashable, Sendable {
    /// How body fat was measured.
    public enum FatSource: Hashable, Sendable {
        case scale, folds
    }

    /// The day of the values.
    public var day: Day
    /// The sex; nil if unknown.
    public var sex: Sex?
    /// Completed years on that day; nil if the birth day is not known.
    public var age: Int?
    /// Body height.
    public var height: Length?
    /// Body weight.
    public var weight: Mass?
    /// The day of the weight; nil for a weight stated by the client.
    public var weightDay: Day?
    /// Body weight without the fat.
    public var leanMass: Mass?
    /// When the body fat was measured.
    public var leanMassDay: Day?
    /// How it was measured; nil if it was not.
    public var leanMassSource: FatSource?
    /// The lean mass by the scale until now, on the day on which folds take its place; nil on all others.
    public var replacedLeanMass: Mass?

    /// A body with these values.
    public init(
        day: Day, sex: Sex? = nil, age: Int? = nil, height: Length? = nil, weight: Mass? = nil, weightDay: Day? = nil,
        leanMass: Mass? = nil, leanMassDay: Day? = nil, leanMassSource: FatSource? = nil, replacedLeanMass: Mass? = nil
    ) {
        self.day = day
        self.sex = sex
        self.age = age
        self.height = height
        self.weight = weight
        self.weightDay = weightDay
        self.leanMass = leanMass
        self.leanMassDay = leanMassDay
        self.leanMassSource = leanMassSource
        self.replacedLeanMass = replacedLeanMass
    }
}

/// Indices computed from height, weight and girths.
public enum BodyIndex {
    /// Body mass index in kg/m2; nil without a height.
    public static func bmi(_ weight: Mass, height: Length) -> Double? {
        guard height.millimetres > 0 else { return nil }
        let metres = height.value(in: .m)
        return weight.value(in: .kg) / (metres * metres)
    }

    /// Waist over height; 0.5 is the customary line. Nil without a height.
    public static func waistToHeight(_ waist: Length, height: Length) -> Double? {
        height.millimetres > 0 ? waist.value(in: .cm) / height.value(in: .cm) : nil
    }

    /// Body fat in per cent from girths, by the equation of the US Navy (Hodgdon and Beckett 1984). Women need the hip.
    /// Nil if something is missing, or the neck is as wide as the girth it is subtracted from.
    public static func navyFat(
        _ sex: Sex, height: Length, waist: Length, neck: Length, hip: Length? = nil
    ) -> Double? {
        let (tall, around, throat) = (height.value(in: .cm), waist.value(in: .cm), neck.value(in: .cm))
        guard tall > 0 else { return nil }
        switch sex {
        case .male:
            guard around > throat else { return nil }
            return 495 / (1.0324 - 0.19077 * log10(around - throat) + 0.15456 * log10(tall)) - 450
        case .female:
            guard let hip, around + hip.value(in: .cm) > throat else { return nil }
            return 495 / (1.29579 - 0.35004 * log10(around + hip.value(in: .cm) - throat) + 0.221 * log10(tall)) - 450
        }
    }
}
