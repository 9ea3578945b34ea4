public import FitnessModel
import TerminalKit

extension NumberFormat {
    /// Runs work with this number format, including numbers in charts.
    public func inForce<Result>(_ work: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self) {
            try ChartNumber.$decimalSign.withValue(decimal.rawValue, operation: work)
        }
    }
}
