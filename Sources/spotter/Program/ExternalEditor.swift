import CursesTerminal
import DiaryStore
import Foundation

/// Opens a draft in the user's editor and stores the edited text.
enum ExternalEditor {
    enum Outcome {
        /// The draft contains the edited text.
        case saved
        /// The text was not changed, nor was the draft.
        case unchanged
        /// Neither `$VISUAL` nor `$EDITOR` names an editor.
        case missing
        /// The text could not be stored in the diary; it is still in this file.
        case left(String)
    }

    private static let prefix = "spotter-text-"

    /// A text that was in the editor when its Spotter was killed; nil if there is none.
    static func leftText() -> String? {
        let folder = NSTemporaryDirectory()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let left = names.filter { $0.hasPrefix(prefix) }.first { name in
            var status = stat()
            let path = folder + "/" + name
            guard let process = Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }), process > 0 else {
                return false
            }
            return kill(process, 0) != 0 && errno == ESRCH && lstat(path, &status) == 0 && status.st_uid == geteuid()
        }
        return left.map { URL(fileURLWithPath: folder).appendingPathComponent($0).path }
    }

    /// Runs `$VISUAL` or `$EDITOR` in the terminal until it exits.
    static func edit(draft key: String, of diary: Diary, on terminal: CursesTerminal) -> Outcome {
        let environment = ProcessInfo.processInfo.environment
        let editors = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
        guard let editor = editors.first(where: { !$0.isEmpty }) else { return .missing }
        let path = NSTemporaryDirectory() + "/\(prefix)\(getpid())-\(UUID().uuidString).txt"
        let before = (try? diary.drafts.bringBack(key) ?? "") ?? ""
        guard write(before, to: path) else { return .unchanged }
        // Runs in a shell, because the variable may contain arguments: EDITOR="code --wait".
        _ = terminal.run(["/bin/sh", "-c", "exec \(editor) \"$1\"", "spotter", path])
        let data = FileManager.default.contents(atPath: path)
        // The saved file counts, even if the editor exits with an error.
        guard let data, data != Data(before.utf8) else {
            unlink(path)
            return .unchanged
        }
        do throws(StoreError) {
            try diary.drafts.save(key, String(decoding: data, as: UTF8.self))
            unlink(path)
            return .saved
        } catch {
            return .left(path)
        }
    }

    /// Writes a file that only the owner can read from the start.
    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { return false }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return (try? file.write(contentsOf: Data(text.utf8))) != nil
    }
}
