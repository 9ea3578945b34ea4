import DiaryStore
import FitnessModel
import Foundation
import Phrases
import SpotterCore

/// The results of examining the diary's file.
struct DiaryFindings {
    /// The state of the file; nil if it could not be determined.
    private(set) var state: DiaryState?
    private(set) var counts: DiaryCounts?
    private(set) var totals: DiaryTotals?
    private(set) var problems: [Phrase] = []
    /// The error that ends the command; nil if the diary is sound or does not exist yet.
    private(set) var failure: (any CommandError)?
    /// Whether `doctor --repair` can fix any problem.
    private(set) var canBeRepaired = false
    /// The newest backup of this diary in the backup folder.
    let newestBackup: String?
    /// Whether other users of the computer can read or change the file.
    let isOpenToOthers: Bool

    /// - Parameter isNamed: Whether `--db` names the file; a missing file is an error then.
    init(_ settings: Settings, thorough: Bool, isNamed: Bool = false) {
        let path = settings.paths.database
        newestBackup = Diary.newestBackup(of: path, in: settings.backupFolder)
        isOpenToOthers = Self.isOpenToOthers(path)
        do throws(StoreError) {
            state = try Diary.state(of: path)
            switch state {
            case .older: try Diary.verify(URL(fileURLWithPath: path))
            case .current: try look(at: path, thorough: thorough)
            case .missing where isNamed: failure = DatabaseOptions.noDiary(at: path)
            case .missing, .empty, nil: break
            }
        } catch {
            failure = error
            problems.append(error.wording)
        }
    }

    /// Whether others may use the file and pass its folder.
    private static func isOpenToOthers(_ path: String) -> Bool {
        var (file, folder) = (stat(), stat())
        guard stat(path, &file) == 0, stat((path as NSString).deletingLastPathComponent, &folder) == 0 else {
            return false
        }
        return file.st_mode & 0o006 != 0 && folder.st_mode & 0o001 != 0
    }

    /// Whether the file exists, whatever its content.
    var isThere: Bool { state != .missing }

    /// The version of its schema; nil if unknown.
    var schema: Int? {
        switch state {
        case .older(let schema), .current(let schema): schema
        case .missing, .empty, nil: nil
        }
    }

    private mutating func look(at path: String, thorough: Bool) throws(StoreError) {
        let diary = try Diary(path: path, options: DiaryOptions(readOnly: true))
        defer { try? diary.close() }
        let report = try diary.integrity.report(thorough: thorough)
        canBeRepaired = report.canBeRepaired
        problems += report.damage.map(\.wording) + report.lostReferences.map(\.wording)
        if report.damage.isEmpty {
            (counts, totals) = (report.counts, report.totals)
            if !report.isSearchComplete { problems.append("the search index is incomplete") }
            let differing = report.cellsDiffering
            if differing > 0 {
                problems.append(
                    "\(differing, one: "load cell differs from its sets", other: "load cells differ from their sets")")
            }
        }
        guard !problems.isEmpty else { return }
        failure = Failure(
            .data,
            canBeRepaired
                ? "The diary is damaged. `spotter doctor --repair` rebuilds what it can; `spotter restore FILE` restores a backup."
                : "The diary is damaged. Keep a copy of the file; `spotter restore FILE` restores a backup.")
    }
}
