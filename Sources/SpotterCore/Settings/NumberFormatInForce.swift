public import FitnessModel
import TerminalKit

extension NumberFormat {
    /// Works with all numbers on the screen written this way, those of charts too.
    public func inForce<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) {
            try ChartNumber.$decimalSign.withValue(decimal.rawValue, operation: work)
        }
    }
}
