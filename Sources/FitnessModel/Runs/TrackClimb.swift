/// Metres climbed and descended along a track.
///
/// Heights tremble by a metre or two also on the flat, and the sum of every small rise would be a mountain. So a rise or
/// fall counts once the height is `threshold` away from where it was counted last; each segment is taken by itself.
struct TrackClimb: Hashable, Sendable {
    /// Less than this, in millimetres, is trembling.
    static let threshold = 3000

    let ascent: Length
    let descent: Length

    /// Nil where no point has a height.
    init?(_ points: [TrackPoint]) {
        var (up, down) = (0, 0)
        var counted: Int?
        var isKnown = false
        for point in points {
            if point.startsSegment { counted = nil }
            guard let height = point.elevation else { continue }
            isKnown = true
            guard let from = counted else { counted = height; continue }
            guard abs(height - from) >= Self.threshold else { continue }
            if height > from { up += height - from } else { down += from - height }
            counted = height
        }
        guard isKnown else { return nil }
        ascent = Length(millimetres: up)
        descent = Length(millimetres: down)
    }
}
