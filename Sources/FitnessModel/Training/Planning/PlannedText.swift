/// What is planned for a cell of a session that has not begun: the text to the letter, and in which unit it reads.
public struct PlannedText: Hashable, Sendable {
    /// A load cell, a target such as `80%`, or plain words.
    public var text: String
    /// The unit of its loads, also where the client changed to the other one since.
    public var unit: MassUnit

    /// A text in the unit in which it was typed.
    public init(_ text: String, unit: MassUnit) {
        self.text = text
        self.unit = unit
    }

    /// The text for one who reads loads in a unit; words stay to the letter.
    public func text(in unit: MassUnit, kind: UnitKind) -> String {
        LoadCell(text, unit: self.unit, kind: kind).text(writtenIn: unit)
    }
}
