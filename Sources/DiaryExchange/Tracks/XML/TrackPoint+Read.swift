import FitnessModel

extension TrackPoint.Position {
    /// A place in degrees; nil where one of them is no number or not on the earth.
    init?(_ latitude: XMLText?, _ longitude: XMLText?) {
        guard let latitude = latitude?.scaled(by: 1e7, in: -900_000_000...900_000_000),
            let longitude = longitude?.scaled(by: 1e7, in: -1_800_000_000...1_800_000_000)
        else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension Run.Kind {
    /// By the words that programs use: "Running", "trail_running", "Biking", "Hike"; nil where nothing is said. Strava
    /// writes numbers: 9 a run, 1 a ride, 10 a walk, 4 a hike.
    init?(sport: String) {
        let word = sport.lowercased()
        func says(_ parts: String...) -> Bool { parts.contains { word.contains($0) } }
        if word.isEmpty { return nil }
        if says("run", "jog") || word == "9" {
            self = .run
        } else if says("walk", "hik") || word == "10" || word == "4" {
            self = .walk
        } else if says("cycl", "bik", "ride") || word == "1" {
            self = .ride
        } else {
            self = .other
        }
    }
}
