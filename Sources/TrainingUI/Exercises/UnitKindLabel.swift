import FitnessModel

extension UnitKind {
    /// What is counted, as forms and lists say it.
    var label: String {
        switch self {
        case .loadAndReps: "weight and reps"
        case .bodyWeight: "body weight"
        case .time: "time"
        case .distance: "distance"
        }
    }
}
