import BodyUI
import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
import TerminalKit
import TrainingUI
package import ViewKit

extension ProfileView {
    package static let scope = KeyScope("profile", "Client profile")
    package static let commands: CommandSet<ProfileView> = [
        command(
            "open", "Open the selected line", hint: "open", keys: ["Enter"],
            unless: { view, _ in view.cursor.key == .client ? "e edits the client" : nil }
        ) { view, context in view.open(&context) },
        command("new-phase", "New plan for this client", hint: "new plan", keys: ["a p"]) { view, context in
            PhaseForms.create(in: .client(view.id), context: &context)
        },
        command("template", "New plan from a template", hint: "from template", keys: ["a t"]) { view, context in
            PhaseForms.assignTemplate(to: view.id, context: &context)
        },
        command("new-mesocycle", "New mesocycle for this client", keys: ["a m"]) { view, context in
            MesocycleForms.create(in: .client(view.id), context: &context)
        },
        command("progress", "Open the progress of this client") { _, context in
            context.go(to: .progress)
        },
        command("new-measurement", "New measurement today", hint: "measurement", keys: ["a b"]) { view, context in
            context.choose(view.id)
            BodySheetView.startRow(&context)
        },
        command("new-appointment", "New appointment", hint: "appointment", keys: ["a a"]) { view, context in
            context.choose(view.id)
            AppointmentForm.new(&context)
        },
        command("new-recurring", "New recurring task", keys: ["a r"]) { view, context in
            if let client = view.profile?.client { RecurringPlanForm.new(for: client, &context) }
        },
        command("new-package", "New session pack", hint: "pack", keys: ["a k"]) { view, context in
            context.present(PackageForm.new(for: view.id, context))
        },
        command(
            "report", "Write a report for the client, or export the session", hint: "report", keys: ["X"]
        ) { view, context in view.handOn(&context) },
        command("find", "Find anything by name", keys: ["/"]) { _, context in context.run("find") },
        command("edit", "Edit the client, plan or session pack", hint: "edit", keys: ["e"]) { view, context in
            view.edit(&context)
        },
        command(
            "duplicate", "Duplicate the plan (a copy without sessions)", keys: ["y"],
            unless: { view, _ in
                switch view.cursor.key {
                case .phase, .mesocycle: nil
                default: "the cursor is not on a plan"
                }
            }
        ) { view, context in view.duplicate(&context) },
        command(
            "archive", "Archive or restore the client or plan", keys: ["z"],
            unless: { view, _ in
                switch view.cursor.key {
                case .client, .phase, .mesocycle: nil
                default: "only clients and plans can be archived"
                }
            }
        ) { view, context in view.archive(&context) },
        command("delete", "Delete the selected record (u: undo)", keys: ["d"]) { view, context in
            view.delete(&context)
        },
    ]

    /// Opens the selected line.
    mutating func open(_ context: inout Context) {
        switch cursor.key {
        case .mesocycle(let id): context.go(to: .mesocycle(id))
        case .phase(let phase): context.go(to: .sheet(phase))
        case .session(let session): context.go(to: .session(session))
        case .measurement(let measurement): context.go(to: .measurement(measurement))
        case .diary: openDiary(&context)
        case .appointment: if let appointment { AppointmentActions.open(appointment, &context) }
        case .recurring(let plan): RecurringPlanActions.open(plan, &context)
        case .package: edit(&context)
        case .client, nil: break
        case .older:
            showOlderSessions()
            context.isStale = true
        case .earlier:
            showEarlierPhases()
            context.isStale = true
        }
    }

    /// The session under the cursor, elsewhere a report of a period.
    private func handOn(_ context: inout Context) {
        if case .session(let session) = cursor.key { return ExportForm.present(session, &context) }
        if let client = profile?.client { context.present(ReportForm.form(client, context)) }
    }

    private func openDiary(_ context: inout Context) {
        context.choose(id)
        context.go(to: .day(context.today))
    }

    private func edit(_ context: inout Context) {
        switch line {
        case .mesocycle(let item): context.present(MesocycleForms.edit(item.mesocycle, context))
        case .phase(let item): if let form = PhaseForms.edit(item.id, &context) { context.present(form) }
        case .package(let status): context.present(PackageForm.edit(status.package, context))
        case .session(let item, _): context.go(to: .session(item.id))
        case .appointment(let item): AppointmentForm.edit(item, &context)
        case .recurring(let item): RecurringPlanForm.edit(item, &context)
        case .measurement(let measurement, _, _): context.go(to: .measurement(measurement))
        default: ClientForm.edit(id, context: &context)
        }
    }

    private func duplicate(_ context: inout Context) {
        if case .mesocycle(let item) = line {
            MesocycleActions.duplicate(item.mesocycle, context: &context)
        }
        guard case .phase(let item) = line else { return }
        context.write("Duplicated \(item.name).") { diary in _ = try diary.phases.duplicate(item.id) }
    }

    private func archive(_ context: inout Context) {
        switch line {
        case .name(let client, _):
            let message: Phrase =
                client.isArchived ? "Restored \(client.name)." : ClientsView.archivedMessage("\(client.name)")
            context.write(message) { diary in try diary.clients.setArchived(!client.isArchived, id) }
        case .mesocycle(let item):
            context.write("Archived \(item.name). Z in the plans shows archived ones. u: undo.") {
                diary in try diary.mesocycles.setArchived(true, item.id)
            }
        case .phase(let item):
            context.write("Archived \(item.name). Z in the plans shows archived ones. u: undo.") { diary in
                try diary.phases.setArchived(true, item.id)
            }
        default: break
        }
    }

    private func delete(_ context: inout Context) {
        switch line {
        case .name(let client, _): ClientsView.delete(id, named: client.name, &context)
        case .mesocycle(let item): MesocycleActions.delete(item, context: &context)
        case .phase(let item): PhaseForms.delete(item, context: &context)
        case .session(let item, _): SessionEnd.delete(item.id, &context)
        case .measurement(let measurement, let day, _):
            context.write("Deleted the measurement of \(day.short). u: undo.") { diary in
                try diary.measurements.delete(measurement)
            }
        case .appointment(let item): AppointmentActions.delete(item, &context)
        case .recurring(let item):
            context.write("Deleted \(item.plan.name). u: undo.") { diary in
                try diary.recurringPlans.delete(item.id)
            }
        case .package(let status):
            context.write(
                "Deleted the pack of \(status.package.sessions, one: "session", other: "sessions"). u: undo."
            ) {
                diary in
                try diary.packages.delete(status.package.id)
            }
        default: break
        }
    }
}

/// Cached profiles for the preview beside a list, until something changes.
struct ProfileShelf: Sendable {
    /// The inputs of the profile.
    private struct Reading: Hashable {
        let revision: Int
        let generation: Int
        let today: Day
        /// The minute, since the programme changes with time.
        let minute: Int
        let area: Rect

        init(_ context: Context, _ area: Rect) {
            (revision, generation, today) = (context.revisions.records, context.diary.generation, context.today)
            minute = Int(context.now.timeIntervalSince1970 / 60)
            self.area = area
        }
    }

    /// The largest number of cached profiles.
    static let most = 40

    private var reading: Reading?
    /// The most recently used one is last.
    private var profiles: [ProfileView] = []

    /// Whether the cached profiles are valid for this area.
    func isCurrent(_ context: Context, area: Rect) -> Bool { reading == Reading(context, area) }

    /// Whether the profile need not be read.
    func has(_ client: Identifier<Client>, _ context: Context, area: Rect) -> Bool {
        isCurrent(context, area: area) && profiles.contains { $0.id == client }
    }

    /// The profile of a client, read where it is not known yet.
    mutating func profile(of client: Identifier<Client>, _ context: inout Context, area: Rect) -> ProfileView {
        let wanted = Reading(context, area)
        if wanted != reading { (reading, profiles) = (wanted, []) }
        if let place = profiles.firstIndex(where: { $0.id == client }) {
            profiles.append(profiles.remove(at: place))
            return profiles[profiles.count - 1]
        }
        var read = ProfileView(client)
        context.diary.readTogether { read.reload(&context, area: area) }
        // After an error it is read again.
        guard read.profile != nil else { return read }
        profiles.append(read)
        if profiles.count > Self.most { profiles.removeFirst() }
        return read
    }
}
