/// Whether a day kept to its goal.
///
/// Kept is a day whose intake lies within 10 % of its limit, or 100 kcal where that is more, and whose activities come
/// to what the goal wants of them. Whoever wants to lose weight may eat more after more activity, but need not. A day
/// without records is not recorded, and never kept.
public enum Adherence: Hashable, Sendable {
    /// Nothing eaten is written: nobody knows.
    case notRecorded
    /// There is no limit, because the basal metabolism is not known.
    case withoutLimit
    /// The day still goes on, and is not above its limit.
    case open
    /// Within the limits.
    case kept
    /// Outside. `intake` is how much too much was eaten, or, negative, too little; zero where it was right. `activity`
    /// is what activities lack; zero where they came to enough.
    case missed(intake: Energy, activity: Energy)

    /// Judges a day.
    ///
    /// - Parameters:
    ///   - balance: nil while the basal metabolism is not known.
    ///   - isRecorded: something eaten is written.
    ///   - isOver: false for a day that still goes on.
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
        // The base limit: what was eaten within the tolerance is not charged to the activities as well.
        let activity = max(.zero, balance.baseActivityLimit - balance.activity)
        if !isOver, intake <= .zero { self = .open; return }
        self = intake == .zero && activity == .zero ? .kept : .missed(intake: intake, activity: activity)
    }

    /// 10 % of a limit, at least 100 kcal.
    static func tolerance(of limit: Energy) -> Energy {
        Energy(calories: max(abs(limit.calories) / 10, 100_000))
    }
}
