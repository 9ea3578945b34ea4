public import Foundation

/// When in a day a training began, by the clock on the wall.
public enum PartOfDay: String, CaseIterable, Sendable {
    /// 5:00 to 11:59.
    case morning
    /// 12:00 to 16:59.
    case afternoon
    /// 17:00 to 21:59.
    case evening
    /// 22:00 to 4:59.
    case night

    /// The part that an hour (0...23) belongs to.
    public init(hour: Int) {
        switch hour {
        case 5..<12: self = .morning
        case 12..<17: self = .afternoon
        case 17..<22: self = .evening
        default: self = .night
        }
    }

    /// The part of the day that it was in this zone.
    public init(_ date: Date, in zone: TimeZone) {
        self.init(hour: TimeOfDay(date, in: zone).hour)
    }

    /// "Morning".
    public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// "5-12 h".
    public var hours: String {
        switch self {
        case .morning: "5-12 h"
        case .afternoon: "12-17 h"
        case .evening: "17-22 h"
        case .night: "22-5 h"
        }
    }
}
