import DiaryStore
import FitnessModel
import Foundation
import SpotterUI

/// What a look at the diary's file found.
struct DiaryFindings {
    let isThere: Bool
    private(set) var schema: Int?
    private(set) var counts: DiaryCounts?
    private(set) var totals: DiaryTotals?
    private(set) var problems: [String] = []
    /// Why the command ends with an error; nil when the diary is sound, or when there is none yet.
    private(set) var failure: Failure?
    /// The newest file in the backup folder.
    let newestBackup: String?

    init(_ settings: Settings) {
        let path = settings.paths.database
        isThere = FileManager.default.fileExists(atPath: path)
        let backups = (try? FileManager.default.contentsOfDirectory(atPath: settings.backups)) ?? []
        newestBackup = backups.filter { $0.hasSuffix(".sqlite") }.max()
        guard isThere else { return }
        do throws(StoreError) {
            try look(at: path)
        } catch {
            failure = Failure(error)
            problems.append(error.wording)
        }
    }

    private mutating func look(at path: String) throws(StoreError) {
        let diary = try Diary(path: path, options: DiaryOptions(readOnly: true))
        defer { try? diary.close() }
        let report = try diary.integrityReport()
        problems += report.damage + report.lostReferences
        if report.damage.isEmpty, !report.isSearchComplete { problems.append("the search does not find everything") }
        schema = try? Diary.verify(URL(fileURLWithPath: path)).schema
        if report.damage.isEmpty {
            counts = try diary.counts()
            totals = try diary.totals()
            let differing = try diary.checkSets().rowsDiffering.count
            if differing > 0 { problems.append("\(differing) load cells are not read as their sets say") }
        }
        guard !problems.isEmpty else { return }
        failure = Failure(.data, "The diary is not sound. Keep a copy of it; `spotter restore FILE` brings a backup.")
    }
}
