import DiaryStore
import FitnessModel
import Foundation
import ViewKit

extension Context {
    /// Once a second: what has come to its end rings and says whose it is.
    mutating func ringTimers() {
        let now = now
        ringWatches()
        runPractices()
        for session in live {
            ringRest(session.id, session.clientName)
            if var series = series[session.id] {
                if series.advance(to: now) {
                    effects.append(.bell)
                    if series.way == .hold { message = .success("\(session.clientName): \(series.words(at: now))") }
                }
                self.series[session.id] = series
            }
            if let news = intervals[session.id]?.news(at: now) {
                effects.append(.bell)
                message = .success("\(session.clientName): \(news)")
            }
        }
    }

    private mutating func ringRest(_ id: Identifier<TrainingSession>, _ name: String) {
        guard let rest = rests[id], !rest.rang, rest.ends <= now else { return }
        rests[id]?.rang = true
        effects.append(.bell)
        message = .success("Rest is over: \(name)")
    }
}
