import FitnessModel
import GRDB

extension Exercise {
    private static let separator: Character = "\u{1F}"

    /// The columns that `init(row:)` reads, of the exercise as `e`.
    static let columns = """
        e.id, e.name, e.description, e.video_url, e.unit_kind, e.load_step_g, e.archived_at IS NOT NULL,
        (SELECT group_concat(tag, char(31)) FROM (SELECT tag FROM exercise_tag WHERE exercise = e.id ORDER BY tag)),
        (SELECT group_concat(muscle || ' ' || role, char(31)) FROM exercise_muscle WHERE exercise = e.id), e.machine
        """

    init(row: Row) {
        self.init(
            id: row.id(0),
            name: row.text(1),
            description: row.text(2),
            videoURL: row.text(3),
            tags: (row.optionalText(7) ?? "").split(separator: Self.separator).map(String.init),
            muscles: Self.muscles((row.optionalText(8) ?? "").split(separator: Self.separator)),
            machine: row.optionalID(9),
            unitKind: row.raw(4) ?? .loadAndReps,
            loadStep: row.mass(5) ?? Exercise.defaultLoadStep,
            isArchived: row.flag(6))
    }

    /// A group of a later version that is not known here is left out.
    private static func muscles(_ words: [Substring]) -> [MuscleGroup: MuscleGroup.Role] {
        let pairs = words.compactMap { word -> (MuscleGroup, MuscleGroup.Role)? in
            let parts = word.split(separator: " ")
            guard parts.count == 2, let muscle = MuscleGroup(rawValue: String(parts[0])),
                let role = Int(parts[1]).flatMap(MuscleGroup.Role.init(rawValue:))
            else { return nil }
            return (muscle, role)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The tags as they are kept: each once, without blanks around them and control characters in them.
    var storedTags: Set<String> {
        let plain = tags.map { tag in
            String(tag.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
                .split(separator: " ").joined(separator: " ")
        }
        return Set(plain).subtracting([""])
    }

    /// What search finds the exercise by besides the name.
    var words: String {
        SearchKey.fold((storedTags.sorted() + muscles.keys.sorted().map(\.name) + [description]).joined(separator: " "))
    }
}
