import DiaryExchange
import Foundation

/// Writes an export: readable only for its owner, and never in the place of another file without being told to.
public enum ExportFile {
    /// Why a file was not written.
    public enum Problem: Error, Hashable {
        /// Something stands there already.
        case exists(String)
        /// What the system says.
        case refused(path: String, reason: String)

        /// What is wrong, for people.
        public var wording: String {
            switch self {
            case .exists(let path): "\(path) is there already."
            case .refused(let path, let reason): "\(path) cannot be written: \(reason)."
            }
        }
    }

    /// Writes a text; `~` in the path is the home folder.
    public static func write(_ text: String, to path: String, replacing: Bool = false) throws(Problem) {
        let place = Paths.expanded(path)
        let data = Data(text.utf8)
        do {
            if replacing { try AtomicFile.write(data, to: place) } else { try create(data, at: place) }
        } catch let error as POSIXError where error.code == .EEXIST {
            throw .exists(path)
        } catch let error as POSIXError {
            throw .refused(path: path, reason: String(cString: strerror(error.code.rawValue)))
        } catch {
            throw .refused(path: path, reason: error.localizedDescription)
        }
    }

    private static func create(_ data: Data, at path: String) throws {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw POSIXError.last }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
            try handle.close()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// A name for the file of a phase, without the signs that a path cannot hold.
    static func name(client: String, phase: String, format: PhaseFormat) -> String {
        let name = [client, phase].filter { !$0.isEmpty }.joined(separator: " ")
        let plain = name.unicodeScalars.map { scalar -> Character in
            scalar == "/" || scalar.properties.generalCategory == .control ? "-" : Character(scalar)
        }
        var short = String(plain)
        while short.utf8.count > 120 { short.removeLast() }
        return (short.hasPrefix(".") ? "_" + short : short) + "." + format.fileExtension
    }
}
