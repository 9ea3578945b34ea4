package import FitnessModel
package import Phrases

/// The texts for the times of sets; all arguments are in milliseconds.
package enum SetTimeText {
    /// "4.2": seconds with one decimal.
    package static func seconds(_ milliseconds: Int) -> String {
        let tenths = (milliseconds + 50) / 100
        return NumberFormat.shown("\(tenths / 10).\(tenths % 10)")
    }

    /// "0:21": minutes and seconds, rounded.
    package static func clock(_ milliseconds: Int) -> String { ElapsedText.write(milliseconds + 500) }

    /// "4.2 s a rep".
    package static func perRep(_ milliseconds: Int) -> Phrase { "\(seconds(milliseconds)) s a rep" }

    /// "70x5 in 0:21, 4.2 s a rep"; for a hold "60s in 1:00".
    package static func done(_ set: PerformedSet, _ mark: SetMark, _ unit: MassUnit) -> Phrase {
        let done: Phrase = "\(LoadCell.render([set], unit: unit)) in \(clock(mark.milliseconds))"
        let mean = mark.millisecondsPerRep(count: set.repsOfAllParts).map(perRep)
        return [done, mean].compactMap(\.self).joined(separator: ", ")
    }

    /// "3010 asks 4 s, was 3.1 s", "31X0 asks 5 s (X 1 s)"; nil if the text is not a tempo with a duration.
    ///
    /// - Parameter mean: The mean time of a repetition, if known.
    package static func tempo(_ text: String, was mean: Int? = nil) -> Phrase? {
        guard let milliseconds = Tempo.repTime(text), let tempo = Tempo(text) else { return nil }
        let (name, time) = (text.trimmingBlanks, milliseconds / 1000)
        let asks: Phrase =
            tempo.parts.contains(.explosive)
            ? "\(name) asks \(time) s (X \(Tempo.explosive / 1000) s)" : "\(name) asks \(time) s"
        return [asks, mean.map { "was \(seconds($0)) s" }].compactMap(\.self).joined(separator: ", ")
    }

    /// "7 of 12 reps within half a second"; nil if no repetition was measured against a tempo.
    package static func inTempo(_ figures: TimeFigures) -> Phrase? {
        guard figures.pacedReps > 0 else { return nil }
        return "\(figures.inTempo) of \(figures.pacedReps, one: "rep", other: "reps") within half a second"
    }
}
