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

extension ProfileRoom {
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

    mutating func perform(_ command: Command.ID, count: Int, height: Int, desk: inout Desk) -> Bool {
        if cursor.perform(command, count: count, height: height) { return true }
        switch command {
        case .newClientPhase: PhaseForms.create(on: .client(id), desk: &desk)
        case .phaseFromTemplate: PhaseForms.assignTemplate(to: id, desk: &desk)
        case .newClientMesocycle: MesocycleForms.create(on: .client(id), desk: &desk)
        case .openProgress: desk.route = .progress
        case .newPackage: desk.present(PackageForm.new(for: id, desk))
        case .importForClient: desk.present(ImportForm.file(desk))
        case .addToCollection: add(&desk)
        case .openProfileLine: open(&desk)
        case .editProfileLine: edit(&desk)
        case .duplicateProfileLine: duplicate(&desk)
        case .archiveProfileLine: archive(&desk)
        case .deleteProfileLine: delete(&desk)
        default: return false
        }
        return true
    }

    private func add(_ desk: inout Desk) {
        switch cursor.key {
        case .mesocycle: MesocycleForms.create(on: .client(id), desk: &desk)
        case .client, .phase, nil: PhaseForms.create(on: .client(id), desk: &desk)
        case .diary: openDiary(&desk)
        case .package: desk.present(PackageForm.new(for: id, desk))
        case .session, .older: desk.message = .plain("s starts a session now, n s writes one down afterwards.")
        }
    }

    private mutating func open(_ desk: inout Desk) {
        switch cursor.key {
        case .mesocycle(let id): desk.route = .mesocycle(id)
        case .phase(let phase): desk.route = .sheet(phase)
        case .session(let session): desk.route = .session(session)
        case .diary: openDiary(&desk)
        case .client, .package, nil: edit(&desk)
        case .older:
            showOlderSessions()
            desk.isStale = true
        }
    }

    private func openDiary(_ desk: inout Desk) {
        desk.actions.append { [id] state in state.choose(id) }
        desk.route = .day(desk.today)
    }

    private func edit(_ desk: inout Desk) {
        switch line {
        case .mesocycle(let item): desk.present(MesocycleForms.edit(item.mesocycle, desk))
        case .phase(let item): if let form = PhaseForms.edit(item.id, &desk) { desk.present(form) }
        case .package(let package): desk.present(PackageForm.edit(package, desk))
        case .session(let item, _): desk.route = .session(item.id)
        default: ClientForm.edit(id, desk: &desk)
        }
    }

    private func duplicate(_ desk: inout Desk) {
        if case .mesocycle(let item) = line {
            MesocycleDeeds.perform(.duplicateMesocycle, on: item.mesocycle, desk: &desk)
        }
        guard case .phase(let item) = line else { return }
        desk.write("Duplicated \(item.name).") { diary throws(StoreError) in _ = try diary.duplicatePhase(item.id) }
    }

    private func archive(_ desk: inout Desk) {
        switch line {
        case .name(let client, _): ClientDeeds.archive(id, named: client.name, !client.isArchived, desk: &desk)
        case .mesocycle(let item):
            desk.write("Archived \(item.mesocycle.name). In the plans Z shows archived ones, u brings it back.") {
                diary throws(StoreError) in try diary.setArchived(true, mesocycle: item.id)
            }
        case .phase(let item):
            desk.write("Archived \(item.name). In the plans Z shows archived ones, u brings it back.") {
                diary throws(StoreError) in try diary.setArchived(true, phase: item.id)
            }
        default: break
        }
    }

    private func delete(_ desk: inout Desk) {
        switch line {
        case .name(let client, _): ClientDeeds.delete(id, named: client.name, desk: &desk)
        case .mesocycle(let item):
            desk.write("Deleted \(item.mesocycle.name). Its phases stay. u brings it back.") {
                diary throws(StoreError) in try diary.deleteMesocycle(item.id)
            }
        case .phase(let item):
            PhaseForms.delete(item, desk: &desk)
        case .session(let item, _):
            desk.write("Deleted the session of \(item.session.day.short). u brings it back.") {
                diary throws(StoreError) in try diary.deleteSession(item.id)
            }
        case .package(let package):
            desk.write("Deleted the package of \(package.sessions). u brings it back.") {
                diary throws(StoreError) in try diary.deletePackage(package.id)
            }
        default: break
        }
    }
}
