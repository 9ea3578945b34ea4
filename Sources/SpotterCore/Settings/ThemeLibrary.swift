import Synchronization
public import TerminalKit

/// The available themes by name. There is always one: without files, the built-in theme.
///
/// A theme is read by the name of its file when it is needed; all files of the folders are read only for a list of
/// themes, or for a theme whose file has another name. Of two themes with the same name the one whose file has that
/// name is used, else the first.
public struct ThemeLibrary: Sendable {
    /// A theme to choose.
    public struct Entry: Hashable, Sendable {
        /// The name in `config.toml`.
        public let name: String
        /// The name for people.
        public let title: String
    }

    /// All themes.
    fileprivate struct Contents: Sendable {
        let entries: [Entry]
        let files: [ThemeFile]
        let unreadable: [SettingsProblem]
    }

    /// The themes read so far.
    private final class Shelf: Sendable {
        let directories: [String]
        let contents: Mutex<Contents?>
        /// Themes that were read by the names of their files.
        let single = Mutex<[ThemeFile]>([])

        init(directories: [String], _ contents: Contents? = nil) {
            self.directories = directories
            self.contents = Mutex(contents)
        }
    }

    private let shelf: Shelf

    /// Only the theme that is built in.
    public init() { self.init(files: []) }

    /// The themes of these files; unusable ones are in `problems`.
    public init(files texts: [(name: String, text: String)]) {
        shelf = Shelf(directories: [], Contents(texts))
    }

    private init(_ shelf: Shelf) { self.shelf = shelf }

    /// The themes of all `*.toml` files in these folders; folders that are not there are passed over.
    public static func load(directories: [String]) -> ThemeLibrary { ThemeLibrary(Shelf(directories: directories)) }

    /// The themes in the order of their titles; never empty.
    public var entries: [Entry] { contents.entries }

    /// The theme of that name; else `dark`; else the one that is built in.
    public func theme(named name: String) -> Theme {
        if let (first, definitions) = lineage(of: name) { return Theme(first, among: definitions) }
        let files = contents.files
        let file = files.first { $0.definition.name == name } ?? files.first { $0.definition.name == "dark" }
        return file.map { Theme($0.definition, among: files.map(\.definition)) } ?? .plain
    }

    /// The text of the theme's file, as a starting point for an own one.
    public func text(of name: String) -> String? { contents.files.first { $0.definition.name == name }?.text }

    /// Whether a theme of that name was found.
    public func contains(_ name: String) -> Bool {
        file(named: name) != nil || contents.entries.contains { $0.name == name }
    }

    /// The problems with file, line and fix. Reads all themes: not on the way to the first frame.
    public var problems: [String] {
        let (files, unreadable) = (contents.files, contents.unreadable)
        let found = unreadable + files.flatMap { $0.problems(among: files.map(\.definition)) }
        return found.map(\.description)
    }
}

// MARK: Reading

extension ThemeLibrary {
    /// All themes, read at the first call.
    private var contents: Contents {
        shelf.contents.withLock { contents in
            let known = contents ?? Contents(shelf.directories.flatMap(Settings.files))
            contents = known
            return known
        }
    }

    /// A theme and those that it inherits, read by the names of their files; nil where one has no file of its name.
    private func lineage(of name: String) -> (ThemeDefinition, [ThemeDefinition])? {
        var definitions: [ThemeDefinition] = []
        var next: String? = name
        while let name = next, !definitions.contains(where: { $0.name == name }) {
            guard let file = file(named: name) else { return nil }
            definitions.append(file.definition)
            next = file.definition.fields["inherits"].flatMap { $0 == ThemeDefinition.base.name ? nil : $0 }
        }
        return definitions.first.map { ($0, definitions) }
    }

    /// The theme in the first file of that name; nil if none defines a theme of that name.
    private func file(named name: String) -> ThemeFile? {
        if let known = shelf.single.withLock({ $0.first { $0.definition.name == name } }) { return known }
        guard !name.contains("/") else { return nil }
        let text = shelf.directories.lazy.compactMap { Settings.text("\($0)/\(name).toml") }.first
        guard let text, let file = try? ThemeFile(text, name: "\(name).toml"), file.definition.name == name else {
            return nil
        }
        shelf.single.withLock { $0.append(file) }
        return file
    }
}

extension ThemeLibrary.Contents {
    init(_ texts: [(name: String, text: String)]) {
        var files: [(name: String, theme: ThemeFile)] = []
        var unreadable: [SettingsProblem] = []
        for file in texts {
            do throws(SettingsProblem) {
                let theme = try ThemeFile(file.text, name: file.name)
                let name = theme.definition.name
                guard let other = files.firstIndex(where: { $0.theme.definition.name == name }) else {
                    files.append((file.name, theme))
                    continue
                }
                if file.name == "\(name).toml", files[other].name != file.name { files[other] = (file.name, theme) }
            } catch {
                unreadable.append(error)
            }
        }
        self.files = files.map(\.theme)
        self.unreadable = unreadable
        let found = self.files.map { file in
            ThemeLibrary.Entry(
                name: file.definition.name, title: file.definition.fields["title"] ?? file.definition.name)
        }
        let sorted = found.sorted { $0.title != $1.title ? $0.title < $1.title : $0.name < $1.name }
        entries = sorted.isEmpty ? [ThemeLibrary.Entry(name: Theme.plain.name, title: Theme.plain.title)] : sorted
    }
}
