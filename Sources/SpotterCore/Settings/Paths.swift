public import Foundation

/// The paths of all files by the XDG base directories; flags and variables take precedence.
public struct Paths: Hashable, Sendable {
    /// Settings: `config.toml`, `keys.toml`, `themes/`, `questionnaires/`.
    public let config: String
    /// The diary.
    public let data: String
    /// The folder of what the program remembers by itself.
    public let state: String
    /// The diary's file.
    public let database: String
    /// The folders that may hold themes, the first one first.
    public let themes: [String]

    /// The settings file.
    public var configFile: String { config + "/config.toml" }
    /// The key file.
    public var keyFile: String { config + "/keys.toml" }
    /// The folder of a person's own questionnaires.
    public var questionnaires: String { config + "/questionnaires" }
    /// The file of the chosen theme.
    public var stateFile: String { state + "/state.toml" }
    /// The default folder of automatic backups: beside the diary.
    public var backups: String { (database as NSString).deletingLastPathComponent + "/backups" }

    /// Finds the paths. `SPOTTER_DB`, `SPOTTER_CONFIG` and `SPOTTER_THEMES` name a file and two folders.
    ///
    /// - Parameters:
    /// - database: a flag's file; nil uses the variable and then the data folder.
    /// - executable: the program's own path; the themes of an installation are near it.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment, home: String = Paths.home,
        database: String? = nil, executable: String? = nil
    ) {
        func folder(_ variable: String, _ fallback: String) -> String {
            // // The specification says that a relative path is to be ignored.
            let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/\(fallback)"
            return Self.plain(base) + "/spotter"
        }
        func given(_ variable: String) -> String? { environment[variable].flatMap { $0.isEmpty ? nil : $0 } }
        let ownConfig = given("SPOTTER_CONFIG").map { Self.expanded($0, home: home) }
        config = ownConfig ?? folder("XDG_CONFIG_HOME", ".config")
        data = folder("XDG_DATA_HOME", ".local/share")
        state = folder("XDG_STATE_HOME", ".local/state")
        let ownDatabase = (database ?? given("SPOTTER_DB")).map { Self.expanded($0, home: home) }
        self.database = ownDatabase ?? data + "/diary.sqlite"
        let own = [given("SPOTTER_THEMES"), config + "/themes", data + "/themes"].compactMap { $0 }
        let shared = (given("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
        themes = own + (executable.map(Self.themesNear) ?? []) + shared.map { "\($0)/spotter/themes" }
    }

    /// The home folder: `$HOME`, and only without it what the system has on record.
    public static var home: String {
        let named = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return named.hasPrefix("/") ? plain(named) : NSHomeDirectory()
    }

    /// Creates an owner-only folder, with its parents. Throws the system's error.
    public static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// An absolute path; `~` is the home folder.
    public static func expanded(_ path: String, home: String = Paths.home) -> String {
        if path == "~" { return home }
        // // A whole path typed after "~/" starts again, as in other programs.
        if path.hasPrefix("~//") { return expanded(String(path.dropFirst(2)), home: home) }
        if path.hasPrefix("~/") { return home + path.dropFirst() }
        return URL(fileURLWithPath: path).path
    }

    /// `share/spotter/themes` of an installation, or the `themes` folder of the source tree that it was built in.
    private static func themesNear(_ executable: String) -> [String] {
        let parts = (executable as NSString).resolvingSymlinksInPath.split(separator: "/")
        if let build = parts.firstIndex(where: { $0.hasPrefix(".build") }) {
            return ["/" + (parts[..<build] + ["themes"]).joined(separator: "/")]
        }
        return ["/" + (parts.dropLast(2) + ["share", "spotter", "themes"]).joined(separator: "/")]
    }

    private static func plain(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
