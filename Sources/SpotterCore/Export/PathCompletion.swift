import Foundation

/// Completes the path of a file while it is typed.
package struct PathCompletion: Hashable, Sendable {
    /// The typed text up to and including the last slash.
    package let folder: String
    /// The names that start with the rest, in alphabetical order; those of folders end with a slash.
    package let candidates: [String]

    /// Looks into the folder that is typed. Hidden files only show when a dot is typed.
    package init(_ typed: String) {
        let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
        folder = String(typed[..<cut])
        let beginning = typed[cut...]
        let place = Paths.expanded(folder.isEmpty ? "." : folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        let fitting = names.filter { $0.hasPrefix(beginning) && (beginning.hasPrefix(".") || !$0.hasPrefix(".")) }
        candidates = fitting.sorted().prefix(Self.limit).map { name in
            var isFolder = ObjCBool(false)
            _ = FileManager.default.fileExists(atPath: place + "/" + name, isDirectory: &isFolder)
            return isFolder.boolValue ? name + "/" : name
        }
    }

    /// A folder with thousands of files must not hold up a key.
    private static let limit = 500

    /// The typed path, longer by what all candidates share; unchanged when they share nothing more.
    package var longest: String? {
        guard let first = candidates.first else { return nil }
        return folder + candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    }
}
