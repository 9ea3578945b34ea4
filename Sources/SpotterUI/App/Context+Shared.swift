import DiaryStore
import FitnessModel

extension Context {
    private static let clientSetting = "current client"

    /// Reads what every view shows: who is signed in, the current client, the live sessions.
    mutating func reloadShared() {
        if let trainer = read({ diary throws(StoreError) in try diary.currentTrainer() }) ?? nil {
            let gym = (read { diary throws(StoreError) in try diary.gym() } ?? nil)?.name ?? ""
            signature = [gym, trainer.name].filter { !$0.isEmpty }.joined(separator: " · ")
        }
        live = read { diary throws(StoreError) in try diary.liveSessions() } ?? []
        rests = rests.filter { id, _ in live.contains { $0.id == id } }
        formula = read { diary throws(StoreError) in try diary.strengthFormula() } ?? formula
        series = series.filter { id, _ in live.contains { $0.id == id } }
        intervals = intervals.filter { id, _ in live.contains { $0.id == id } }
        readWatches()
        reloadClient()
    }

    /// Makes `id` the current client, also for the next start.
    mutating func choose(_ id: Identifier<Client>) {
        let found = read { diary throws(StoreError) in try diary.client(id) }
        guard let found else { return }
        client = found
        isStale = true
        guard !isReadOnly else { return }
        do { try diary.setSetting(Self.clientSetting, to: String(id.rawValue)) } catch {
            message = .failure(error.wording)
        }
    }

    private mutating func reloadClient() {
        if let current = client {
            // The client may have been deleted, by this program or another one: then nobody is chosen.
            client = try? diary.client(current.id)
        } else if let text = try? diary.setting(Self.clientSetting), let raw = Int64(text) {
            client = try? diary.client(Identifier(rawValue: raw))
        }
    }
}
