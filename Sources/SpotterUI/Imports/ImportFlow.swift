import DiaryExchange
import DiaryStore
import FitnessModel
import Foundation
import ViewKit

/// The way from a path to records in the diary: read, ask what the file does not say, show, write.
enum ImportFlow {
    /// Begins with a path; asks for the client first when nobody is chosen.
    static func begin(_ path: String, _ context: inout Context) {
        guard let client = context.client else {
            return chooseClient(&context) { client, context in recognise(path, for: client, &context) }
        }
        recognise(path, for: client, &context)
    }

    /// Recognises the format off the loop, since it may look through all of a large file.
    private static func recognise(_ path: String, for client: Client, _ context: inout Context) {
        context.work("Looking at the file") { _ in
            recognised(path)
        } then: { result, context in
            switch result {
            case .failure(let refusal):
                context.services.log(.failed(refusal.error))
                context.present(ImportForm.again(path, because: refusal.words, context))
            case .success(.tracks(let tracks, let name)): preview(tracks, name, for: client, &context)
            case .success(.document(let source)) where source.needsUnit:
                context.present(
                    UnitQuestion(guess: source.guess) { unit, context in read(source, unit: unit, for: client, &context)
                    })
            case .success(.document(let source)): read(source, unit: nil, for: client, &context)
            }
        }
    }

    /// What a file was recognised as.
    private enum Recognised: Sendable {
        case document(ImportSource)
        case tracks([RecordedTrack], name: String)
    }

    /// Why a file was not recognised, in words.
    private struct Refusal: Error {
        let words: String
        let error: any Error
    }

    /// Recorded runs are looked for first: they say what they are, and what is left may be any table.
    private static func recognised(_ path: String) -> Result<Recognised, Refusal> {
        do throws(TrackError) {
            let tracks = try TrackReader.read(path: Paths.expanded(path))
            return .success(.tracks(tracks, name: String(path.split(separator: "/").last ?? "")))
        } catch {
            switch error.fault {
            // A table may be larger than any track.
            case .unknownFormat, .file: break
            default: return .failure(Refusal(words: error.description, error: error))
            }
        }
        do throws(ImportError) { return .success(.document(try ImportSource(path: path))) } catch {
            return .failure(Refusal(words: error.description, error: error))
        }
    }

    private static func preview(
        _ tracks: [RecordedTrack], _ name: String, for client: Client, _ context: inout Context
    ) {
        let (zone, today) = (context.services.timeZone, context.today)
        let reading = context.read { diary in
            try TrackReading(name, tracks, zone: zone, today: today, for: client.id, in: diary)
        }
        if let reading { context.present(ImportPreview(reading, client: client)) }
    }

    private static func read(_ source: ImportSource, unit: MassUnit?, for client: Client, _ context: inout Context) {
        let (diary, zone) = (context.diary, context.services.timeZone)
        context.work("Reading \(source.file.name)") { progress -> Result<any ImportReading, ImportFailure> in
            Result { () throws(ImportFailure) in
                let document: ImportedDocument
                do throws(ImportError) {
                    document = try source.read(unit: unit) { share in
                        progress.perMille = Int(share * 1_000)
                        return !progress.isCancelled
                    }
                } catch { throw .file(error) }
                do throws(StoreError) {
                    return try reading(document, of: source, unit: unit, zone: zone, for: client.id, in: diary)
                } catch { throw .store(error) }
            }
        } then: { result, context in
            switch result {
            case .failure(let failure):
                context.services.log(.failed(failure.cause))
                context.message = .failure(failure.wording)
            case .success(let reading): context.present(ImportPreview(reading, client: client))
            }
        }
    }

    /// What a document is to the diary: one line for each kind of content.
    private static func reading(
        _ document: ImportedDocument, of source: ImportSource, unit: MassUnit?, zone: TimeZone,
        for client: Identifier<Client>, in diary: Diary
    ) throws(StoreError) -> any ImportReading {
        let name = source.file.name
        switch document {
        case .training(let log):
            return try SessionReading(
                name, log, log.drafts(in: zone), unit: unit ?? log.statedUnits.first, for: client, in: diary)
        case .servings(let log):
            return try ServingReading(name, log, for: client, in: diary)
        }
    }

    /// The same file for another client.
    static func change(_ reading: any ImportReading, _ context: inout Context) {
        chooseClient(&context) { client, context in
            let again = context.read { diary in try reading.again(for: client.id, in: diary) }
            if let again { context.present(ImportPreview(again, client: client)) }
        }
    }

    /// Writes all of it as one change.
    static func write(_ reading: any ImportReading, for client: Client, _ context: inout Context) {
        let diary = context.diary
        guard !context.isReadOnly else {
            context.message = .warning(
                "The diary is open for reading only: start Spotter without --read-only to import.")
            return
        }
        let label = "Import \(reading.name) for \(client.name)"
        context.work("Writing \(reading.size)", mayHaveCommitted: true) { progress -> Result<ImportEnd, StoreError> in
            Result { () throws(StoreError) in
                try reading.write(for: client.id, label: label, in: diary) { share in
                    progress.perMille = Int(share * 1_000)
                    return !progress.isCancelled
                }
            }
        } then: { result, context in
            context.isStale = true
            switch result {
            case .failure(let error): context.report(error)
            case .success(let end):
                context.message = .success(end.message + (end.hasAdded ? ": u undoes it" : ""))
                if let route = end.route { context.go(to: route) }
            }
        }
    }

    /// Asks whose sessions they are; who is chosen, or added, is the current client from then on.
    private static func chooseClient(
        _ context: inout Context, then next: @escaping @Sendable (Client, inout Context) -> Void
    ) {
        context.present(
            ClientPicker.currentClient(context) { context in
                if let client = context.client { next(client, &context) }
            })
    }
}

/// Why an import stopped.
enum ImportFailure: Error, Sendable {
    case file(ImportError)
    case store(StoreError)

    /// The error itself, for the log.
    var cause: any Error {
        switch self {
        case .file(let error): error
        case .store(let error): error
        }
    }

    var wording: String {
        switch self {
        case .file(let error): error.description
        case .store(let error): error.wording
        }
    }
}
