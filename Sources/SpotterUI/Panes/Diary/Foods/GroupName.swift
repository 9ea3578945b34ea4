import DiaryStore
import FitnessModel

/// A group of foods as forms have it typed: the name of one that is there, its beginning, or a new one.
struct GroupName: Sendable {
    let text: String
    let groups: [FoodGroup]

    /// The group of that name, or the only one that begins so; nil where a new one is meant.
    private var known: FoodGroup? {
        let wanted = SearchKey.fold(text)
        guard !wanted.isEmpty else { return nil }
        if let same = groups.first(where: { SearchKey.fold($0.name) == wanted }) { return same }
        let beginning = groups.filter { SearchKey.fold($0.name).hasPrefix(wanted) }
        return beginning.count == 1 ? beginning[0] : nil
    }

    /// Whether the group is yet to be made.
    var isNew: Bool { !text.isEmpty && known == nil }

    /// The group that is meant, a new one where there is none; nil for an empty text.
    func id(adding diary: some DiaryAccess) throws(StoreError) -> Identifier<FoodGroup>? {
        isNew ? try diary.foodGroups.add(named: text) : known?.id
    }
}
