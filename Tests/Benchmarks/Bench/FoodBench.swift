import DiaryStore
import FitnessModel
import Foundation
import TestSupport

/// Search in a very large number of foods. Every prefix of every query is a keystroke.
struct FoodBench {
    private static let plain = [
        "banana", "chocolate milk", "organic whole milk", "peanut butter crunchy", "greek yogurt",
        "beef steak, sirloin",
        "strawberry yogurt vanilla", "chocolat au lait", "coffee", "ham", "cheddar cheese slices",
        "natural almond honey bar",
        "tomato soup", "olive oil extra virgin", "spaghetti", "oat drink", "light mayonnaise",
        "dark chocolate hazelnut",
    ]
    private static let misspelt = [
        "bannana", "choclate milk", "chocoalte", "yogrut", "straberry yogurt", "spagheti", "chedder chese", "mayonaise",
        "hazlenut", "brocolli soup", "tomatoe", "penut butter", "vanila ice", "chciken", "moozzarella", "orgnaic mlik",
    ]
    private let number: Int

    init(foods number: Int) { self.number = number }

    func run(into report: inout Report) throws {
        let path = try FoodBenchDiary(foods: number).path
        let diary = try Diary(path: path)
        defer { try? diary.close() }
        guard let client = try diary.clients.list().first?.id else { return }
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        report.add("foods", Double(try diary.foods.count()), "foods")
        report.add("  and the file with them", Double(size) / 1_000_000, "MB")
        let dairy = try diary.foodGroups.list().first { $0.name == "Dairy and eggs" }?.id
        // Runs each query once to warm up the system's cache of the file, as the first searches of a day do.
        for question in Self.plain { _ = try keystrokes([question], diary, client, nil) }
        var all: [Keystroke] = []
        let parts: [(name: String, questions: [String], group: Identifier<FoodGroup>?)] = [
            ("search foods: keystroke", Self.plain, nil), ("  the same in one group", Self.plain, dairy),
            ("  the same misspelt", Self.misspelt, nil),
        ]
        for (name, questions, group) in parts {
            let done = try keystrokes(questions, diary, client, group)
            report.add(name, Times(done.map(\.time)))
            report.add("  its processor time alone", Times(done.map(\.processor)))
            all += done
        }
        report.add("search foods: all of them", Times(all.map(\.time)))
        report.add("  their processor time alone", Times(all.map(\.processor)))
        for slow in all.sorted(by: { $0.time > $1.time }).prefix(5) {
            report.add("  slow: \(slow.text)", Times([slow.time]))
        }
        report.add(
            "first page of a group by name",
            try Times.measure(20) { _ in _ = try diary.foods.list(FoodFilter(group: dairy), limit: 50) })
        report.add(
            "most used before anything is typed",
            try Times.measure(20) { _ in _ = try diary.foods.search("", client: client) })
    }

    private struct Keystroke {
        let text: String
        let time: Duration
        let processor: Duration
    }

    private func keystrokes(
        _ questions: [String], _ diary: Diary, _ client: Identifier<Client>, _ group: Identifier<FoodGroup>?
    ) throws -> [Keystroke] {
        let clock = ContinuousClock()
        return try questions.flatMap { question in
            try (1...question.count).map { length in
                let text = String(question.prefix(length))
                let before = Self.processorTime()
                let time = try clock.measure { _ = try diary.foods.search(text, client: client, group: group) }
                return Keystroke(text: text, time: time, processor: Self.processorTime() - before)
            }
        }
    }

    /// The processor time of the whole process, because a database may use another thread.
    private static func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
