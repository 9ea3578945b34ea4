import DiaryStore
import FitnessModel
import Foundation
import GRDB
import Testing

@Suite("The file of an open diary is lost")
struct LossTests {
    let disk: DiskDiary

    init() throws {
        disk = try DiskDiary()
        try disk.fill()
    }

    /// Actions of other programs on the files of an open diary.
    enum Act: String, CaseIterable {
        case removed, allRemoved, moved, replacedByMoving, logRemoved, memoryRemoved, folderRemoved

        func perform(_ disk: DiskDiary) throws {
            let files = FileManager.default
            let path = disk.file.path
            switch self {
            case .removed: try files.removeItem(atPath: path)
            case .allRemoved: for suffix in ["", "-wal", "-shm"] { try files.removeItem(atPath: path + suffix) }
            case .moved: try files.moveItem(atPath: path, toPath: path + ".old")
            case .replacedByMoving:
                let other = try Diary(path: path + ".new")
                try other.gym.setUp(gym: "Other", trainer: "Eve")
                try other.close()
                #expect(rename(path + ".new", path) == 0)
            case .logRemoved: try files.removeItem(atPath: path + "-wal")
            case .memoryRemoved: try files.removeItem(atPath: path + "-shm")
            case .folderRemoved: try files.removeItem(at: disk.folder)
            }
        }
    }

    /// The path of the copy in the error.
    private func copy(_ error: any Error) throws -> String {
        guard case .fileReplaced(disk.file.path, let copy?) = error as? StoreError else { throw error }
        return copy
    }

    @Test("A change to a lost file is never reported as saved, and is in the copy", arguments: Act.allCases)
    func writing(_ act: Act) throws {
        let diary = try disk.open()
        try diary.addClient("Last seen")
        try act.perform(disk)
        let error = try #require(throws: StoreError.self) { try diary.addClient("Too late") }
        let copy = try copy(error)
        #expect(throws: error) { try diary.addClient("Later still") }
        #expect(throws: error) { try diary.clientNames() }
        #expect(throws: error) { try diary.backups.write(to: disk.folder.appendingPathComponent("b.sqlite")) }
        let found = try Diary(path: copy)
        #expect(try found.clientNames().suffix(2) == ["Last seen", "Too late"])
        #expect(try found.integrity.report().isSound)
        try found.close()
        try diary.close()
        try FileManager.default.removeItem(atPath: copy)
    }

    @Test("A window that only reads also learns of the loss before the next frame", arguments: Act.allCases)
    func looking(_ act: Act) throws {
        let diary = try disk.open()
        try act.perform(disk)
        let error = try #require(throws: StoreError.self) { try diary.hasChangedElsewhere() }
        try FileManager.default.removeItem(atPath: try copy(error))
    }

    @Test("A read-only diary reports the loss, without a copy")
    func readOnly() throws {
        let diary = try disk.open(DiaryOptions(readOnly: true))
        try FileManager.default.removeItem(at: disk.file)
        #expect(throws: StoreError.fileReplaced(path: disk.file.path, copy: nil)) { try diary.hasChangedElsewhere() }
    }

    @Test("A file that replaced an open one is not destroyed by the log of the old one")
    func newFileStaysWhole() throws {
        let diary = try disk.open()
        for number in 0..<200 { try diary.addClient("Client \(number)") }
        try Act.replacedByMoving.perform(disk)
        #expect(throws: StoreError.self) { try diary.hasChangedElsewhere() }
        let other = try disk.open()
        #expect(try other.gym.get()?.name == "Other")
        #expect(try other.integrity.report().isSound)
        try other.addClient("New here")
        try diary.close()
        try other.close()
        #expect(try disk.open().clientNames() == ["New here"])
    }

    @Test("A redirected link counts as another file; the same file by another path does not")
    func links() throws {
        let link = disk.folder.appendingPathComponent("link.sqlite")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: disk.file)
        let diary = try Diary(path: link.path)
        try diary.addClient("By the link")
        try FileManager.default.removeItem(at: link)
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: disk.folder.appendingPathComponent("../\(disk.folder.lastPathComponent)/diary.sqlite"))
        try diary.addClient("Still there")
        try FileManager.default.removeItem(at: link)
        try Data().write(to: link)
        #expect(throws: StoreError.self) { try diary.addClient("Elsewhere") }
    }
}
