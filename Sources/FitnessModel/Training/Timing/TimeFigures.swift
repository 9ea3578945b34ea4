/// The totals of several timed sets: of an exercise in a session, a session, a week. Only sets with a mark are
/// included. Times are in milliseconds.
public struct TimeFigures: Hashable, Sendable {
    /// How far a repetition may be off its tempo and still be in it.
    public static let tolerance = 500

    /// Sets with a mark.
    public private(set) var sets = 0
    /// The times under load of all sets together.
    public private(set) var underLoad = 0
    /// The longest set, from its start to its end.
    public private(set) var longest = 0
    /// Repetitions with a known time, between presses, in sets with a valid tempo.
    public private(set) var pacedReps = 0
    /// How many of them were within half a second of it.
    public private(set) var inTempo = 0
    /// The prescribed times of a repetition, ascending.
    public private(set) var tempos: Set<Int> = []
    private var whole = 0
    private var repTime = 0
    private var repCount = 0

    /// The figures of these sets.
    public init(_ sets: some Sequence<TimedSet> = []) {
        for set in sets { add(set.mark, reps: set.set.repsOfAllParts, tempo: Tempo.repTime(set.tempo)) }
    }

    /// Adds a set.
    ///
    /// - Parameters:
    ///   - reps: the repetitions in the cell, if its time can be divided by them.
    ///   - tempo: the prescribed milliseconds of a repetition.
    public mutating func add(_ mark: SetMark, reps: Int?, tempo: Int? = nil) {
        sets += 1
        whole += mark.milliseconds
        underLoad += mark.timeUnderLoad(count: reps)
        longest = max(longest, mark.milliseconds)
        let paced = mark.pacedReps
        if !paced.isEmpty {
            repTime += paced.reduce(0, +)
            repCount += paced.count
        } else if let reps, reps > 0 {
            repTime += mark.milliseconds
            repCount += reps
        }
        guard let tempo else { return }
        tempos.insert(tempo)
        pacedReps += paced.count
        inTempo += paced.count { abs($0 - tempo) <= Self.tolerance }
    }

    /// The average time of a set, from its start to its end.
    public var meanSet: Int? { sets > 0 ? whole / sets : nil }

    /// The mean time of a repetition: from press to press where repetitions were marked, else the whole time of the set
    /// shared by its repetitions. Every repetition weighs the same.
    public var meanRep: Int? { repCount > 0 ? repTime / repCount : nil }

    /// The common prescribed time of a repetition; nil if there is none, or several.
    public var commonTempo: Int? { tempos.count == 1 ? tempos.first : nil }
}
