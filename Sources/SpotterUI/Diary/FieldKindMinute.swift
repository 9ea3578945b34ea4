import FitnessModel
import ViewKit

extension FieldKind where Value == Int {
    /// A time of day, as the minutes since midnight.
    static let minuteOfDay = FieldKind(
        problem: "Not a time: write 17:30, 1730 or 5:30 pm.", write: { TimeOfDay(minuteOfDay: $0)?.text ?? "" }
    ) { text, _ in TimeOfDay(text)?.minuteOfDay }
}
