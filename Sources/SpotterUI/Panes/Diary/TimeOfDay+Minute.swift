import FitnessModel
import ViewKit

extension TimeOfDay {
    /// Minutes since midnight, as entries of the diary keep them.
    var minuteOfDay: Int { hour * 60 + minute }

    /// The time of an entry; nil where it says none.
    init?(minuteOfDay: Int?) {
        guard let minuteOfDay else { return nil }
        self.init(hour: minuteOfDay / 60, minute: minuteOfDay % 60)
    }
}

extension FieldKind where Value == Int {
    /// A time of day, as the minutes since midnight.
    static let minuteOfDay = FieldKind(
        problem: "Not a time: write 17:30, 1730 or 5:30 pm.", write: { TimeOfDay(minuteOfDay: $0)?.text ?? "" }
    ) { text, _ in TimeOfDay(text)?.minuteOfDay }
}
