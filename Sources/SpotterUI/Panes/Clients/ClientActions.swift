import DiaryStore
import FitnessModel
import ViewKit

/// What can be done to a client from the list and from the profile alike.
enum ClientActions {
    static func archive(_ id: Identifier<Client>, named name: String, _ isArchived: Bool, context: inout Context) {
        let news = isArchived ? "Archived \(name). Z shows archived clients, z brings back." : "\(name) is back."
        context.write(news) { diary in try diary.clients.setArchived(isArchived, id) }
    }

    static func delete(_ id: Identifier<Client>, named name: String, context: inout Context) {
        context.write("Deleted \(name) with all plans and sessions. u brings everything back.") { diary in
            try diary.clients.delete(id)
        }
    }
}
