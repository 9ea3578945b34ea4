package import FitnessModel

extension Exercise: ArchivedRecord {
    package static let storage = Storage<Exercise>(
        .exercise, as: "e", visible: Visibility.exercise, changeable: "e.owner = ?",
        [
            .owner,
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") { $0.words },
            StoredColumn("description", \.description),
            StoredColumn("video_url", \.videoURL),
            StoredColumn("unit_kind", \.unitKind),
            StoredColumn("load_step_g", \.loadStep) { max($0, .zero) },
            StoredColumn("machine", \.machine),
            .archived(\.isArchived),
            .rows(of: "exercise_tag", "exercise", ["tag"], \.tags) {
                $0.compactMap(\.first)
            } write: {
                stored($0).map { [$0] }
            },
            .rows(of: "exercise_muscle", "exercise", ["muscle", "role"], \.muscles) {
                muscles($0)
            } write: {
                $0.sorted { $0.key < $1.key }.map { [$0.key.rawValue, String($0.value.rawValue)] }
            },
            .fixed("library", \.library),
            StoredColumn("other_names", \.otherNames),
            StoredColumn("equipment", \.equipment),
            StoredColumn("activity", \.activity),
        ])

    static let byName = "e.name_key, e.id"

    package init(blank id: Identifier<Exercise>) { self.init(id: id, name: "") }

    /// A group of a later version that is not known here is left out.
    private static func muscles(_ rows: [[String]]) -> [MuscleGroup: MuscleGroup.Role] {
        let pairs = rows.compactMap { cells -> (MuscleGroup, MuscleGroup.Role)? in
            guard cells.count == 2, let muscle = MuscleGroup(rawValue: cells[0]),
                let role = Int(cells[1]).flatMap(MuscleGroup.Role.init(rawValue:))
            else { return nil }
            return (muscle, role)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Tags as stored, in order: each once, trimmed and without control characters.
    private static func stored(_ tags: [String]) -> [String] {
        let plain = tags.map { tag in
            String(tag.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
                .split(separator: " ").joined(separator: " ")
        }
        return Set(plain).subtracting([""]).sorted()
    }

    /// The words of the search index besides the name.
    private var words: String {
        SearchKey.fold(
            (Self.stored(tags) + muscles.keys.sorted().map(\.rawValue) + [otherNames, equipment, description])
                .joined(separator: " "))
    }

    /// This exercise with its missing details taken from another one.
    func taking(over other: Exercise) -> Exercise {
        var merged = self
        merged.tags = Self.stored(tags + other.tags)
        merged.muscles.merge(other.muscles) { own, _ in own }
        merged.machine = machine ?? other.machine
        merged.activity = activity ?? other.activity
        if otherNames.isEmpty { merged.otherNames = other.otherNames }
        if equipment.isEmpty { merged.equipment = other.equipment }
        if videoURL.isEmpty { merged.videoURL = other.videoURL }
        var paragraphs = [description]
        if other.description != description { paragraphs.append(other.description) }
        if other.videoURL != merged.videoURL, !other.videoURL.isEmpty {
            paragraphs.append("Video of \(other.name): \(other.videoURL)")
        }
        merged.description = paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
        return merged
    }
}
