import DiaryExchange
import FitnessModel
import SpotterCore

extension ImportSource {
    /// Reads a file of training.
    func training(unit: MassUnit) throws -> TrainingLog {
        guard case .training(let log) = try read(unit: unit) else {
            throw ImportError.unknownFormat(name: file.name, header: "no training")
        }
        return log
    }
}
