import DiaryStore
import FitnessModel

/// The diary of `DiaryFixture` with the catalogue of foods.
struct FoodFixture {
    let base: DiaryFixture
    var diary: Diary { base.diary }
    var jan: Identifier<Client> { base.jan }

    static let banana = Identifier<Food>(rawValue: 9040)

    init() throws {
        base = try DiaryFixture()
        try base.diary.catalogue.fill()
    }

    /// A food of 100 kcal with 10 g of protein in 100 g.
    static func food(_ name: String, client: Identifier<Client>? = nil, portion: Int? = nil) -> Food {
        Food(
            name: name, per100: Nutrients(energy: Energy(calories: 100_000), protein: 10_000),
            portions: portion.map { [FoodPortion(name: "1 piece", amount: FoodAmount($0, .g))] } ?? [], client: client)
    }

    /// Adds an entry of 100 g of the food for the client.
    @discardableResult
    func eat(
        _ food: Identifier<Food>, on day: String = "2026-03-12", meal: Meal = .lunch
    ) throws -> Identifier<FoodEntry> {
        let entry = try diary.foods.get(food).entry(amount: FoodAmount(100, .g), day: DiaryFixture.day(day), meal: meal)
        return try diary.foodEntries.add(entry, of: jan)
    }

    /// The names found by a search, at most `limit`.
    func found(_ text: String, limit: Int = 5) throws -> [String] {
        try diary.foods.search(text, client: jan, limit: limit).map(\.name)
    }

    /// The foods found without spelling correction.
    func foundToTheLetter(_ text: String, client: Identifier<Client>? = nil) throws -> [Identifier<Food>] {
        try diary.foods.search(text, client: client).filter { $0.spelling == nil }.map(\.id)
    }
}
