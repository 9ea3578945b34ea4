public import FitnessModel

/// Something that a client did, with what it cost.
public struct Costed<Record: Hashable & Sendable>: Hashable, Sendable {
    /// What was done.
    public var record: Record
    /// What it cost; nil where that is not known, as without a body weight.
    public var energy: Energy?

    init(_ record: Record, _ energy: Energy?) {
        self.record = record
        self.energy = energy
    }
}
