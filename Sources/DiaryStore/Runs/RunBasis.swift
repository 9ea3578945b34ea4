public import FitnessModel
import GRDB

/// What the figures of a client's runs hang on besides the runs: body weights, step lengths and the way of counting.
public struct RunBasis: Sendable {
    /// How energy is computed.
    public let profile: EnergyProfile
    /// How far a step goes; nil where neither typed nor to be had from the height.
    public let steps: StepLength?
    /// The weight of the client's own form.
    private let ownWeight: Mass?
    /// The oldest first. The last of a day counts: without a time before those with one.
    private let weighIns: [WeighIn]

    /// Reads it in the same state of the diary as what is computed with it.
    init(_ db: Database, _ client: Client, else standard: EnergyProfile) throws {
        profile = try EnergyProfile.read(of: client.id, db, else: standard)
        steps = StepLength(profile: profile, height: client.height, sex: client.sex)
        ownWeight = client.weight
        weighIns = try WeighIn.read(of: client.id, from: .earliest, through: .latest, db)
    }

    /// The body weight of a day: the newest weigh-in up to it, else the client's own weight, else the next weigh-in.
    public func weight(on day: Day) -> Mass? {
        var (first, end) = (0, weighIns.count)
        while first < end {
            let middle = (first + end) / 2
            if weighIns[middle].day <= day { first = middle + 1 } else { end = middle }
        }
        return first > 0 ? weighIns[first - 1].weight : ownWeight ?? weighIns.first?.weight
    }

    /// What a run cost.
    public func energy(of run: Run) -> Energy? {
        run.energy(weight: weight(on: run.day), profile: profile)
    }
}
