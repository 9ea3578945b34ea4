import DiaryStore
import FitnessModel

/// Groups of foods as forms have them typed.
enum GroupName {
    /// The group of that name, or the only one that begins so; nil where a new one is meant.
    static func find(_ text: String, in groups: [FoodGroup]) -> FoodGroup? {
        let wanted = SearchKey.fold(text)
        guard !wanted.isEmpty else { return nil }
        if let same = groups.first(where: { SearchKey.fold($0.name) == wanted }) { return same }
        let beginning = groups.filter { SearchKey.fold($0.name).hasPrefix(wanted) }
        return beginning.count == 1 ? beginning[0] : nil
    }

    /// The group that is meant, a new one where there is none; nil for an empty text.
    static func group(
        _ text: String, in groups: [FoodGroup], adding diary: some DiaryAccess
    ) throws(StoreError) -> Identifier<FoodGroup>? {
        if let known = find(text, in: groups) { return known.id }
        return text.isEmpty ? nil : try diary.addFoodGroup(named: text)
    }
}
