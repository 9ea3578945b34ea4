public import FitnessModel
import GRDB

/// What the figures of a client's runs hang on besides the runs: body weights, step lengths and the way of counting.
public struct RunBasis: Sendable {
    /// How energy is reckoned.
    public let profile: EnergyProfile
    /// How far a step goes; nil where neither typed nor to be had from the height.
    public let steps: StepLength?
    /// The weight of the client's own form.
    let ownWeight: Mass?
    /// Weigh-ins, the oldest first.
    let weighIns: [(day: Day, weight: Mass)]

    /// The body weight of a day: the newest weigh-in up to it, else the client's own weight, else the next weigh-in.
    public func weight(on day: Day) -> Mass? {
        var low = 0
        var high = weighIns.count
        while low < high {
            let middle = (low + high) / 2
            if weighIns[middle].day.days(until: day) >= 0 { low = middle + 1 } else { high = middle }
        }
        if low > 0 { return weighIns[low - 1].weight }
        return ownWeight ?? weighIns.first?.weight
    }

    /// What a run cost.
    public func energy(of run: Run) -> Energy? {
        run.energy(weight: weight(on: run.day), profile: profile)
    }
}

extension DiaryAccess {
    /// What the figures of a client's runs hang on.
    public func runBasis(of id: Identifier<Client>) throws(StoreError) -> RunBasis {
        let client = try clients.get(id)
        return try read { db in try RunBasis(db, client) }
    }
}

extension RunBasis {
    /// Reads it in the same state of the diary as what is reckoned with it.
    init(_ db: Database, _ client: Client) throws {
        profile = try EnergyProfile.read(of: client.id, db)
        steps = StepLength(profile: profile, height: client.height, sex: client.sex)
        ownWeight = client.weight
        // The last of a day counts: without a time before those with one.
        let weights = "SELECT day, weight_g FROM weigh_in WHERE client = ? ORDER BY day, minute, id"
        weighIns = try db.all(weights, client.id) { ($0.day(0), Mass(grams: $0[1])) }
    }
}
