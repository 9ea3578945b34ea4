import FitnessModel

/// A row without titles. The number of cells and plausible body values identify them.
struct OpenBodyRow {
    private typealias Head = BodyRow.LeadingCell

    /// A possible reading of the row.
    private struct Candidate {
        var measurement: BodyMeasurement
        var heads: [Head]
        var isDated: Bool
        /// True if the sum fits or is missing, lean mass and fat fit the weight or are missing, and every fold
        /// is plausible.
        var isSound: Bool
        var issues: [BodyRow.Issue]

        var interpretation: BodyRow.Interpretation {
            let first = SkinfoldSite.allCases.first { measurement.folds[$0] != nil }
            return BodyRow.Interpretation(
                leading: heads, folds: measurement.folds.count,
                first: first.map { .init(site: $0, text: measurement[fold: $0]) })
        }
    }

    private let cells: [String]
    private let sites: [SkinfoldSite]
    private let dates: BodyDates
    private let unit: MassUnit

    init(_ cells: [String], _ sites: [SkinfoldSite], _ dates: BodyDates, _ unit: MassUnit) {
        (self.cells, self.sites, self.dates, self.unit) = (cells, sites, dates, unit)
    }

    func read(today: Day) -> BodyRow.Reading {
        let last = cells.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        // Some programs drop blank cells at the end, others add them.
        let most = 2 + Head.allCases.count + sites.count
        let exact = candidates(of: cells, today: today)
        if exact.contains(where: \.isSound) { return decide(exact) }
        let padded = cells + Array(repeating: "", count: most)
        let others = (last...max(most, last)).filter { $0 > 0 && $0 != cells.count }.flatMap { width in
            // Requires half of the folds; otherwise almost any cells could begin a row.
            candidates(of: Array(padded.prefix(width)), today: today).filter {
                $0.measurement.folds.count * 2 >= sites.count
            }
        }
        if !exact.isEmpty || !others.isEmpty { return decide(exact + others) }
        return BodyRow.Reading(issues: [.unreadable(cells: cells.count, sites: sites.count)] + dateIssues)
    }

    /// The problem with the first cell if it looks like a date.
    private var dateIssues: [BodyRow.Issue] {
        guard let first = cells.first, first.contains(where: { "./-".contains($0) }),
            case .failure(let fault) = dates.date(first), BodyCell.number(first) == nil
        else { return [] }
        return [.cell(1, "", fault.reason)]
    }

    private func decide(_ candidates: [Candidate]) -> BodyRow.Reading {
        let sound = candidates.filter(\.isSound)
        let found = sound.isEmpty ? candidates : sound
        var reading = BodyRow.Reading()
        guard let first = found.first, found.allSatisfy({ $0.measurement.folds == first.measurement.folds }) else {
            reading.issues = [.ambiguous(found.prefix(3).map(\.interpretation))]
            return reading
        }
        // Prefers a day, then a weight, then a height.
        let best = found.max { left, right in
            let (leftRank, rightRank) = (Self.rank(left), Self.rank(right))
            return leftRank < rightRank
        }
        guard let best else { return reading }
        reading.measurement = best.measurement
        reading.isDated = best.isDated
        reading.issues = best.issues
        let others = Set(found.map { [$0.measurement.weight?.grams, $0.measurement.height?.millimetres] })
        if others.count > 1 || Set(found.map(\.measurement.day)).count > 1 {
            reading.issues.append(.taken(best.interpretation))
        }
        return reading
    }

    private static func rank(_ candidate: Candidate) -> Int {
        (candidate.isDated ? 8 : 0) + (candidate.measurement.weight != nil ? 4 : 0)
            + (candidate.measurement.height != nil ? 1 : 0)
    }

    /// All plausible readings of the row.
    private func candidates(of row: [String], today: Day) -> [Candidate] {
        var found: [Candidate] = []
        let date = row.first.flatMap { try? dates.date($0).get() }
        for hasDay in [true, false] where !hasDay || date != nil || row.first == "" {
            for hasSum in [true, false] {
                let count = row.count - (hasDay ? 1 : 0) - (hasSum ? 1 : 0) - sites.count
                for mask in 0..<1 << Head.allCases.count {
                    let heads = Head.allCases.filter { mask & 1 << $0.rawValue != 0 }
                    guard heads.count == count else { continue }
                    var rest = row[(hasDay ? 1 : 0)...]
                    let before = Array(rest.prefix(count))
                    rest = rest.dropFirst(count)
                    let day = hasDay ? date : nil
                    guard var candidate = candidate(heads, before, day, today: today),
                        take(rest.prefix(sites.count), hasSum ? rest.last : nil, into: &candidate)
                    else { continue }
                    if let day, day.isOpen {
                        candidate.issues.append(.cell(1, "", .dateTaken(row[0], day.day)))
                    }
                    found.append(candidate)
                }
            }
        }
        return found
    }

    /// A candidate with the cells before the folds; nil if a value is implausible.
    private func candidate(
        _ heads: [Head], _ cells: [String], _ date: BodyDates.Reading?, today: Day
    ) -> Candidate? {
        var measurement = BodyMeasurement(day: date?.day ?? today, minute: date?.minute)
        var (lean, fat) = (Mass?.none, Int?.none)
        for (head, cell) in zip(heads, cells) where !cell.isEmpty {
            switch head {
            case .age:
                guard let years = BodyCell.number(cell), years == years.rounded(), (3...120).contains(years) else {
                    return nil
                }
            case .height:
                guard let height = try? BodyCell.height(cell, unit: ""), height.millimetres >= 1000 else { return nil }
                measurement.height = height
            case .weight:
                guard let weight = try? BodyCell.weight(cell, unit: unit), weight >= Mass(15, .kg) else { return nil }
                measurement.weight = weight
            case .lean:
                guard let mass = try? BodyCell.weight(cell, unit: unit) else { return nil }
                lean = mass
            case .fat:
                guard let share = try? BodyCell.fat(cell) else { return nil }
                fat = share
            }
        }
        guard lean == nil && fat == nil || measurement.weight != nil else { return nil }
        var isSound = true
        if let weight = measurement.weight, let lean {
            guard lean < weight, lean.grams * 100 > weight.grams * 30 else { return nil }
            // Both values are rounded on the sheet.
            let expected = fat.map { Double(weight.grams) * Double(1000 - $0) / 1000 }
            isSound = expected.map { abs($0 - Double(lean.grams)) < 1000 } ?? false
        } else if fat != nil {
            isSound = false
        }
        return Candidate(measurement: measurement, heads: heads, isDated: date != nil, isSound: isSound, issues: [])
    }

    /// Adds the folds and their sum to a candidate; false if a value is implausible.
    private func take(_ folds: ArraySlice<String>, _ sum: String?, into candidate: inout Candidate) -> Bool {
        guard folds.count == sites.count else { return false }
        var total = 0.0
        for (site, (index, cell)) in zip(sites, zip(folds.indices, folds)) where !cell.isEmpty {
            guard let (text, reading) = try? BodyCell.fold(cell),
                reading.readings.allSatisfy({ (0.1...200).contains($0) })
            else { return false }
            candidate.measurement[fold: site] = text
            total += reading.millimetres(by: .mean)
            if let outlier = reading.outlier() {
                candidate.isSound = false
                candidate.issues.append(.fold(index + 1, site, .outlier(text, meant: outlier.meant)))
            }
        }
        guard !candidate.measurement.folds.isEmpty else { return false }
        guard let sum, !sum.isEmpty else { return true }
        guard let stated = BodyCell.number(sum) else { return false }
        // For repeated readings the sheet may have used the mean or the median.
        let isClose = abs(stated - total) <= 0.1 * Double(folds.count) / 2 + 0.5
        if !isClose {
            candidate.isSound = false
            candidate.issues.append(.sumDiffers(stated: sum, folds: DecimalText.write(total, decimals: 1)))
        }
        return true
    }
}
