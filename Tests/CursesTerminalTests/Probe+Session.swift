import TestSupport

extension Session {
    /// Starts the probe on a pseudo-terminal and waits for its first frame.
    static func probe(
        _ arguments: [String] = [], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws -> Session {
        let session = try Session(
            Products.executable("terminal-probe"), arguments, columns: columns, rows: rows, environment: environment)
        try session.wait(for: "size \(columns)x\(rows)")
        try session.waitUntilSettled()
        return session
    }

    /// Whether all modes and settings that a program may change are restored.
    var isRestored: Bool {
        let modes = terminal.modes
        let isClean = [1049, 1000, 1002, 1006, 2004, 1004].allSatisfy { !modes[$0] }
        return isClean && process.settings == process.settingsBefore
    }
}
