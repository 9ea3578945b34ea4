public import Foundation

extension Diary {
    /// Writes the demo diary to a path: a new file is there whole or not at all, also when the program is killed.
    ///
    /// - Throws: `notEmpty` when a file is there that holds anything.
    public static func writeDemo(
        _ plan: DemoPlan, to place: URL, options: DiaryOptions = DiaryOptions()
    ) throws(StoreError) {
        let target = DiaryFile(path: place.path)
        let file = try target.status() == nil ? PartialFile(for: target) : nil
        let diary = try Diary(path: file?.path ?? target.path, options: options)
        do {
            try diary.fillWithDemo(plan)
        } catch {
            try? diary.close()
            throw error
        }
        try diary.close()
        try file?.put(replacing: false)
    }
}
