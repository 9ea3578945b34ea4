import Foundation
import SpotterCore

/// The file of the log, in the state folder: the owner's alone, limited in size, with one older one kept beside it.
struct LogFile: Sendable {
    /// Where it lies.
    let path: String
    /// From how many bytes on the next line begins a new file.
    var limit = 512 * 1024

    /// Where the log of this user lies, whether there is one yet or not.
    static func path(_ paths: Paths) -> String { paths.state + "/spotter.log" }

    /// Where the lines before the newest file are.
    var older: String { path + ".1" }

    /// Adds a line. What cannot be written is left: a log is no reason to disturb.
    func append(_ line: String) {
        try? Paths.makeFolder((path as NSString).deletingLastPathComponent)
        rotateIfFull()
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // In one piece, so that the lines of two programs do not mix.
        let bytes = Array((line + "\n").utf8)
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    private func rotateIfFull() {
        var status = stat()
        guard lstat(path, &status) == 0, Int(status.st_size) >= limit else { return }
        rename(path, older)
    }

    /// The process numbers of programs that began here and neither ended nor run any more.
    func lostRuns() -> [Int32] {
        var running: [Int32] = []
        let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
        for line in lines {
            // time level pid message
            let words = line.split(separator: " ", maxSplits: 4)
            guard words.count > 3, let process = Int32(words[2]) else { continue }
            switch words[3] {
            case "started": running.append(process)
            case "ended": running.removeAll { $0 == process }
            case "lost": running.removeAll { words.count > 4 && words[4] == "run=\($0)" }
            default: break
            }
        }
        return running.filter { kill($0, 0) != 0 && errno == ESRCH }
    }
}
