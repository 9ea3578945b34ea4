import DiaryStore
import FitnessModel

/// Categories as forms have them typed: their names with commas between.
enum CategoryNames {
    static func text(_ categories: [Category]) -> String { categories.map(\.name).joined(separator: ", ") }

    /// The categories of those names where they are others than before; nil where they are the same.
    static func changed(
        _ text: String, from old: [Category], _ kind: Category.Kind, _ diary: some DiaryAccess
    ) throws(StoreError) -> [Identifier<Category>]? {
        let chosen = try read(text, kind, diary)
        return Set(chosen) == Set(old.map(\.id)) ? nil : chosen
    }

    /// The categories of those names; a name that is new makes one.
    static func read(_ text: String, _ kind: Category.Kind, _ diary: some DiaryAccess) throws(StoreError)
        -> [Identifier<Category>]
    {
        var known = try diary.categories.list(kind)
        var chosen: [Identifier<Category>] = []
        for name in text.split(separator: ",").map({ String($0).trimmingBlanks }) where !name.isEmpty {
            let wanted = SearchKey.fold(name)
            if let there = known.first(where: { SearchKey.fold($0.name) == wanted }) {
                chosen.append(there.id)
                continue
            }
            let made = try diary.categories.add(kind, named: name)
            known.append(Category(id: made, kind: kind, name: name))
            chosen.append(made)
        }
        return chosen
    }
}

extension Category {
    /// "the gym's" or "yours".
    var whose: String { owner == nil ? "the gym's" : "yours" }
}
