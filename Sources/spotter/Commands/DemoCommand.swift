import ArgumentParser
import DemoDiary
import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// `spotter demo [PATH]`.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        name: "demo", abstract: "Write a diary of sample clients; the same seed gives the same diary.",
        discussion:
            "Only into a new or empty file. Without a path it is written next to your own diary, which does not change."
    )

    @Argument(help: .phrase("The file to write."), completion: .file())
    var path: String?

    @Option(help: .phrase("The seed; another seed gives other people and loads."))
    var seed: UInt64 = 1

    @Option(help: .phrase("The years of training, 1 to 50."))
    var years = 1

    @Option(help: .phrase("The number of clients, 1 to 10000."))
    var clients = 8

    @Option(
        help: .phrase(
            "The last day of the diary, such as 2026-03-12 (default: today).", value: "day"))
    var today: String?

    /// The fixed time of the opened program, for screen recordings.
    @Option(help: .hidden)
    var now: String?

    @Flag(help: .phrase("Open the diary afterwards."))
    var open = false

    @Flag(help: .phrase("Print the counts as JSON."))
    var json = false

    @OptionGroup var database: DatabaseOptions
    @OptionGroup var look: LookOptions

    func validate() throws {
        guard (1...50).contains(years) else { throw ValidationError.phrase("--years must be 1 to 50.") }
        guard (1...10_000).contains(clients) else { throw ValidationError.phrase("--clients must be 1 to 10000.") }
        guard now == nil || instant != nil else {
            throw ValidationError.phrase("--now must be an instant such as 2026-03-12T09:00:00Z.")
        }
        guard today == nil || day != nil else {
            throw ValidationError.phrase("--today must be a day such as 2026-03-12.")
        }
    }

    func run() throws {
        var target = database
        target.path = path ?? database.path ?? DemoFile.path(database.paths)
        try reporting {
            let path = target.paths.database
            if database.isReadOnly {
                guard open, try Diary.exists(at: path) else {
                    throw Failure(.notAllowed, "demo writes a diary; it cannot be used with --read-only.")
                }
                return
            }
            let today = day ?? Day(clock.now(), in: .current)
            let plan = DemoPlan(
                seed: seed, years: years, clients: clients, today: today,
                questionnaires: QuestionnaireLibrary().questionnaires)
            do throws(StoreError) {
                try Diary.writeDemo(plan, to: URL(fileURLWithPath: path))
            } catch {
                // An existing demo is only opened, not written again.
                guard error == .notEmpty else { throw error }
                guard open, self.path == nil, database.path == nil else {
                    throw Failure(
                        .data,
                        "\(path) is not empty, nothing was written: the demo needs a new file. To open this one: spotter --db \(path)"
                    )
                }
                return
            }
            let diary = try Diary(path: path)
            defer { try? diary.close() }
            let counts = try diary.contents.counts()
            if json {
                try Output.json(counts)
            } else if !open {
                let held: [Phrase] = [
                    "\(counts.clients, one: "client", other: "clients")",
                    "\(counts.sessions, one: "session", other: "sessions")",
                    "\(counts.sets, one: "set", other: "sets")",
                ]
                Output.say("\(path): \(list: held).")
                Output.say("Open it: spotter --db \(path)")
            }
        }
        if open { try Program(database: target, look: look, clock: clock).run() }
    }

    private var day: Day? { today.flatMap { Day(iso: $0) } }
    private var instant: Date? { now.flatMap { try? Date($0, strategy: .iso8601) } }
    private var clock: DiaryClock { instant.map { instant in DiaryClock { instant } } ?? .system }
}

/// The demo diary that the welcome screen and `spotter demo` open.
enum DemoFile {
    /// The path in the data folder, next to the diary; never the diary itself.
    static func path(_ paths: Paths) -> String { paths.data + "/demo.sqlite" }

    /// Opens the demo; creates one that ends today if there is none.
    static func open(_ paths: Paths) throws(StoreError) -> Diary {
        let plan = DemoPlan(
            today: Day(Date(), in: .current), questionnaires: QuestionnaireLibrary().questionnaires)
        do {
            try Diary.writeDemo(plan, to: URL(fileURLWithPath: path(paths)))
        } catch {
            guard error == .notEmpty else { throw error }
        }
        return try Diary(path: path(paths))
    }
}
