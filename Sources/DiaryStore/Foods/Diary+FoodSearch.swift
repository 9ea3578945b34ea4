public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Foods of which every typed word begins a word. First what the client had most often, then the catalogue and the
    /// trainer's own, then what was imported; among those, names that begin with the text and short names come first.
    ///
    /// Where that is too little, words with a typing error are found too; the hit says which word was taken for the one
    /// typed. Without text: the most used, then the others by name.
    public func searchFoods(
        _ text: String, client: Identifier<Client>?, group: Identifier<FoodGroup>? = nil, limit: Int = 50
    ) throws(StoreError) -> [FoodHit] {
        if let client { _ = try clients.get(client) }
        let question = FoodQuestion(text, group: group)
        let viewer = viewer
        return try read { db in
            let search = FoodSearch(db: db, viewer: viewer, client: client, question: question, limit: limit)
            if !question.words.isEmpty { return try search.hits() }
            let name = text.searchKey
            return try name.isEmpty ? search.mostUsed() : search.named(name)
        }
    }
}
