import CursesTerminal
import DiaryStore
import Foundation

/// Opens a draft in the person's own editor and keeps what they wrote.
enum ExternalEditor {
    /// Gives the terminal to `$VISUAL` or `$EDITOR` until it ends. What was typed before stays when the editor fails.
    static func edit(draft key: String, of diary: Diary, on terminal: CursesTerminal) {
        let environment = ProcessInfo.processInfo.environment
        let editor = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty } ?? "vi"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("spotter-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = (try? diary.draft(key) ?? "") ?? ""
        let isWritten = FileManager.default.createFile(
            atPath: file.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        guard isWritten else { return }
        // Through the shell, because the variable may hold arguments: EDITOR="code --wait".
        let ending = terminal.run(["/bin/sh", "-c", "exec \(editor) \"$1\"", "spotter", file.path])
        guard ending == 0, let data = FileManager.default.contents(atPath: file.path) else { return }
        try? diary.saveDraft(key, String(decoding: data, as: UTF8.self))
    }
}
