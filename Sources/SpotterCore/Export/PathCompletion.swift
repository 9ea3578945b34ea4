import Foundation
package import Phrases

/// Completes the path of a file while the user types it.
package struct PathCompletion: Hashable, Sendable {
    /// The typed text up to and including the last slash.
    package let folder: String
    /// The names that begin with the text after the last slash, in alphabetical order; folder names end with a slash.
    package let candidates: [String]

    /// Lists the typed folder. Hidden files are listed only if the typed name begins with a dot.
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

    /// The limit of candidates, so that a folder with thousands of files does not delay a key.
    private static let limit = 500

    /// Whether the typed path is that of a file, and of no longer name.
    package func isOneFile(typed: String) -> Bool {
        candidates.count == 1 && longest == typed && !typed.hasSuffix("/")
    }

    /// The typed path extended by the common prefix of all candidates; nil if there are no candidates.
    package var longest: String? {
        guard let first = candidates.first else { return nil }
        return folder + candidates.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    }
}

/// The path of a picture on this computer, which a record keeps instead of the picture.
package enum PicturePath {
    /// Whether a file is there.
    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: Paths.expanded(path)) }

    /// "~/gym/row.jpg (no such file)"; the path alone if its file is there.
    package static func text(_ path: String, exists: Bool) -> Phrase { exists ? "\(path)" : "\(path) (no such file)" }
}
