/// What a row of the sheet asks for, kept to the letter as it was typed.
public struct Prescription: Hashable, Sendable {
    /// "A1": one letter is one superset.
    public var label: String
    /// "31X0".
    public var tempo: String
    /// "6-8".
    public var reps: String
    /// "5".
    public var sets: String
    /// 90".
    public var rest: String
    /// Anything else for this row: microcycle, side, cue.
    public var micro: String

    /// What is not given is empty.
    public init(
        label: String = "", tempo: String = "", reps: String = "", sets: String = "", rest: String = "",
        micro: String = ""
    ) {
        self.label = label
        self.tempo = tempo
        self.reps = reps
        self.sets = sets
        self.rest = rest
        self.micro = micro
    }
}
