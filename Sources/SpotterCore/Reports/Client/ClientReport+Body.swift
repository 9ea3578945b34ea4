import FitnessModel

extension ClientReport.BodyLine {
    /// What has a value in the period. Single folds say nothing to a client: their sum does.
    static func lines(_ course: BodyCourse, in days: ClosedRange<Day>, health: Bool) -> [Self] {
        course.quantities.filter { $0.isTold(health: health) }.compactMap { quantity in
            let points = course.points(of: quantity).filter { days.contains($0.day) }
            guard let first = points.first, let newest = points.last else { return nil }
            return Self(quantity: quantity, first: first, newest: newest)
        }
    }

    /// By how much it changed; nil where it was measured once.
    var change: Double? { first.day < newest.day ? newest.value - first.value : nil }
}

extension ClientReport.GoalLine {
    /// The goals in the order of their quantities, as they stood at the end of the period.
    static func lines(
        _ goals: [BodyQuantity: BodyGoal], _ course: BodyCourse, until last: Day, health: Bool
    ) -> [Self] {
        let own = goals.keys.filter { !BodyQuantity.known.contains($0) }.sorted { $0.name < $1.name }
        return (BodyQuantity.known + own).compactMap { quantity in
            guard let goal = goals[quantity], health || !quantity.isHealth else { return nil }
            let points = course.points(of: quantity).filter { $0.day <= last }
            return Self(goal: goal, now: points.last, pace: BodyPace(points, today: last))
        }
    }
}

extension BodyQuantity {
    /// Told only with the health note.
    fileprivate var isHealth: Bool { [.measure(.pulse), .measure(.pressure), .lowerPressure].contains(self) }

    /// Whether it is a figure for the client.
    fileprivate func isTold(health: Bool) -> Bool {
        switch self {
        case .fold, .fatMass, .bmi, .waistToHeight: false
        default: health || !isHealth
        }
    }
}
