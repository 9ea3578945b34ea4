import Synchronization
public import TerminalKit

/// The available themes by name. The library is never empty: without files it contains the built-in theme.
///
/// A requested theme is read from the file of its name. All files of the folders are read only for the list of themes,
/// or for a theme whose file has another name. Of two themes with the same name, the one in the file of that name wins,
/// otherwise the first.
public struct ThemeLibrary: Sendable {
    /// A theme in the list of themes.
    public struct Entry: Hashable, Sendable {
        /// The name in `config.toml`.
        public let name: String
        /// The display name.
        public let title: String
    }

    /// In place of a theme: `light` or `dark`, as the terminal's background is.
    public static var automatic: Entry {
        let title: Phrase = "As the terminal"
        return Entry(name: "auto", title: title.text)
    }

    fileprivate struct Contents: Sendable {
        let entries: [Entry]
        let files: [ThemeFile]
        let unreadable: [SettingsProblem]
    }

    /// The cache of themes.
    private final class Shelf: Sendable {
        let directories: [String]
        let contents: Mutex<Contents?>
        /// Themes that were read from files of their names.
        let single = Mutex<[ThemeFile]>([])

        init(directories: [String], _ contents: Contents? = nil) {
            self.directories = directories
            self.contents = Mutex(contents)
        }
    }

    private let shelf: Shelf

    /// Creates a library with the built-in theme only.
    public init() { self.init(files: []) }

    /// Creates a library from these files; unreadable ones are reported in `problems`.
    public init(files texts: [(name: String, text: String)]) {
        shelf = Shelf(directories: [], Contents(texts))
    }

    private init(_ shelf: Shelf) { self.shelf = shelf }

    /// The themes of all `*.toml` files in these folders; missing folders are skipped.
    public static func load(directories: [String]) -> ThemeLibrary { ThemeLibrary(Shelf(directories: directories)) }

    /// The themes sorted by title; never empty.
    public var entries: [Entry] { contents.entries }

    /// The theme with this name, otherwise `dark`, otherwise the built-in theme.
    public func theme(named name: String) -> Theme {
        if let (first, definitions) = lineage(of: name) { return Theme(first, among: definitions) }
        let files = contents.files
        let file = files.first { $0.definition.name == name } ?? files.first { $0.definition.name == "dark" }
        return file.map { Theme($0.definition, among: files.map(\.definition)) } ?? .plain
    }

    /// The unchanged text of the theme's file, as a start for a custom theme.
    public func text(of name: String) -> String? { contents.files.first { $0.definition.name == name }?.text }

    /// Whether there is a theme with this name; `auto` is always there.
    public func contains(_ name: String) -> Bool {
        name == Self.automatic.name || file(named: name) != nil || contents.entries.contains { $0.name == name }
    }

    /// The problems of all themes with file, line and fix. Reads every file, so it must not be used before the first
    /// frame.
    public var problems: [Phrase] {
        let (files, unreadable) = (contents.files, contents.unreadable)
        let found = unreadable + files.flatMap { $0.problems(among: files.map(\.definition)) }
        return found.map(\.wording)
    }
}

// MARK: Reading

extension ThemeLibrary {
    /// All themes; the first access reads them.
    private var contents: Contents {
        shelf.contents.withLock { contents in
            let known = contents ?? Contents(shelf.directories.flatMap(Settings.files))
            contents = known
            return known
        }
    }

    /// A theme and the themes it inherits, read from files of their names; nil if one of them has no such file.
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

    /// The theme from the first file of this name; nil if there is none or its theme has a different name.
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
