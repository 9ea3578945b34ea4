package import DiaryStore
package import FitnessModel
import SpotterCore
import TerminalKit
package import ViewKit

extension Context {
    private static let clientSetting = "current client"

    /// Reads what every view shows: the trainer, the current client, the live sessions.
    package mutating func reloadShared() {
        if let trainer = read({ diary in try diary.trainers.current() }) ?? nil {
            let gym = (read { diary in try diary.gym.get() } ?? nil)?.name ?? ""
            shared.signature = [gym, trainer.name].filter { !$0.isEmpty }.joined(separator: " · ")
            shared.trainer = trainer.name
        }
        if shared.labelled != revisions.all {
            shared.labelled = revisions.all
            shared.isDemo = read { diary in try diary.contents.isDemo() } ?? shared.isDemo
            shared.label = ClientLabel(self)
        }
        guard handOver == nil else {
            reloadClient()
            return readEnergyUnit()
        }
        live.keep(read { diary in try diary.sessions.live() } ?? live.sessions)
        shared.formula = read { diary in try diary.figures.strengthFormula() } ?? shared.formula
        readWatches()
        live.alarms.read(self)
        reloadClient()
        readEnergyUnit()
    }

    /// Makes `id` the current client, also for the next start.
    package mutating func choose(_ id: Identifier<Client>) {
        guard look(at: id) else { return }
        isStale = true
        keepClient()
    }

    /// Makes the client under the cursor the current one, as long as the program runs; nothing else on screen depends
    /// on it. False when the client cannot be read.
    @discardableResult
    package mutating func look(at id: Identifier<Client>) -> Bool {
        let found = read { diary in try diary.clients.get(id) }
        guard let found else { return false }
        client = found
        readEnergyUnit()
        return true
    }

    /// Stores the current client for the next start.
    package mutating func keepClient() {
        guard !isReadOnly, let client, shared.storedClient != client.id else { return }
        do {
            try diary.settings.set(Self.clientSetting, to: String(client.id.rawValue))
            shared.storedClient = client.id
        } catch { report(error) }
    }

    private mutating func reloadClient() {
        guard let id = handOver?.client ?? client?.id ?? clientBefore() else { return }
        do throws(StoreError) { client = try diary.clients.get(id) } catch {
            switch error {
            // Deleted, by this program or another one: there is no current client.
            case .missing:
                client = nil
                lock()
            default: report(error)
            }
        }
    }

    private mutating func readEnergyUnit() {
        guard let client else { return shared.energyUnit = diary.standardEnergy.unit }
        let profile = read { diary in try diary.energy.profile(of: client.id) }
        shared.energyUnit = profile?.unit ?? shared.energyUnit
    }

    /// The client who was chosen when the program ended.
    private mutating func clientBefore() -> Identifier<Client>? {
        let text = read { diary in try diary.settings.get(Self.clientSetting) } ?? nil
        return text.flatMap { Int64($0) }.map { Identifier(rawValue: $0) }
    }
}

extension Context {
    /// Reads the runs in progress; keeps the old ones if reading fails. A goal rings once.
    mutating func readWatches() {
        let rung = Set(live.watches.filter(\.hasRung).map(\.id))
        let now = now
        live.watches =
            read { diary in
                var found: [RunWatch] = []
                for run in try diary.runs.live() {
                    var watch = RunWatch(
                        live: run, basis: try diary.runs.basis(of: run.client),
                        laps: try diary.runs.laps(of: run.id))
                    watch.hasRung = rung.contains(run.id) && watch.reached(at: now) != nil
                    found.append(watch)
                }
                return found
            } ?? live.watches
        ringWatches()
    }

    /// Announces a reached goal once, by bell and message. The run continues.
    mutating func ringWatches() {
        let now = now
        for index in live.watches.indices where !live.watches[index].hasRung {
            let watch = live.watches[index]
            guard let reached = watch.reached(at: now), let goal = watch.live.run.goal else { continue }
            live.watches[index].hasRung = true
            window.effects.append(.bell)
            let words = RunText.goal(goal, watch.basis.profile.unit)
            message = .success(
                "Goal reached: \(watch.live.clientName), \(words) at \(ElapsedText.write(reached)). The run is still in progress."
            )
        }
    }

    /// The run in progress of a client.
    package func watch(of client: Identifier<Client>?) -> RunWatch? {
        live.watches.first { $0.live.client == client }
    }

    /// False if a run is deleted or in another state.
    package func isShowing(_ id: Identifier<Run>, in states: Run.State...) -> Bool {
        exists { diary in
            try diary.runs.get(id)
        } where: { run in
            states.contains(run.state)
        }
    }

    /// The live sessions, then the runs in progress, oldest first: the order of `o`.
    package var liveRoutes: [Route] { live.sessions.map { .session($0.id) } + live.watches.map { .run($0.id) } }
}

extension Context {
    /// A step that the application takes after a view or an overlay has handled an event.
    package enum Step: Sendable {
        case go(Route)
        /// Another view is on screen then.
        case move(@Sendable (inout Navigator) -> Void)
        case run(CommandID)
        case work(@Sendable (inout Context) -> Void)
        case quit
        case show(Diary, saying: Phrase)
        case startTour(Diary)
        case leaveTour
        case handOver(Client)
        case takeBack
        case update(@Sendable (inout Navigator, inout Context) -> Void)
    }

    /// Goes to a place in the program.
    package mutating func go(to route: Route) { leave(by: .go(route)) }
    /// Lays a view over the one on screen; back leads here again.
    package mutating func push(_ view: any View<Context>) { leave(by: .move { $0.push(view) }) }
    /// Shows the first view of a sub-tab; back leads here again.
    package mutating func jump(to tab: Navigator.NamedTab) { leave(by: .move { $0.jump(to: tab) }) }
    /// Goes back to the view below.
    package mutating func pop() { leave(by: .move { _ = $0.pop() }) }
    /// Runs a command as if its key had been pressed.
    package mutating func run(_ command: CommandID) { navigation.pending.append(.run(command)) }
    /// Returns to the view before the Board.
    package mutating func closeBoard() { leave(by: .move { $0.closeBoard() }) }

    /// Queues a step that leaves this view: later updates are meant for the new one.
    private mutating func leave(by step: Step) {
        navigation.asker = nil
        navigation.pending.append(step)
    }

    /// Ends the tour: returns to the person's own diary, or ends the program if it began with the tour.
    package mutating func leaveTour() { navigation.pending.append(.leaveTour) }
    /// Ends the program.
    package mutating func quit() { navigation.pending.append(.quit) }

    /// Updates the view that asked; without one the view of this type on screen, else the first on any stack.
    package mutating func update<Asker: View<Context>>(
        _ kind: Asker.Type, _ change: @escaping @Sendable (inout Asker, inout Context) -> Void
    ) {
        navigation.pending.append(
            .update { [asker = navigation.asker] navigator, context in
                navigator.update(kind, asker: asker) { change(&$0, &context) }
            })
    }
    /// Runs some work after all steps queued before it.
    mutating func afterwards(_ work: @escaping @Sendable (inout Context) -> Void) {
        navigation.pending.append(.work(work))
    }

    /// Whether the person's own editor may be opened: neither in client mode nor in the tour.
    var mayOpenEditor: Bool { handOver == nil && !diary.isConfined }

    /// Opens a draft in the person's own editor; the text returns through `AppState.takeEdited`.
    ///
    /// - Returns: false if no editor may be opened; the message gives the reason.
    @discardableResult
    package mutating func openEditor(draftKey: String) -> Bool {
        guard handOver == nil else {
            message = .warning(HandOver.refusal)
            return false
        }
        guard !diary.isConfined else {
            message = .warning("The tour writes no files, so it cannot open an editor.")
            return false
        }
        window.effects.append(.edit(draftKey: draftKey))
        return true
    }

    /// The current keys.
    package var keys: KeyMap { services.keys }

    /// The unsaved text of a form.
    package func draft(_ key: String) -> String? { (try? diary.drafts.bringBack(key)) ?? nil }

    /// Stores a draft; nil deletes it.
    package mutating func saveDraft(_ text: String?, for key: String) {
        guard !isReadOnly else { return }
        do {
            if let text { try diary.drafts.save(key, text) } else { try diary.drafts.delete(key) }
        } catch { report(error) }
    }
}
