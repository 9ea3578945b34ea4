/// What else people call the same activity. The names of the catalogue have one word each.
enum ActivityWords {
    /// The words that mean the same as one of these, without those that are there.
    static func others(for words: [String]) -> [String] {
        let said = Set(words)
        return same.filter { !said.isDisjoint(with: $0) }.flatMap { $0.filter { !said.contains($0) } }
    }

    private static let same: [[String]] = [
        ["cycling", "bicycling", "bicycle", "bike", "cycle", "biking"],
        ["running", "run", "runner"],
        ["jogging", "jog", "jogger"],
        ["walking", "walk", "stroll", "strolling"],
        ["hiking", "hike", "trekking", "trek"],
        ["swimming", "swim", "lengths", "crawl", "breaststroke", "backstroke", "butterfly"],
        ["weight", "weights", "lifting", "strength", "resistance", "gym"],
        ["elliptical", "crosstrainer"],
        ["rowing", "rower", "ergometer"],
        ["spinning", "spin"],
        ["soccer", "football"],
        ["skipping", "jumping", "rope", "jumprope"],
        ["skiing", "ski", "skis"],
        ["skating", "skate", "rollerblading", "skates"],
        ["snowboarding", "snowboard"],
        ["climbing", "climb", "bouldering"],
        ["dancing", "dance", "dances", "ballet", "salsa", "zumba"],
        ["riding", "horseback", "equestrian"],
        ["sledding", "sledging", "tobogganing"],
        ["gardening", "garden", "yard", "lawn"],
        ["shovelling", "shoveling"],
        ["snorkelling", "snorkeling"],
        ["vacuum", "hoover", "hoovering", "vacuuming"],
        ["cleaning", "housework", "chores"],
        ["canoeing", "canoe", "kayaking", "kayak", "paddling"],
        ["stairs", "stair", "steps"],
        ["stretching", "mobility"],
        ["interval", "hiit", "tabata", "crossfit"],
        ["badminton", "shuttlecock"],
        ["billiards", "pool", "snooker"],
        ["pushchair", "stroller", "pram", "buggy"],
    ]
}
