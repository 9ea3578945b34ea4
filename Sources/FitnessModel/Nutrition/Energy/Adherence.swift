/// The adherence of a day to its goal.
///
/// A day is on target if its intake is within 10 % of its limit, or 100 kcal if that is more, and its activities reach
/// the goal's part. A goal of losing weight permits more food after more activity without requiring it. A day without
/// records is never on target.
public enum Adherence: Hashable, Sendable {
    /// Without food: unknown.
    case notRecorded
    /// There is no limit without a basal metabolism.
    case withoutLimit
    /// The day is not over, and not above its limit.
    case open
    /// Within the limits.
    case onTarget
    /// Outside. `intake` is how much too much was eaten, or, negative, too little; zero if it was right. `activity`
    /// is what activities lack; zero if they came to enough.
    case missed(intake: Energy, activity: Energy)

    /// Rates a day.
    ///
    /// - Parameters:
    ///   - balance: nil without a basal metabolism.
    ///   - isRecorded: whether food is entered.
    ///   - isOver: false for the current day.
    public init(_ balance: DayBalance?, isRecorded: Bool, isOver: Bool) {
        guard isRecorded else { self = .notRecorded; return }
        guard let balance else { self = .withoutLimit; return }
        let upper = balance.intakeLimit
        let lower = balance.direction == .lose ? balance.baseIntakeLimit : upper
        var intake = Energy.zero
        if balance.intake > upper + Self.tolerance(of: upper) {
            intake = balance.intake - upper
        } else if balance.intake < lower - Self.tolerance(of: lower) {
            intake = balance.intake - lower
        }
        // By the base limit: food within the tolerance does not raise the activity limit.
        let activity = max(.zero, balance.baseActivityLimit - balance.activity)
        if !isOver, intake <= .zero { self = .open; return }
        self = intake == .zero && activity == .zero ? .onTarget : .missed(intake: intake, activity: activity)
    }

    /// 10 % of a limit, at least 100 kcal.
    static func tolerance(of limit: Energy) -> Energy {
        Energy(calories: max(abs(limit.calories) / 10, 100_000))
    }
}
