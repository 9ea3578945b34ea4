import Foundation
import TestSupport

/// `make bench`: the speed of Spotter on a large diary, beside a program that only paints. It measures and prints,
/// without a verdict.
@main
struct Bench {
    static func main() throws {
        let foods = FoodBench(foods: number(after: "--foods") ?? 100_000)
        guard word(after: "--only") != "foods" else {
            // Needs no demo diary.
            var report = Report()
            try foods.run(into: &report)
            return print(report.table)
        }
        let diary = try BenchDiary(clients: number(after: "--clients") ?? 100, years: number(after: "--years") ?? 10)
        print(diary.summary)
        var report = Report()
        let parts: [(name: String, run: (inout Report) throws -> Void)] = [
            ("store", StoreBench(diary).run), ("screen", ScreenBench(diary).run),
            ("windows", WindowsBench(diary).run), ("board", BoardBench(diary).run),
            ("progress", ProgressBench(diary).run), ("body", BodyBench(diary).run),
            ("wellbeing", WellbeingBench(diary).run), ("exercise", ExerciseBench(diary).run),
            ("import", ImportBench(diary).run), ("tracks", TrackBench(diary).run),
            ("foods", foods.run), ("day", DayBench(diary).run), ("sheet", SheetBench(diary).run),
        ]
        let only = word(after: "--only")
        var isWhole = true
        for part in parts where only == nil || only == part.name {
            // Earlier results are printed even if a part fails.
            do { try part.run(&report) } catch {
                isWhole = false
                print("\(part.name) did not come to its end: \(error)")
            }
        }
        print(report.table)
        if !isWhole { exit(1) }
    }

    private static func number(after flag: String) -> Int? { word(after: flag).flatMap { Int($0) } }

    private static func word(after flag: String) -> String? {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: flag), arguments.indices.contains(place + 1) else { return nil }
        return arguments[place + 1]
    }
}
