/// One kilometre, mile or other stretch of equal length of a track.
public struct TrackSplit: Hashable, Sendable {
    /// How far; less than the others in the last one.
    public let distance: Length
    /// Milliseconds without the pauses between segments.
    public let elapsed: Int
}

extension TrackFigures {
    /// The track cut after every `length`, the rest at the end; empty without a distance.
    ///
    /// At most `TrackFigures.mostSplits`; the last one then has all that is left.
    public func splits(every length: Length) -> [TrackSplit] {
        let metres = Double(length.millimetres) / 1000
        guard metres > 0, let first = course.samples.first, let last = course.samples.last else { return [] }
        var splits: [TrackSplit] = []
        var (mark, markTime) = (0.0, Double(first.active))
        for (a, b) in zip(course.samples, course.samples.dropFirst()) {
            while b.metres >= mark + metres, splits.count < Self.mostSplits - 1 {
                let share = b.metres > a.metres ? (mark + metres - a.metres) / (b.metres - a.metres) : 0
                let time = Double(a.active) + share * Double(b.active - a.active)
                splits.append(TrackSplit(distance: length, elapsed: Int((time - markTime).rounded())))
                (mark, markTime) = (mark + metres, time)
            }
        }
        let rest = Length(millimetres: Int(((last.metres - mark) * 1000).rounded()))
        if rest.millimetres > 0 {
            splits.append(TrackSplit(distance: rest, elapsed: Int((Double(last.active) - markTime).rounded())))
        }
        return splits
    }

    /// More splits than this are of no use to anybody.
    public static let mostSplits = 1000
}
