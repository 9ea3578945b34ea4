import Foundation
import TestSupport

/// `make bench`: how fast Spotter is on a large diary, beside a program that only paints. It measures and prints; it
/// judges nothing.
@main
struct Bench {
    static func main() throws {
        let diary = try BenchDiary(clients: number(after: "--clients") ?? 100, years: number(after: "--years") ?? 10)
        print(diary.summary)
        var report = Report()
        try StoreBench(diary).run(into: &report)
        try ScreenBench(diary).run(into: &report)
        try BoardBench(diary).run(into: &report)
        try ProgressBench(diary).run(into: &report)
        try ExerciseBench(diary).run(into: &report)
        try ImportBench(diary).run(into: &report)
        print(report.table)
    }

    private static func number(after flag: String) -> Int? {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: flag), arguments.indices.contains(place + 1) else { return nil }
        return Int(arguments[place + 1])
    }
}
