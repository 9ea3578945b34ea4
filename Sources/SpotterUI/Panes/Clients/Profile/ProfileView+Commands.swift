import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let profile = KeyScope("profile", "Client profile")
}

extension ProfileView {
    static let commands: CommandSet<ProfileView> = [
        Command("profile.open", "Open what is under the cursor", hint: "open", in: .profile, keys: ["Enter"]) {
            view, context, _ in view.open(&context)
        },
        Command("profile.new-phase", "New plan for this client", hint: "new plan", in: .profile, keys: ["p"]) {
            view, context, _ in PhaseForms.create(on: .client(view.id), context: &context)
        },
        Command("profile.template", "New plan from a template", hint: "from template", in: .profile, keys: ["t"]) {
            view, context, _ in PhaseForms.assignTemplate(to: view.id, context: &context)
        },
        Command("profile.new-mesocycle", "New mesocycle for this client", in: .profile, keys: ["m"]) {
            view, context, _ in MesocycleForms.create(on: .client(view.id), context: &context)
        },
        Command("profile.progress", "Open the progress of this client", hint: "progress", in: .profile, keys: ["P"]) {
            _, context, _ in context.go(to: .progress)
        },
        Command("profile.new-package", "New package of sessions", hint: "package", in: .profile, keys: ["k"]) {
            view, context, _ in context.present(PackageForm.new(for: view.id, context))
        },
        Command("profile.import", "Import a file for this client", hint: "import", in: .profile, keys: ["i"]) {
            _, context, _ in context.present(ImportForm.file(context))
        },
        Command("profile.add", "Add to the collection under the cursor", in: .profile, keys: ["a"]) {
            view, context, _ in view.add(&context)
        },
        Command("profile.edit", "Edit the client, plan or package", hint: "edit", in: .profile, keys: ["e"]) {
            view, context, _ in view.edit(&context)
        },
        Command(
            "profile.duplicate", "Duplicate the plan (a copy without sessions)", in: .profile, keys: ["y"],
            unless: { view, _ in
                switch view.cursor.key {
                case .phase, .mesocycle: nil
                default: "the cursor is on no plan"
                }
            }
        ) { view, context, _ in view.duplicate(&context) },
        Command(
            "profile.archive", "Archive the client or plan, or bring back", in: .profile, keys: ["z"],
            unless: { view, _ in
                switch view.cursor.key {
                case .client, .phase, .mesocycle: nil
                default: "only clients and plans can be archived"
                }
            }
        ) { view, context, _ in view.archive(&context) },
        Command("profile.delete", "Delete what is under the cursor (undo brings it back)", in: .profile, keys: ["d"]) {
            view, context, _ in view.delete(&context)
        },
    ]

    private func add(_ context: inout Context) {
        switch cursor.key {
        case .mesocycle: MesocycleForms.create(on: .client(id), context: &context)
        case .client, .phase, nil: PhaseForms.create(on: .client(id), context: &context)
        case .diary: openDiary(&context)
        case .package: context.present(PackageForm.new(for: id, context))
        case .session, .older: context.message = .plain("s starts a session now, n s writes one down afterwards.")
        }
    }

    /// Opens what is under the cursor.
    mutating func open(_ context: inout Context) {
        switch cursor.key {
        case .mesocycle(let id): context.go(to: .mesocycle(id))
        case .phase(let phase): context.go(to: .sheet(phase))
        case .session(let session): context.go(to: .session(session))
        case .diary: openDiary(&context)
        case .client, .package, nil: edit(&context)
        case .older:
            showOlderSessions()
            context.isStale = true
        }
    }

    private func openDiary(_ context: inout Context) {
        context.choose(id)
        context.go(to: .day(context.today))
    }

    private func edit(_ context: inout Context) {
        switch line {
        case .mesocycle(let item): context.present(MesocycleForms.edit(item.mesocycle, context))
        case .phase(let item): if let form = PhaseForms.edit(item.id, &context) { context.present(form) }
        case .package(let package): context.present(PackageForm.edit(package, context))
        case .session(let item, _): context.go(to: .session(item.id))
        default: ClientForm.edit(id, context: &context)
        }
    }

    private func duplicate(_ context: inout Context) {
        if case .mesocycle(let item) = line {
            MesocycleActions.duplicate(item.mesocycle, context: &context)
        }
        guard case .phase(let item) = line else { return }
        context.write("Duplicated \(item.name).") { diary in _ = try diary.duplicatePhase(item.id) }
    }

    private func archive(_ context: inout Context) {
        switch line {
        case .name(let client, _): ClientActions.archive(id, named: client.name, !client.isArchived, context: &context)
        case .mesocycle(let item):
            context.write("Archived \(item.mesocycle.name). In the plans Z shows archived ones, u brings it back.") {
                diary in try diary.setArchived(true, mesocycle: item.id)
            }
        case .phase(let item):
            context.write("Archived \(item.name). In the plans Z shows archived ones, u brings it back.") { diary in
                try diary.setArchived(true, phase: item.id)
            }
        default: break
        }
    }

    private func delete(_ context: inout Context) {
        switch line {
        case .name(let client, _): ClientActions.delete(id, named: client.name, context: &context)
        case .mesocycle(let item):
            context.write("Deleted \(item.mesocycle.name). Its phases stay. u brings it back.") { diary in
                try diary.deleteMesocycle(item.id)
            }
        case .phase(let item):
            PhaseForms.delete(item, context: &context)
        case .session(let item, _):
            context.write("Deleted the session of \(item.session.day.short). u brings it back.") { diary in
                try diary.deleteSession(item.id)
            }
        case .package(let package):
            context.write("Deleted the package of \(package.sessions). u brings it back.") { diary in
                try diary.packages.delete(package.id)
            }
        default: break
        }
    }
}
