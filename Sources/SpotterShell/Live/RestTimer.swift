import FitnessModel
package import Foundation

/// The rest after a set, with its start and end.
package struct RestTimer: Hashable, Sendable {
    package let began: Date
    package let ends: Date
    /// True once the bell has rung.
    var rang = false

    package init(began: Date, ends: Date) {
        self.began = began
        self.ends = ends
    }

    /// Whole seconds until it ends; 0 or less when it is over.
    package func secondsLeft(at now: Date) -> Int { Int(ends.timeIntervalSince(now).rounded(.up)) }
    /// The whole length of the rest in seconds.
    package var length: Int { Int(ends.timeIntervalSince(began).rounded()) }
}
