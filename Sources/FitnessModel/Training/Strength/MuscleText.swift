/// The muscle groups of an exercise as they are typed: `chest, ~triceps`. A `~` before a group, or `(indirect)` after
/// it, means that it is trained indirectly.
public enum MuscleText {
    /// The result of parsing.
    public enum Reading: Hashable, Sendable {
        case muscles([MuscleGroup: MuscleGroup.Role])
        /// An unknown word, and the group that may be meant.
        case unknown(String, near: MuscleGroup?)
    }

    /// Parses groups separated by commas. The beginning of a name is enough if only one group starts with it.
    public static func read(_ text: String) -> Reading {
        var muscles: [MuscleGroup: MuscleGroup.Role] = [:]
        for part in text.split(whereSeparator: { $0 == "," || $0 == ";" || $0.isNewline }) {
            var word = SearchKey.fold(String(part)).split(separator: " ").joined(separator: " ")
            guard !word.isEmpty else { continue }
            var role = MuscleGroup.Role.direct
            if word.hasPrefix("~") {
                word = word.dropFirst().split(separator: " ").joined(separator: " ")
                role = .indirect
            }
            for ending in ["(indirect)", "indirect", "(direct)", "direct"] where word.hasSuffix(ending) {
                word = word.dropLast(ending.count).split(separator: " ").joined(separator: " ")
                if ending.contains("in") { role = .indirect }
                break
            }
            guard let muscle = group(word) else {
                return .unknown(word.isEmpty ? String(part) : word, near: near(word))
            }
            // The stronger of two roles for the same group applies.
            muscles[muscle] = min(role, muscles[muscle] ?? role)
        }
        return .muscles(muscles)
    }

    /// `chest, shoulders, ~triceps`: directly trained groups first.
    public static func write(_ muscles: [MuscleGroup: MuscleGroup.Role]) -> String {
        muscles.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
            .map { ($0.value == .indirect ? "~" : "") + $0.key.rawValue }.joined(separator: ", ")
    }

    private static let otherNames: [String: MuscleGroup] = [
        "pecs": .chest, "pectorals": .chest, "lats": .back, "traps": .back, "upper back": .back, "lower back": .back,
        "delts": .shoulders, "deltoids": .shoulders, "abs": .core, "abdominals": .core, "trunk": .core,
        "obliques": .core, "hip flexors": .core, "trapezius": .back, "rear delts": .shoulders, "quads": .quadriceps,
        "hams": .hamstrings, "bum": .glutes, "gluteus": .glutes, "inner thigh": .adductors,
    ]

    private static func group(_ word: String) -> MuscleGroup? {
        if let muscle = MuscleGroup(rawValue: word) ?? otherNames[word] { return muscle }
        let begun = MuscleGroup.allCases.filter { $0.rawValue.hasPrefix(word) }
        return begun.count == 1 && word.count >= 2 ? begun[0] : nil
    }

    private static func near(_ word: String) -> MuscleGroup? {
        NearMatch.rank(word, in: MuscleGroup.allCases.map(\.rawValue), limit: 1).first.map { MuscleGroup.allCases[$0] }
    }
}

extension MuscleGroup.Role: Comparable {
    /// Direct before indirect.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
