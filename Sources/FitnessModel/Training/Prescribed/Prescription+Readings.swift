extension Prescription {
    /// The label read; nil when it is none.
    public var rowLabel: RowLabel? { RowLabel(label) }
    /// The tempo read; nil when it is none.
    public var tempoReading: Tempo? { Tempo(tempo) }
    /// The repetitions asked for; nil when they cannot be read.
    public var repTarget: RepTarget? { RepTarget(reps) }
    /// The sets asked for; nil when they cannot be read.
    public var setTarget: SetTarget? { SetTarget(sets) }
    /// The rest between sets; nil when it cannot be read.
    public var restReading: Rest? { Rest(rest) }
}
