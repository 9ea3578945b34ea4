import Foundation

/// Opens a web address with the system's own program for it.
enum LinkLauncher {
    /// Hands the address over as an argument, never through a shell; false where nothing can show it: no such program,
    /// or no desktop, as over SSH.
    static func open(_ link: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        guard let program = program(environment) else { return false }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [link]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) != nil
    }

    private static func program(_ environment: [String: String]) -> String? {
        #if os(macOS)
            return environment["SSH_CONNECTION"] == nil ? "/usr/bin/open" : nil
        #else
            let hasDesktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            guard hasDesktop else { return nil }
            let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
            return folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        #endif
    }
}
