import FitnessModel

extension Client: StoredRecord {
    static let storage = Storage<Client>(
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

    init(blank id: Identifier<Client>) { self.init(id: id, name: "") }

    var title: String { name }
}

extension SessionPackage: StoredRecord {
    static let storage = Storage<SessionPackage>(
        "session_package", as: "k", noun: "package",
        visible: "EXISTS (SELECT 1 FROM client c WHERE c.id = k.client AND \(Visibility.client))",
        [
            StoredColumn("client", \.client), StoredColumn("bought", \.bought), StoredColumn("sessions", \.sessions),
            StoredColumn("note", \.note),
        ])

    init(blank id: Identifier<SessionPackage>) {
        self.init(id: id, client: .unsaved, bought: .earliest, sessions: 0)
    }

    var title: String { "the package of \(bought.iso)" }
}
