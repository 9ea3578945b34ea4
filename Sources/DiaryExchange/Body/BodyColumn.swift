import FitnessModel

/// What a column of measurements holds.
enum BodyColumn: Hashable {
    case day, time, note
    /// Nil where no unit is said.
    case weight(MassUnit?)
    /// The unit of the title; empty where it says none.
    case height(unit: String)
    /// Body fat as a scale says it, in per cent.
    case fat
    /// "Fat %": of the folds where there are any, else of a scale.
    case fatOfFolds
    /// Fat and what is no fat, by weight: of a scale where its own percentage is missing, else computed.
    case fatMass, leanMass
    /// A part of the weight that only a scale knows: "Bone mass".
    case mass(String)
    case fold(SkinfoldSite)
    /// A measure, and the unit that goes behind its values where that is not ours.
    case measure(BodyMeasure, unit: String)
    /// A title that may be both, such as "Chest"; without a measure it is a girth that has no side.
    case foldOrGirth(SkinfoldSite, BodyMeasure?)
    case systolic, diastolic
    /// What the trainer thought of.
    case own(OwnMeasure)
    /// Words, which go into the note behind the title.
    case text(String)
    /// What Spotter works out itself.
    case computed
    /// A column that a title before it has taken, or without one: read by its cells.
    case unknown

    /// Whether it says something of a body, and not only when or in which words.
    var isOfBody: Bool {
        switch self {
        case .weight, .fat, .fold, .measure, .foldOrGirth, .systolic: true
        default: false
        }
    }

    /// Whether it is of nothing but a body.
    var isOfBodyAlone: Bool {
        switch self {
        case .fat, .fold, .measure: true
        default: false
        }
    }
}
