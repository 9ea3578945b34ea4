/// A stretch of a mesocycle: a phase, or a pause.
public struct MesocyclePart: Identified, Hashable {
    /// How long a part may be.
    public static let days = 1...730
    /// How long a new part is: four weeks.
    public static let defaultDays = 28

    /// Names the record.
    public var id: Identifier<MesocyclePart>
    /// The phase trained in it; nil for a pause.
    public var phase: Identifier<Phase>?
    /// How long it is.
    public var days: Int
    /// Free text.
    public var note: String

    /// A pause when no phase is given.
    public init(
        id: Identifier<MesocyclePart>, phase: Identifier<Phase>? = nil, days: Int = MesocyclePart.defaultDays,
        note: String = ""
    ) {
        self.id = id
        self.phase = phase
        self.days = days
        self.note = note
    }
}
