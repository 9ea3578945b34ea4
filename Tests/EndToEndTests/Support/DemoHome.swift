import Foundation
import TestSupport

/// A home with a small demo diary in it.
struct DemoHome {
    let home: TemporaryHome
    let path: String

    init(clients: Int = 4) throws {
        home = try TemporaryHome()
        path = home.path("demo.sqlite")
        let result = try home.run("demo", path, "--clients", "\(clients)")
        guard result.code == 0 else { throw Failure(text: result.errors) }
    }

    /// Deletes it.
    func remove() { home.remove() }

    /// Starts Spotter on the demo.
    func open(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
        ascii: Bool = false
    ) throws -> Session {
        try Session(
            TemporaryHome.program, ["--db", path] + arguments + (ascii ? ["--ascii"] : []), columns: columns,
            rows: rows,
            environment: home.environment.merging(environment) { $1 })
    }

    /// The demo could not be made.
    struct Failure: Error { let text: String }
}
