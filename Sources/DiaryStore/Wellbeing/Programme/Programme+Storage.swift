package import FitnessModel

extension Programme.State: Storable {}

extension Programme: StoredRecord {
    package static let storage = Storage<Programme>(
        "programme", as: "g", visible: Visibility.client(of: "g.client"),
        [
            .fixed("client", \.client), .fixed("consent", \.consent), .fixed("definition", \.definition),
            .fixed("version", \.version), .fixed("started_day", \.startedDay),
            StoredColumn("deadline_day", \.deadlineDay), StoredColumn("state", \.state),
            StoredColumn("intro_read_at", \.introReadAt),
        ])
    static let newestFirst = "g.id DESC"

    package init(blank id: Identifier<Programme>) {
        self.init(id: id, startedDay: .earliest, deadlineDay: .earliest)
    }

    package var title: String { "the four weeks" }

    package func label(in change: Change) throws -> String {
        "four weeks of \(Label.name(try change.clients.get(client).name))"
    }
}
