import Foundation
import TestSupport

/// A home folder with a small demo diary.
struct DemoHome {
    let home: TemporaryHome
    let path: String

    init(clients: Int = 4) throws {
        home = try TemporaryHome()
        path = home.path("demo.sqlite")
        let result = try home.run("demo", path, "--clients", "\(clients)")
        guard result.code == 0 else { throw Failure(text: result.errors) }
    }

    func remove() { home.remove() }

    func open(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
        ascii: Bool = false
    ) throws -> Session {
        try Session(
            TemporaryHome.program, ["--db", path] + arguments + (ascii ? ["--ascii"] : []), columns: columns,
            rows: rows,
            environment: home.environment.merging(environment) { $1 })
    }

    /// An error of `spotter demo`.
    struct Failure: Error { let text: String }
}
