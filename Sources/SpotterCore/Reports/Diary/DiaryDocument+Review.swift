public import DiaryExchange
public import DiaryStore
public import FitnessModel

extension DiaryDocument {
    /// The days of a review with everything eaten on them.
    public init(_ review: DiaryReview, of client: Client, in diary: Diary) throws(StoreError) {
        let days = review.days.map { day in
            DayLine(
                day: day.day, kind: day.kind, eaten: day.isRecorded ? day.nutrients : nil, activity: day.activity,
                balance: day.balance, adherence: review.adherence(day), weight: review.weighIn(on: day.day)?.weight,
                isComplete: day.isComplete)
        }
        var foods: [FoodEntry] = []
        for day in review.days where day.foodCount > 0 {
            foods += try diary.foodEntries.list(of: client.id, on: day.day)
        }
        let range = (days.first?.day ?? review.today)...(days.last?.day ?? review.today)
        self.init(
            client: client.name, range: range, massUnit: client.unit, days: days, foods: foods,
            remarks: NumberFormat().inForce {
                ReviewWording.sentences(review, massUnit: client.unit, on: .paper)
            })
    }
}
