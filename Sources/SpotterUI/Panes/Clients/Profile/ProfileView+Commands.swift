import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openProfileLine: Self = "profile.open"
    static let newClientPhase: Self = "profile.new-phase"
    static let phaseFromTemplate: Self = "profile.template"
    static let newClientMesocycle: Self = "profile.new-mesocycle"
    static let newPackage: Self = "profile.new-package"
    static let importForClient: Self = "profile.import"
    static let addToCollection: Self = "profile.add"
    static let editProfileLine: Self = "profile.edit"
    static let duplicateProfileLine: Self = "profile.duplicate"
    static let archiveProfileLine: Self = "profile.archive"
    static let deleteProfileLine: Self = "profile.delete"
}

extension ProfileView {
    private static func needsPhase(_ state: AppState) -> String? {
        switch state.clients.profile?.cursor.key {
        case .phase, .mesocycle: nil
        default: "the cursor is on no plan"
        }
    }
    private static func needsWhatCanRest(_ state: AppState) -> String? {
        switch state.clients.profile?.cursor.key {
        case .client, .phase, .mesocycle: nil
        default: "only clients and plans can be archived"
        }
    }

    static let commands: [Command] = [
        Command(.openProfileLine, "Open what is under the cursor", hint: "open", in: .profile, keys: ["Enter"]),
        Command(.newClientPhase, "New plan for this client", hint: "new plan", in: .profile, keys: ["p"]),
        Command(.phaseFromTemplate, "New plan from a template", hint: "from template", in: .profile, keys: ["t"]),
        Command(.newClientMesocycle, "New mesocycle for this client", in: .profile, keys: ["m"]),
        Command(.openProgress, "Open the progress of this client", hint: "progress", in: .profile, keys: ["P"]),
        Command(.newPackage, "New package of sessions", hint: "package", in: .profile, keys: ["k"]),
        Command(.importForClient, "Import a file for this client", hint: "import", in: .profile, keys: ["i"]),
        Command(.addToCollection, "Add to the collection under the cursor", in: .profile, keys: ["a"]),
        Command(.editProfileLine, "Edit the client, plan or package", hint: "edit", in: .profile, keys: ["e"]),
        Command(
            .duplicateProfileLine, "Duplicate the plan (a copy without sessions)", in: .profile, keys: ["y"],
            unless: needsPhase),
        Command(
            .archiveProfileLine, "Archive the client or plan, or bring back", in: .profile, keys: ["z"],
            unless: needsWhatCanRest),
        Command(
            .deleteProfileLine, "Delete what is under the cursor (undo brings it back)", in: .profile, keys: ["d"]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, height: Int, context: inout Context) -> Bool {
        if cursor.perform(command, count: count, height: height) { return true }
        switch command {
        case .newClientPhase: PhaseForms.create(on: .client(id), context: &context)
        case .phaseFromTemplate: PhaseForms.assignTemplate(to: id, context: &context)
        case .newClientMesocycle: MesocycleForms.create(on: .client(id), context: &context)
        case .openProgress: context.route = .progress
        case .newPackage: context.present(PackageForm.new(for: id, context))
        case .importForClient: context.present(ImportForm.file(context))
        case .addToCollection: add(&context)
        case .openProfileLine: open(&context)
        case .editProfileLine: edit(&context)
        case .duplicateProfileLine: duplicate(&context)
        case .archiveProfileLine: archive(&context)
        case .deleteProfileLine: delete(&context)
        default: return false
        }
        return true
    }

    private func add(_ context: inout Context) {
        switch cursor.key {
        case .mesocycle: MesocycleForms.create(on: .client(id), context: &context)
        case .client, .phase, nil: PhaseForms.create(on: .client(id), context: &context)
        case .diary: openDiary(&context)
        case .package: context.present(PackageForm.new(for: id, context))
        case .session, .older: context.message = .plain("s starts a session now, n s writes one down afterwards.")
        }
    }

    private mutating func open(_ context: inout Context) {
        switch cursor.key {
        case .mesocycle(let id): context.route = .mesocycle(id)
        case .phase(let phase): context.route = .sheet(phase)
        case .session(let session): context.route = .session(session)
        case .diary: openDiary(&context)
        case .client, .package, nil: edit(&context)
        case .older:
            showOlderSessions()
            context.isStale = true
        }
    }

    private func openDiary(_ context: inout Context) {
        context.actions.append { [id] state in state.choose(id) }
        context.route = .day(context.today)
    }

    private func edit(_ context: inout Context) {
        switch line {
        case .mesocycle(let item): context.present(MesocycleForms.edit(item.mesocycle, context))
        case .phase(let item): if let form = PhaseForms.edit(item.id, &context) { context.present(form) }
        case .package(let package): context.present(PackageForm.edit(package, context))
        case .session(let item, _): context.route = .session(item.id)
        default: ClientForm.edit(id, context: &context)
        }
    }

    private func duplicate(_ context: inout Context) {
        if case .mesocycle(let item) = line {
            MesocycleActions.perform(.duplicateMesocycle, on: item.mesocycle, context: &context)
        }
        guard case .phase(let item) = line else { return }
        context.write("Duplicated \(item.name).") { diary throws(StoreError) in _ = try diary.duplicatePhase(item.id) }
    }

    private func archive(_ context: inout Context) {
        switch line {
        case .name(let client, _): ClientActions.archive(id, named: client.name, !client.isArchived, context: &context)
        case .mesocycle(let item):
            context.write("Archived \(item.mesocycle.name). In the plans Z shows archived ones, u brings it back.") {
                diary throws(StoreError) in try diary.setArchived(true, mesocycle: item.id)
            }
        case .phase(let item):
            context.write("Archived \(item.name). In the plans Z shows archived ones, u brings it back.") {
                diary throws(StoreError) in try diary.setArchived(true, phase: item.id)
            }
        default: break
        }
    }

    private func delete(_ context: inout Context) {
        switch line {
        case .name(let client, _): ClientActions.delete(id, named: client.name, context: &context)
        case .mesocycle(let item):
            context.write("Deleted \(item.mesocycle.name). Its phases stay. u brings it back.") {
                diary throws(StoreError) in try diary.deleteMesocycle(item.id)
            }
        case .phase(let item):
            PhaseForms.delete(item, context: &context)
        case .session(let item, _):
            context.write("Deleted the session of \(item.session.day.short). u brings it back.") {
                diary throws(StoreError) in try diary.deleteSession(item.id)
            }
        case .package(let package):
            context.write("Deleted the package of \(package.sessions). u brings it back.") {
                diary throws(StoreError) in try diary.deletePackage(package.id)
            }
        default: break
        }
    }
}
