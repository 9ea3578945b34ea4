/// What a file says of a body at one time, before it is in the diary.
public struct BodyDraft: Hashable, Sendable {
    /// What was measured; its own id, client and measurer count for nothing.
    public var measurement: BodyMeasurement
    /// Body fat as a scale said it, in thousandths of the weight; nil where none did.
    public var fatPerMille: Int?

    /// What was measured, with the body fat of the scale.
    public init(_ measurement: BodyMeasurement, fatPerMille: Int? = nil) {
        self.measurement = measurement
        self.fatPerMille = fatPerMille
    }

    /// The weight as one of the list of weights; nil where nobody weighed.
    public var weighIn: WeighIn? {
        measurement.weight.map {
            WeighIn(day: measurement.day, minute: measurement.minute, weight: $0, fatPerMille: fatPerMille)
        }
    }

    /// Whether nothing but a weight and its fat was said: such a line is no row of the sheets.
    public var isWeighInAlone: Bool { measurement.weight != nil && !hasMore }

    /// Whether nothing at all was said.
    public var isEmpty: Bool { measurement.weight == nil && fatPerMille == nil && !hasMore }

    private var hasMore: Bool {
        measurement.height != nil || !measurement.note.isEmpty || !measurement.folds.isEmpty
            || !measurement.measures.isEmpty || !measurement.own.isEmpty
    }
}
