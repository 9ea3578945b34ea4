/// What an exercise is done on, with the loads it has.
public struct Machine: Identified, Hashable {
    /// How its loads come about.
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
    /// Path of a picture; empty when there is none.
    public var imagePath: String
    /// Set-up, seat height, free text.
    public var notes: String
    /// How its loads come about.
    public var kind: Kind
    /// The unit in which its loads are said.
    public var unit: MassUnit
    /// The lightest load of a stack; the empty bar.
    public var start: Mass
    /// The step of a stack; zero when it has one load only.
    public var step: Mass
    /// The heaviest load; nil when there is no end.
    public var maximum: Mass?
    /// Sides that take plates: 2 for a bar, 1 for a lever or a landmine.
    public var sides: Int
    /// The single loads of a list, to the letter as typed.
    public var loads: String
    /// Where it stands; nil where that is not said.
    public var place: Identifier<Place>?
    /// Hidden from lists, with everything kept.
    public var isArchived = false

    /// A machine of which only the name is known.
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
