import TestSupport

extension Session {
    /// The probe on a pseudo-terminal, with its first picture shown.
    static func probe(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> Session {
        let session = try Session(
            Products.executable("terminal-probe"), arguments, columns: columns, rows: rows, environment: environment)
        try session.wait(for: "size \(columns)x\(rows)")
        try session.waitUntilSettled()
        return session
    }

    /// Everything that a program may have changed is as it was found.
    var isRestored: Bool {
        let modes = terminal.modes
        let isClean = [1049, 1000, 1002, 1006, 2004, 1004].allSatisfy { !modes[$0] }
        return isClean && process.settings == process.settingsBefore
    }
}
