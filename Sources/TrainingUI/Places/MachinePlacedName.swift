import DiaryStore
import FitnessModel
import SpotterShell

extension Machine {
    /// What machines are called where one is chosen: those that share a name with where they stand, "Cable row, North".
    static func placedNames(_ machines: [Machine], _ context: Context) -> [String] {
        let namesakes = Dictionary(grouping: machines, by: { SearchKey.fold($0.name) })
        return machines.map { machine in
            guard namesakes[SearchKey.fold(machine.name), default: []].count > 1, let id = machine.place,
                let place = try? context.diary.places.get(id)
            else { return machine.name }
            return "\(machine.name), \(place.name)"
        }
    }
}
