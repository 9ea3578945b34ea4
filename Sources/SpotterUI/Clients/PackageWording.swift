import FitnessModel

/// The words for a package.
enum PackageWording {
    /// "10 sessions · 6 used · 4 left · bought 2 Jan · until 31 Mar · 450 EUR · voucher"; of what expired unused "4 lost".
    static func line(_ standing: PackageLedger.Standing, today: Day) -> String {
        let package = standing.package
        let rest = standing.isExpired ? standing.lost > 0 ? "\(standing.lost) lost" : "" : "\(standing.left) left"
        let validity = package.expires.map { day in
            (standing.isExpired ? "expired " : "until ") + RelativeDay.date(day, today: today)
        }
        let bought = "bought \(RelativeDay.date(package.bought, today: today))"
        let parts = [
            Count.text(package.sessions, "session"), "\(standing.used) used", rest, bought,
            validity ?? "", package.price, package.note,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
