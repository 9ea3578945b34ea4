import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import ViewKit

extension Context {
    /// Once a second: notes the progress of practices, rings, and stores those that are over.
    package mutating func runPractices() {
        let now = now
        for (client, before) in live.practices where before.isTicking {
            var running = before
            if running.advance(to: now) { window.effects.append(.bell) }
            let noted = running.note(at: now)
            live.practices[client] = running
            if running.watch.isOver(at: now) {
                window.effects.append(.bell)
                keepPractice(of: client, isOver: true)
            } else if let noted, !save(nil, { diary in try diary.practices.note(noted, of: client) }) {
                dropWithoutConsent(client)
            }
        }
    }

    /// Ends a practice and stores it. If its time ran out, the panel shows that, and the next step waits for a key.
    mutating func keepPractice(of client: Identifier<Client>, isOver: Bool = false) {
        guard var running = live.practices[client], running.stored == nil else { return }
        let practice = running.practice(at: now)
        guard practice.isLongEnough else {
            dropPractice(of: client)
            message = .plain(
                "Not stored: it took less than \(RelaxingKind.lengths.lowerBound, one: "second", other: "seconds").")
            return
        }
        let text: Phrase = "\(running.client.name): \(practice.wording). u: undo."
        let stored = write(text) { diary in
            try diary.change { change in try change.practices.get(change.practices.add(practice, of: client)) }
        }
        guard let stored else {
            // If it could not be written, it waits, paused, for another Enter.
            if running.watch.isRunning { running.toggle(at: now) }
            live.practices[client] = running
            return dropWithoutConsent(client)
        }
        running.stored = stored
        live.practices[client] = running
        let isShown = navigation.overlays.contains { ($0 as? RelaxingPanel)?.client == client }
        if !(isOver && isShown) { leavePractice(of: client) }
    }

    /// Continues after a stored practice.
    mutating func leavePractice(of client: Identifier<Client>) {
        guard let running = live.practices.removeValue(forKey: client), let stored = running.stored else { return }
        running.next(stored, &self)
    }

    /// Discards a practice in progress.
    mutating func dropPractice(of client: Identifier<Client>) {
        guard live.practices.removeValue(forKey: client) != nil else { return }
        navigation.overlays.removeAll { ($0 as? RelaxingPanel)?.client == client }
        guard !isReadOnly else { return }
        do { try diary.practices.forget(of: client) } catch { report(error) }
    }

    /// Discards the practice if the consent has been withdrawn.
    private mutating func dropWithoutConsent(_ client: Identifier<Client>) {
        let consent = (try? diary.consents.newest(of: client)) ?? nil
        if consent?.isOpen != true { dropPractice(of: client) }
    }

    /// Stores practices left behind by killed windows; if the diary is locked for a moment, the next start does.
    package mutating func keepLeftPractices() {
        guard !isReadOnly, let stored = try? diary.practices.keepLeft(), !stored.isEmpty else { return }
        noteChange()
        message = .plain(
            "Stored what was practised before Spotter was cut off: \(list: stored.map(\.wording), separator: "; ")."
        )
    }

    /// Stores all practices in progress before the program ends.
    package mutating func endPractices() {
        for (client, running) in live.practices {
            if running.stored == nil { keepPractice(of: client) }
            live.practices[client] = nil
        }
    }
}
