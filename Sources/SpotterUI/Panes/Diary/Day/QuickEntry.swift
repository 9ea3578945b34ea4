import DiaryStore
import FitnessModel
import ViewKit

/// Adding to today from anywhere. Without a current client it is asked first for whom.
enum QuickEntry: Sendable {
    case food, activity, weighIn

    func begin(_ context: inout Context) {
        guard context.client != nil else {
            context.present(ClientPicker.currentClient(context) { context in add(&context) })
            return
        }
        add(&context)
    }

    private func add(_ context: inout Context) {
        switch self {
        case .food: FoodChooser.add(day: context.today, &context)
        case .activity: ActivityChooser.add(day: context.today, &context)
        case .weighIn: WeighInForm.add(day: context.today, &context)
        }
    }
}
