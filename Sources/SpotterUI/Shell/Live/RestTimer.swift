import FitnessModel
import Foundation

/// The rest after a set: when it began and when it ends.
struct RestTimer: Hashable, Sendable {
    let began: Date
    let ends: Date
    /// True once the bell has rung.
    var rang = false

    /// Whole seconds until it ends; 0 or less when it is over.
    func secondsLeft(at now: Date) -> Int { Int(ends.timeIntervalSince(now).rounded(.up)) }
    /// Its whole length in seconds.
    var length: Int { Int(ends.timeIntervalSince(began).rounded()) }
}
