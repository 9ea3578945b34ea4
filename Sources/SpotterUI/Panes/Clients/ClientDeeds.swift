import DiaryStore
import FitnessModel

/// What can be done to a client from the list and from the profile alike.
enum ClientDeeds {
    static func archive(_ id: Identifier<Client>, named name: String, _ isArchived: Bool, desk: inout Desk) {
        let news = isArchived ? "Archived \(name). Z shows archived clients, z brings back." : "\(name) is back."
        desk.write(news) { diary throws(StoreError) in try diary.setArchived(isArchived, client: id) }
    }

    static func delete(_ id: Identifier<Client>, named name: String, desk: inout Desk) {
        desk.write("Deleted \(name) with all plans and sessions. u brings everything back.") {
            diary throws(StoreError) in try diary.deleteClient(id)
        }
    }
}
