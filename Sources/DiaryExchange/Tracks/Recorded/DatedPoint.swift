import FitnessModel

/// A point as in a file, with its own moment, which may be missing.
struct DatedPoint {
    /// Milliseconds since 1970; nil if the file has no readable time.
    var moment: Int?
    /// The location in the file.
    var place: TrackIssue.Place
    /// The point; its time is not set yet.
    var point = TrackPoint(time: 0)
}

extension [DatedPoint] {
    /// Drops as few points as possible so that the time never goes backwards, and interpolates missing times. If no
    /// point has a time, none gets one.
    mutating func putInOrder(_ issues: inout TrackIssueList) {
        guard contains(where: { $0.moment != nil }) else { return }
        dropBackwards(&issues)
        fillTimes(&issues)
    }

    /// A clock adjusted during a run makes either the earlier or the later points wrong; the larger part is used.
    private mutating func dropBackwards(_ issues: inout TrackIssueList) {
        guard zip(self.lazy.compactMap(\.moment), self.lazy.compactMap(\.moment).dropFirst()).contains(where: >) else {
            return
        }
        let inOrder = longestInOrder()
        var result: [DatedPoint] = []
        result.reserveCapacity(count)
        var segmentBegins = false
        for (index, dated) in enumerated() {
            guard dated.moment == nil || inOrder[index] else {
                issues.note(.timeBackwards, at: dated.place)
                segmentBegins = segmentBegins || dated.point.startsSegment
                continue
            }
            result.append(dated)
            if segmentBegins { result[result.count - 1].point.startsSegment = true }
            segmentBegins = false
        }
        self = result
    }

    /// Which points are in the longest non-descending sequence of moments. For each length, the sequence with the
    /// earliest end is stored and found by binary search.
    private func longestInOrder() -> [Bool] {
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: count)
        for (index, dated) in enumerated() {
            guard let moment = dated.moment else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if let end = self[ends[middle]].moment, end <= moment { low = middle + 1 } else { high = middle }
            }
            before[index] = low > 0 ? ends[low - 1] : -1
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var inOrder = [Bool](repeating: false, count: count)
        var index = ends.last ?? -1
        while index >= 0 {
            inOrder[index] = true
            index = before[index]
        }
        return inOrder
    }

    private mutating func fillTimes(_ issues: inout TrackIssueList) {
        var index = 0
        var previous: Int?
        while index < count {
            if let moment = self[index].moment {
                previous = moment
                index += 1
                continue
            }
            let end = self[index...].firstIndex { $0.moment != nil } ?? count
            let next = end < count ? self[end].moment : nil
            guard let from = previous ?? next, let to = next ?? previous else { return }
            for place in index..<end {
                issues.note(.timeMissing, at: self[place].place)
                self[place].moment = from + (to - from) / (end - index + 1) * (place - index + 1)
            }
            index = end
        }
    }
}
