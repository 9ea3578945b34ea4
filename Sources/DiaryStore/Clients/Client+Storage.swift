package import FitnessModel

extension Client: ArchivedRecord {
    package static let storage = Storage<Client>(
        "client", as: "c", visible: Visibility.client,
        [
            .owner,
            StoredColumn("shared", \.isShared),
            StoredColumn("name", \.name),
            .computed("name_key") { $0.name.searchKey },
            .computed("words") {
                SearchKey.fold([$0.email, $0.phone, $0.planType, $0.health, $0.goal].joined(separator: " "))
            },
            StoredColumn("sex", \.sex),
            StoredColumn("birth_day", \.birthDay),
            StoredColumn("email", \.email),
            StoredColumn("phone", \.phone),
            // Nothing that is not above zero.
            StoredColumn("height_mm", \.height) { $0.flatMap { $0.millimetres > 0 ? $0 : nil } },
            StoredColumn("weight_g", \.weight) { $0.flatMap { $0.grams > 0 ? $0 : nil } },
            StoredColumn("plan_type", \.planType),
            StoredColumn("health", \.health),
            StoredColumn("goal", \.goal),
            StoredColumn("unit", \.unit),
            StoredColumn("photo_path", \.photoPath),
            .archived(\.isArchived),
            .added("created_at") { $1.now },
        ])

    package init(blank id: Identifier<Client>) { self.init(id: id, name: "") }
}

extension SessionPackage: StoredRecord {
    package static let storage = Storage<SessionPackage>(
        "session_package", as: "k", noun: "package", visible: Visibility.client(of: "k.client"),
        [
            .fixed("client", \.client), StoredColumn("bought", \.bought), StoredColumn("sessions", \.sessions),
            StoredColumn("note", \.note), StoredColumn("expires", \.expires), StoredColumn("price", \.price),
        ])

    static let oldestFirst = "k.bought, k.id"

    package init(blank id: Identifier<SessionPackage>) {
        self.init(id: id, client: .unsaved, bought: .earliest, sessions: 0)
    }

    package var title: String { "the package of \(bought.iso)" }

    package func label(in change: Change) throws -> String {
        "package of \(Label.name(try change.clients.get(client).name))"
    }
}
