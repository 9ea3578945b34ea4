import DiaryStore
import FitnessModel
import ViewKit

extension Context {
    private static let clientSetting = "current client"

    /// Reads what every view shows: who is signed in, the current client, the live sessions.
    mutating func reloadShared() {
        if let trainer = read({ diary in try diary.trainers.current() }) ?? nil {
            let gym = (read { diary in try diary.gym() } ?? nil)?.name ?? ""
            signature = [gym, trainer.name].filter { !$0.isEmpty }.joined(separator: " · ")
            self.trainer = trainer.name
        }
        if labelled != revision {
            labelled = revision
            isDemo = read { diary in try diary.isDemo() } ?? isDemo
            label = ClientLabel(self)
        }
        guard handOver == nil else {
            reloadClient()
            return readEnergyUnit()
        }
        live = read { diary in try diary.sessions.live() } ?? live
        places = places.filter { id, _ in live.contains { $0.id == id } }
        rests = rests.filter { id, _ in live.contains { $0.id == id } }
        formula = read { diary in try diary.strengthFormula() } ?? formula
        series = series.filter { id, _ in live.contains { $0.id == id } }
        intervals = intervals.filter { id, _ in live.contains { $0.id == id } }
        readWatches()
        alarms.read(self)
        reloadClient()
        readEnergyUnit()
    }

    /// Makes `id` the current client, also for the next start.
    mutating func choose(_ id: Identifier<Client>) {
        guard look(at: id) else { return }
        isStale = true
        keepClient()
    }

    /// Makes the client under the cursor the current one, as long as the program runs; nothing else on screen depends on who
    /// that is. False when the client cannot be read.
    @discardableResult
    mutating func look(at id: Identifier<Client>) -> Bool {
        let found = read { diary in try diary.clients.get(id) }
        guard let found else { return false }
        client = found
        readEnergyUnit()
        return true
    }

    /// Keeps the current client for the next start.
    mutating func keepClient() {
        guard !isReadOnly, let client, keptClient != client.id else { return }
        do {
            try diary.settings.set(Self.clientSetting, to: String(client.id.rawValue))
            keptClient = client.id
        } catch { report(error) }
    }

    private mutating func reloadClient() {
        guard let id = handOver?.client ?? client?.id ?? clientBefore() else { return }
        do throws(StoreError) { client = try diary.clients.get(id) } catch {
            switch error {
            // The client was deleted, by this program or another one: then nobody is chosen.
            case .missing:
                client = nil
                lock()
            default: report(error)
            }
        }
    }

    private mutating func readEnergyUnit() {
        guard let client else { return energyUnit = diary.standardEnergy.unit }
        let profile = read { diary in try diary.energyProfile(of: client.id) }
        energyUnit = profile?.unit ?? energyUnit
    }

    /// The client who was chosen when the program ended.
    private mutating func clientBefore() -> Identifier<Client>? {
        let text = read { diary in try diary.settings.get(Self.clientSetting) } ?? nil
        return text.flatMap { Int64($0) }.map { Identifier(rawValue: $0) }
    }
}
