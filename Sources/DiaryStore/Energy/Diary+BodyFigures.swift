public import FitnessModel

extension DiaryAccess {
    /// What is known of a client's body on a day.
    public func bodyFigures(of client: Identifier<Client>, on day: Day) throws(StoreError) -> BodyFigures {
        try read(of: client) { db, client in
            try BodyHistory(of: client, in: day...day, db).figures(on: [day]).first ?? BodyFigures(day: day)
        }
    }
}
