import DiaryStore
import FitnessModel

/// Adding to today from anywhere. Without a current client it is asked first for whom.
enum QuickEntry: Sendable {
    case food, activity, weighIn

    func begin(in state: inout AppState) {
        guard state.context.client != nil else {
            state.context.present(ClientPicker.currentClient(state.context) { state in add(&state.context) })
            return
        }
        add(&state.context)
    }

    private func add(_ context: inout Context) {
        switch self {
        case .food: DayRooms.addFood(context.today, &context)
        case .activity: DayRooms.addActivity(context.today, &context)
        case .weighIn: WeighInForm.add(day: context.today, &context)
        }
    }
}
