import Foundation
package import Phrases

/// The path of a picture on this computer, which a record keeps instead of the picture.
package enum PicturePath {
    /// Whether a file is there.
    package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: Paths.expanded(path)) }

    /// "~/gym/row.jpg (no such file)"; the path alone if its file is there.
    package static func text(_ path: String, exists: Bool) -> Phrase { exists ? "\(path)" : "\(path) (no such file)" }
}
