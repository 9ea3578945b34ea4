import DiaryStore
import FitnessModel

/// Adding to today from anywhere. Without a current client it is asked first for whom.
enum QuickEntry: Sendable {
    case food, activity, weighIn

    func begin(in state: inout AppState) {
        guard state.desk.client != nil else {
            state.desk.present(ClientPicker.currentClient(state.desk) { state in add(&state.desk) })
            return
        }
        add(&state.desk)
    }

    private func add(_ desk: inout Desk) {
        switch self {
        case .food: DayRooms.addFood(desk.today, &desk)
        case .activity: DayRooms.addActivity(desk.today, &desk)
        case .weighIn: WeighInForm.add(day: desk.today, &desk)
        }
    }
}
