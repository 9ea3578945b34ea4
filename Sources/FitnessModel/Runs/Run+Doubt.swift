extension Run {
    /// The speed, in metres a second, where it is faster than anybody ever was on foot, or on a bicycle without help; nil
    /// where it is believable or not known. How fast depends on how far; see `docs/formulas.md`.
    public var unlikelySpeed: Double? {
        guard let distance, elapsed > 0 else { return nil }
        let metres = Double(distance.millimetres) / 1000
        let speed = metres / (Double(elapsed) / 1000)
        return kind.fastest(over: metres).map { speed > $0 ? speed : nil } ?? nil
    }
}

extension Run.Kind {
    /// Metres a second of the records of men, rounded up: over short distances, from 1,500 m, from 10 km, from the marathon.
    fileprivate func fastest(over metres: Double) -> Double? {
        let limits: [Double]
        switch self {
        // 100 m in 9.58 s, 1,500 m in 3:26.00, 10 km in 26:11, 42.195 km in 2:00:35.
        case .run: limits = [10.5, 7.3, 6.4, 5.9]
        // Race walking: a mile in 5:31, 10 km in 37:53, 50 km in 3:32:33.
        case .walk: limits = [5.2, 5.0, 4.6, 4.4]
        // The hour of the track: 56.792 km; sprints and descents are faster.
        case .ride: limits = [25, 25, 25, 17]
        case .other: return nil
        }
        return metres < 1500 ? limits[0] : metres < 10_000 ? limits[1] : metres < 42_195 ? limits[2] : limits[3]
    }
}
