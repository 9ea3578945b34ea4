import DiaryStore
import FitnessModel

/// The diary of `DiaryFixture` with the catalogue in it.
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

    /// The client eats 100 g of it.
    @discardableResult
    func eat(
        _ food: Identifier<Food>, on day: String = "2026-03-12", meal: Meal = .lunch
    ) throws -> Identifier<FoodEntry> {
        let entry = try diary.foods.get(food).entry(amount: FoodAmount(100, .g), day: DiaryFixture.day(day), meal: meal)
        return try diary.foodEntries.add(entry, of: jan)
    }

    /// Names that a search finds, at most so many.
    func found(_ text: String, limit: Int = 5) throws -> [String] {
        try diary.foods.search(text, client: jan, limit: limit).map(\.name)
    }

    /// The same without what was probably meant by misspelt words.
    func foundToTheLetter(_ text: String, client: Identifier<Client>? = nil) throws -> [Identifier<Food>] {
        try diary.foods.search(text, client: client).filter { $0.spelling == nil }.map(\.id)
    }
}
