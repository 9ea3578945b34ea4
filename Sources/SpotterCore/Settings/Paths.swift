public import Foundation

/// The paths of all files, by the XDG base directories. Flags and variables take precedence.
public struct Paths: Hashable, Sendable {
    /// The folder of settings: `config.toml`, `keys.toml`, `themes/`, `questionnaires/`.
    public let config: String
    /// The folder of the diary.
    public let data: String
    /// The folder of the program's own state.
    public let state: String
    /// The file of the diary.
    public let database: String
    /// The folders of themes, in order of precedence.
    public let themes: [String]

    /// The settings file.
    public var configFile: String { config + "/config.toml" }
    /// The key file.
    public var keyFile: String { config + "/keys.toml" }
    /// The folder of the user's own questionnaires.
    public var questionnaires: String { config + "/questionnaires" }
    /// The file with the chosen theme.
    public var stateFile: String { state + "/state.toml" }
    /// The default folder for automatic backups, beside the diary.
    public var backups: String { (database as NSString).deletingLastPathComponent + "/backups" }

    /// Finds the paths. `SPOTTER_DB`, `SPOTTER_CONFIG` and `SPOTTER_THEMES` name a file and two folders.
    ///
    /// - Parameters:
    ///   - database: The file given by a flag; nil for the variable or else the data folder.
    ///   - executable: The program's own path; used to find the themes of an installation.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment, home: String = Paths.home,
        database: String? = nil, executable: String? = nil
    ) {
        func folder(_ variable: String, _ fallback: String) -> String {
            // The specification requires that relative paths are ignored.
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

    /// The home folder: `$HOME`, or the system's record if the variable is not an absolute path.
    public static var home: String {
        let named = ProcessInfo.processInfo.environment["HOME"] ?? ""
        return named.hasPrefix("/") ? plain(named) : NSHomeDirectory()
    }

    /// Creates a folder with permissions for its owner only, and its parents. Throws the system's error.
    public static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// An absolute path; `~` is the home folder.
    public static func expanded(_ path: String, home: String = Paths.home) -> String {
        if path == "~" { return home }
        // An absolute path typed after "~/" replaces it, as in other programs.
        if path.hasPrefix("~//") { return expanded(String(path.dropFirst(2)), home: home) }
        if path.hasPrefix("~/") { return home + path.dropFirst() }
        return URL(fileURLWithPath: path).path
    }

    /// `share/spotter/themes` of an installation, or the `themes` folder of the source tree for a program in `.build`.
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
