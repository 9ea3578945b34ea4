import CursesTerminal
import DiaryStore
import Foundation

/// Opens a draft in the person's own editor and stores the result.
enum ExternalEditor {
    /// The result.
    enum Outcome {
        /// The draft holds what was written.
        case kept
        /// Nothing was written; the draft is as before.
        case unchanged
        /// The text could not be stored in the diary; it is still in this file.
        case left(String)
    }

    /// Gives the terminal to `$VISUAL` or `$EDITOR` until it ends.
    static func edit(draft key: String, of diary: Diary, on terminal: CursesTerminal) -> Outcome {
        let environment = ProcessInfo.processInfo.environment
        let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
        let path = NSTemporaryDirectory() + "/spotter-\(UUID().uuidString).txt"
        let before = (try? diary.drafts.bringBack(key) ?? "") ?? ""
        guard write(before, to: path) else { return .unchanged }
        // Through the shell, because the variable may hold arguments: EDITOR="code --wait".
        _ = terminal.run(["/bin/sh", "-c", "exec \(editor) \"$1\"", "spotter", path])
        let data = FileManager.default.contents(atPath: path)
        // // The saved text counts: an editor may end with an error after that.
        guard let data, data != Data(before.utf8) else {
            unlink(path)
            return .unchanged
        }
        do throws(StoreError) {
            try diary.drafts.save(key, String(decoding: data, as: UTF8.self))
            unlink(path)
            return .kept
        } catch {
            return .left(path)
        }
    }

    /// Writes a file that is owner-only from the first moment.
    private static func write(_ text: String, to path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { return false }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        return (try? file.write(contentsOf: Data(text.utf8))) != nil
    }
}
