public import DiaryStore
import Foundation
public import Phrases

/// Writes exports. Only the owner can read the files. A file is not overwritten unless `replacing` is set, and the
/// files of the diary never are.
public enum ExportFile {
    /// Why a file was not written.
    public enum Problem: Error, Hashable {
        /// A file exists at the path.
        case exists(String)
        /// The path is the diary or one of its files.
        case isDiary(String)
        /// The system refused the write; `reason` is its message.
        case refused(path: String, reason: Phrase)

        /// The message for the user.
        public var wording: Phrase {
            switch self {
            case .exists(let path): "\(path) already exists."
            case .isDiary(let path): "\(path) is the diary itself, or belongs to it. Choose another file."
            case .refused(let path, let reason): "\(path) cannot be written: \(reason)."
            }
        }
    }

    /// Writes a text; `~` in the path is the home folder.
    ///
    /// - Parameter diary: The open diary. It is never overwritten, however its path is spelled.
    public static func write(
        _ text: String, to path: String, replacing: Bool = false, sparing diary: Diary
    ) throws(Problem) {
        let place = Paths.expanded(path)
        try refuseIfConfined(diary, path)
        guard !diary.isStored(at: place) else { throw .isDiary(path) }
        let data = Data(text.utf8)
        do {
            if replacing { try AtomicFile.write(data, to: place) } else { try AtomicFile.create(data, at: place) }
        } catch {
            throw Problem(error, path)
        }
    }

    /// Writes files into a folder and creates the folder if it is missing. Without `replacing`, all files are written
    /// or none.
    package static func write(
        _ files: [(name: String, text: String)], into folder: String, replacing: Bool, sparing diary: Diary
    ) throws(Problem) {
        try refuseIfConfined(diary, folder)
        var status = stat()
        if lstat(Paths.expanded(folder), &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            // Whoever made the link decides where it leads.
            throw .refused(path: folder, reason: "it is a link, give the folder itself")
        }
        do { try Paths.makeFolder(Paths.expanded(folder)) } catch { throw Problem(error, folder) }
        var made: [String] = []
        for file in files {
            let path = folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
            do throws(Problem) {
                try write(file.text, to: path, replacing: replacing, sparing: diary)
                made.append(path)
            } catch {
                if !replacing { for path in made { unlink(Paths.expanded(path)) } }
                throw error
            }
        }
    }

    /// Rejects every path if the diary is confined to the tour: the tour writes no files.
    private static func refuseIfConfined(_ diary: Diary, _ path: String) throws(Problem) {
        if diary.isConfined { throw .refused(path: path, reason: "the tour writes no files") }
    }

    /// A file or folder name made of the parts. Slashes and control characters become hyphens.
    package static func name(_ parts: String..., ending: String? = nil) -> String {
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        let plain = name.unicodeScalars.map { scalar -> Character in
            scalar == "/" || scalar.properties.generalCategory == .control ? "-" : Character(scalar)
        }
        var short = String(plain)
        while short.utf8.count > 120 { short.removeLast() }
        return (short.hasPrefix(".") ? "_" + short : short) + (ending.map { "." + $0 } ?? "")
    }
}

extension ExportFile.Problem {
    fileprivate init(_ error: any Error, _ path: String) {
        switch error {
        case let error as POSIXError where error.code == .EEXIST: self = .exists(path)
        case let error as POSIXError:
            self = .refused(path: path, reason: "\(String(cString: strerror(error.code.rawValue)))")
        default: self = .refused(path: path, reason: "\(error.localizedDescription)")
        }
    }
}
