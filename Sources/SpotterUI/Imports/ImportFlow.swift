import DiaryExchange
import DiaryStore
import FitnessModel

/// The way from a path to sessions in the diary: read, ask what the file does not say, show, write.
enum ImportFlow {
    /// A read file with what it would add for a client.
    struct Reading: Sendable {
        let name: String
        let log: TrainingLog
        let drafts: [SessionDraft]
        let unit: MassUnit?
        let outcome: ImportOutcome
        let newExercises: Set<String>
    }

    /// Begins with a path; asks for the client first when nobody is chosen.
    static func begin(_ path: String, in state: inout AppState) {
        guard let client = state.desk.client else {
            return chooseClient(in: &state) { client, state in recognise(path, for: client, in: &state) }
        }
        recognise(path, for: client, in: &state)
    }

    /// Recognises the format off the loop, since it may look through all of a large file.
    private static func recognise(_ path: String, for client: Client, in state: inout AppState) {
        state.work("Looking at the file") { _ -> Result<ImportSource, ImportError> in
            Result { () throws(ImportError) in try ImportSource(path: path) }
        } then: { result, state in
            switch result {
            case .failure(let error): state.desk.present(ImportForm.again(path, because: error, state.desk))
            case .success(let source) where source.needsUnit:
                state.desk.present(
                    UnitQuestion(guess: source.guess) { unit, state in read(source, unit: unit, for: client, in: &state)
                    })
            case .success(let source): read(source, unit: nil, for: client, in: &state)
            }
        }
    }

    private static func read(_ source: ImportSource, unit: MassUnit?, for client: Client, in state: inout AppState) {
        let (diary, zone) = (state.desk.diary, state.desk.services.timeZone)
        state.work("Reading \(source.file.name)") { progress -> Result<Reading, ImportFailure> in
            Result { () throws(ImportFailure) in
                let log: TrainingLog
                do throws(ImportError) {
                    log = try source.read(unit: unit) { share in
                        progress.perMille = Int(share * 1_000)
                        return !progress.isCancelled
                    }
                } catch { throw .file(error) }
                return try reading(
                    source.file.name, log, log.drafts(in: zone), unit: unit ?? log.statedUnits.first, for: client.id,
                    in: diary)
            }
        } then: { result, state in
            switch result {
            case .failure(let failure): state.desk.message = .failure(failure.wording)
            case .success(let reading): state.desk.present(ImportPreview(reading, client: client))
            }
        }
    }

    /// The same file for another client: only what it would add is reckoned again.
    static func change(_ reading: Reading, in state: inout AppState) {
        chooseClient(in: &state) { client, state in
            let again = state.desk.read { diary throws(StoreError) -> Reading in
                do throws(ImportFailure) {
                    return try ImportFlow.reading(
                        reading.name, reading.log, reading.drafts, unit: reading.unit, for: client.id, in: diary)
                } catch {
                    throw error.storeError
                }
            }
            if let again { state.desk.present(ImportPreview(again, client: client)) }
        }
    }

    /// Writes all of it as one change.
    static func write(_ reading: Reading, for client: Client, in state: inout AppState) {
        let diary = state.desk.diary
        guard !state.desk.isReadOnly else {
            state.desk.message = .warning(
                "The diary is open for reading only: start Spotter without --read-only to import.")
            return
        }
        let label = "Import \(reading.name) for \(client.name)"
        state.work("Writing \(reading.drafts.count) sessions", mayHaveCommitted: true) {
            progress -> Result<ImportOutcome, StoreError> in
            Result { () throws(StoreError) in
                try diary.importSessions(reading.drafts, client: client.id, label: label) { share in
                    progress.perMille = Int(share * 1_000)
                    return !progress.isCancelled
                }
            }
        } then: { result, state in
            state.desk.isStale = true
            switch result {
            case .failure(let error): state.desk.message = .failure(error.wording)
            case .success(let outcome):
                let undo = outcome.sessionsAdded > 0 ? ": u undoes it" : ""
                state.desk.message = .success(ImportWording.done(outcome) + undo)
                if outcome.sessionsAdded > 0 { state.desk.route = .client(client.id) }
            }
        }
    }

    private static func reading(
        _ name: String, _ log: TrainingLog, _ drafts: [SessionDraft], unit: MassUnit?, for client: Identifier<Client>,
        in diary: Diary
    ) throws(ImportFailure) -> Reading {
        do throws(StoreError) {
            var new: Set<String> = []
            for name in log.exerciseNames where try diary.exercise(named: name) == nil { new.insert(name) }
            return Reading(
                name: name, log: log, drafts: drafts, unit: unit,
                outcome: try diary.importPreview(drafts, client: client),
                newExercises: new)
        } catch {
            throw .store(error)
        }
    }

    /// Asks whose sessions they are; who is chosen, or added, is the current client from then on.
    private static func chooseClient(
        in state: inout AppState, then next: @escaping @Sendable (Client, inout AppState) -> Void
    ) {
        state.desk.present(
            ClientPicker.currentClient(state.desk) { state in
                if let client = state.desk.client { next(client, &state) }
            })
    }
}

/// Why an import stopped.
enum ImportFailure: Error, Sendable {
    case file(ImportError)
    case store(StoreError)

    var wording: String {
        switch self {
        case .file(let error): error.description
        case .store(let error): error.wording
        }
    }

    var storeError: StoreError {
        switch self {
        case .file(let error): .other(error.description)
        case .store(let error): error
        }
    }
}
