extension TrackCourse {
    /// Slower than this, in metres a second, one stands: a quarter of a walk, and more than a receiver wanders.
    static let standingSpeed = 0.4
    /// Speed is judged over at least so many milliseconds, because a receiver trembles from second to second.
    static let judgedOver = 5000

    /// Milliseconds in which one got on; nil where no distance is known.
    var movingTime: Int? {
        guard var from = samples.first else { return nil }
        var (moving, last) = (0, from)
        /// What lies between the two counts when it was faster than standing.
        func judge(_ from: Sample, _ to: Sample) {
            let time = to.active - from.active
            if to.metres - from.metres >= Self.standingSpeed * Double(time) / 1000 { moving += time }
        }
        for sample in samples.dropFirst() {
            if sample.startsSegment {
                judge(from, last)
                from = sample
            } else if sample.active - from.active >= Self.judgedOver {
                // A long silence is judged by itself, so that it does not take moving seconds along.
                if sample.active - last.active >= Self.judgedOver, last != from {
                    judge(from, last)
                    from = last
                }
                judge(from, sample)
                from = sample
            }
            last = sample
        }
        judge(from, last)
        return moving
    }
}
