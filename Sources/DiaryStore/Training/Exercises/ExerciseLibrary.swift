import CEmbedded
public import FitnessModel

/// The exercises that are built into the program.
public enum ExerciseLibrary {
    /// All of them, in the order of the file.
    public static let entries = CatalogueTable(.exercises).rows.compactMap(LibraryExercise.init(row:))

    private static let places = places { $0.number }
    private static let names = places { $0.name.searchKey }

    /// The names, split once: exercises that most trainers use come first.
    static let nameList = NameList(
        entries.map { NameList.Entry($0.name, otherNames: $0.otherNames, uses: $0.isCommon ? -1 : -2) })

    private static func places<Key: Hashable>(_ key: (LibraryExercise) -> Key) -> [Key: Int] {
        Dictionary(zip(entries.map(key), entries.indices)) { first, _ in first }
    }

    /// The traits of each, in their order.
    private static let traits = entries.map(\.traits)
    /// Their names and traits, to be searched.
    private static let searched = NameList(
        zip(entries, traits).map { entry, traits in
            let words = traits.map(\.name).joined(separator: " ")
            return NameList.Entry(entry.name, otherNames: entry.otherNames + [words], uses: entry.isCommon ? 1 : 0)
        })

    /// Those that a list shows, in the order of the file, or where something is searched for the best first.
    static func entries(_ filter: LibraryFilter, hidden: Set<Int>) -> [LibraryExercise] {
        let found =
            filter.search.isEmpty ? Array(entries.indices) : searched.matches(filter.search, limit: entries.count)
        return found.filter { place in
            let isHidden = hidden.contains(entries[place].number)
            let isShown = filter.archive == .all || isHidden == (filter.archive == .archived)
            return isShown && filter.traits.isSubset(of: traits[place])
        }.map { entries[$0] }
    }

    /// The index of the exercise with this number.
    static func place(of number: Int) -> Int? { places[number] }

    /// The index of the exercise with this folded name.
    static func place(ofKey key: String) -> Int? { names[key] }

    /// The one of this number.
    public static func entry(_ number: Int) -> LibraryExercise? { places[number].map { entries[$0] } }

    /// The one of exactly this name, ignoring case and accents.
    public static func named(_ name: String) -> LibraryExercise? { names[name.searchKey].map { entries[$0] } }
}

extension LibraryExercise {
    /// A row of the file; nil if a word is unknown.
    fileprivate init?(row: [String]) {
        guard row.count == 9, let number = Int(row[0]), let kind = UnitKind(rawValue: row[5]) else { return nil }
        var muscles: [MuscleGroup: MuscleGroup.Role] = [:]
        for word in row[6].split(separator: " ") {
            let isIndirect = word.hasPrefix("~")
            guard let group = MuscleGroup(rawValue: String(isIndirect ? word.dropFirst() : word)) else { return nil }
            muscles[group] = isIndirect ? .indirect : .direct
        }
        self.init(
            number: number, name: row[1], otherNames: row[2].split(separator: ";").map(String.init), category: row[3],
            equipment: row[4], muscles: muscles, unitKind: kind, isCommon: row[8] == "yes")
    }
}

extension Change {
    /// Makes an exercise of the library the acting trainer's own; the one of that name where there is one already.
    func take(_ entry: LibraryExercise) throws -> Identifier<Exercise> {
        try exercises.named(entry.name)?.id
            ?? insert(
                Exercise(
                    id: .unsaved, name: entry.name, muscles: entry.muscles, unitKind: entry.unitKind,
                    library: entry.number, otherNames: entry.otherNames.joined(separator: ", "),
                    equipment: entry.equipment))
    }
}
