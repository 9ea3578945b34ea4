/// A machine for exercises, with its loads.
public struct Machine: Identified, Hashable {
    /// How a machine's loads are defined.
    public enum Kind: String, Sendable, CaseIterable {
        /// Any load, or nothing is known.
        case any
        /// From the start by steps up to the maximum.
        case stack
        /// A bar, or a lever, that is loaded with the gym's plates.
        case bar
        /// Single loads, as typed.
        case list
    }

    /// Names the record.
    public var id: Identifier<Machine>
    /// As the trainer writes it.
    public var name: String
    /// The path of a picture; empty for none.
    public var imagePath: String
    /// Set-up, seat height, free text.
    public var notes: String
    /// How the machine's loads are defined.
    public var kind: Kind
    /// The unit of its loads.
    public var unit: MassUnit
    /// The lightest load of a stack; the empty bar.
    public var start: Mass
    /// The step of a stack; zero when it has one load only.
    public var step: Mass
    /// The heaviest load; nil for no limit.
    public var maximum: Mass?
    /// Sides that take plates: 2 for a bar, 1 for a lever or a landmine.
    public var sides: Int
    /// The single loads of a list, exactly as typed.
    public var loads: String
    /// The gym location; nil if unknown.
    public var place: Identifier<Place>?
    /// Whether it is hidden from lists.
    public var isArchived = false

    /// A machine with a name only.
    public init(
        id: Identifier<Machine>, name: String, imagePath: String = "", notes: String = "", kind: Kind = .any,
        unit: MassUnit = .kg, start: Mass = .zero, step: Mass = .zero, maximum: Mass? = nil, sides: Int = 2,
        loads: String = "", place: Identifier<Place>? = nil
    ) {
        self.id = id
        self.name = name
        self.imagePath = imagePath
        self.notes = notes
        self.kind = kind
        self.unit = unit
        self.start = start
        self.step = step
        self.maximum = maximum
        self.sides = sides
        self.loads = loads
        self.place = place
    }
}
