public import FitnessModel

extension DiaryAccess {
    /// The body weight that counts on a day: the newest until then, else what the client said (without a day), else the
    /// oldest that was weighed later.
    public func weight(of client: Identifier<Client>, on day: Day) throws(StoreError) -> (mass: Mass, day: Day?)? {
        let body = try bodyFigures(of: client, on: day)
        return body.weight.map { (mass: $0, day: body.weightDay) }
    }

    /// What is known of a client's body on a day.
    public func bodyFigures(of client: Identifier<Client>, on day: Day) throws(StoreError) -> BodyFigures {
        let client = try clients.get(client)
        return try read { db in
            try BodyHistory(of: client, in: day...day, db).figures(on: [day]).first ?? BodyFigures(day: day)
        }
    }
}
