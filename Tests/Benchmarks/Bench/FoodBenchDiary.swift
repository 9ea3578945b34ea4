import DiaryStore
import FitnessModel
import Foundation
import TestSupport

/// A diary with very many foods, created once among the system's temporary files.
struct FoodBenchDiary {
    let path: String

    private static let words = """
        chocolate milk cheese bread butter organic chicken beef yogurt banana strawberry vanilla sauce tomato juice orange
        apple cream cookies rice pasta oil olive salt sugar free light dark white whole wheat grain bar protein coffee tea
        water drink soup frozen pizza ham turkey salad dressing potato chips corn beans pea nut peanut almond hazelnut honey
        mustard ketchup lemon natural original classic style fresh smoked roasted grilled mix mini spread lait chocolat
        fromage poulet creme jambon beurre pain bio nature sans sucre extra virgin crunchy greek cheddar slices mayonnaise
        mozzarella broccoli spaghetti steak sirloin oat ice muesli granola jam raspberry blueberry
        """.split { $0 == " " || $0 == "\n" }.map(String.init)

    init(foods number: Int) throws {
        path = "/tmp/spotter-bench-foods-\(number).sqlite"
        guard !FileManager.default.fileExists(atPath: path) else { return }
        print("Making a diary of \(number) foods once: \(path)")
        let unfinished = path + ".part"
        for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: unfinished + ending) }
        let diary = try Diary(path: unfinished)
        try diary.gym.setUp(gym: "Bench", trainer: "Bench")
        let client = try diary.clients.add(named: "Bench")
        try diary.catalogue.fill()
        var random = SeededGenerator(seed: 20_260_312)
        let vocabulary = Self.vocabulary(&random)
        var made = 0
        while made < number {
            let batch = min(50_000, number - made)
            try diary.catalogue.add((0..<batch).map { _ in Self.food(vocabulary, &random) })
            made += batch
        }
        try diary.catalogue.optimizeSearch()
        try Self.eat(diary, client, &random)
        try diary.close()
        try FileManager.default.moveItem(atPath: unfinished, toPath: path)
    }

    /// The words of labels, and several hundred thousand made-up brand names.
    private static func vocabulary(_ random: inout SeededGenerator) -> [String] {
        var seen = Set(words)
        var vocabulary = words
        let starts = Array("bcdfghjklmnprstvz").map(String.init) + ["br", "ch", "cr", "pl", "st", "tr", "sch", ""]
        let vowels = ["a", "e", "i", "o", "u", "ou", "ie"]
        let ends = ["", "", "n", "r", "s", "l", "t", "ck"]
        while vocabulary.count < 400_000 {
            var word = ""
            for _ in 0..<Int.random(in: 2...4, using: &random) {
                word += starts[Int.random(in: 0..<starts.count, using: &random)]
                word += vowels[Int.random(in: 0..<vowels.count, using: &random)]
            }
            word += ends[Int.random(in: 0..<ends.count, using: &random)]
            if seen.insert(word).inserted { vocabulary.append(word) }
        }
        return vocabulary
    }

    /// A food of one to seven words. Word frequencies fall with the rank, as in natural language.
    private static func food(_ vocabulary: [String], _ random: inout SeededGenerator) -> Food {
        let count = [1, 2, 3, 3, 4, 4, 5, 6, 7][Int.random(in: 0..<9, using: &random)]
        let name = (0..<count).map { _ in
            let share = Double.random(in: 0..<1, using: &random)
            let rank = 10 * (pow(Double(vocabulary.count) / 10, share) - 1)
            return vocabulary[min(Int(rank), vocabulary.count - 1)]
        }.joined(separator: " ")
        let group = Identifier<FoodGroup>(rawValue: Int64.random(in: 1...23, using: &random))
        return Food(
            name: name.prefix(1).uppercased() + name.dropFirst(), group: group,
            per100: Nutrients(energy: Energy(calories: Int.random(in: 0...900_000, using: &random)), protein: 5000))
    }

    /// Adds three hundred different foods of the client, some of them several times.
    private static func eat(_ diary: Diary, _ client: Identifier<Client>, _ random: inout SeededGenerator) throws {
        let questions = words.shuffled(using: &random).prefix(100)
        guard let day = Day(iso: "2026-03-12") else { return }
        for question in questions {
            for hit in try diary.foods.search(question, client: nil, limit: 3) {
                let entry = try diary.foods.get(hit.id).entry(amount: FoodAmount(100, .g), day: day, meal: .lunch)
                for _ in 0..<Int.random(in: 1...3, using: &random) { try diary.foodEntries.add(entry, of: client) }
            }
        }
    }
}
