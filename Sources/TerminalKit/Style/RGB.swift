import Foundation

/// A colour by its parts, each 0 to 255, in the sRGB space.
public struct RGB: Hashable, Sendable {
    /// Red, 0 to 255.
    public let red: UInt8
    /// Green, 0 to 255.
    public let green: UInt8
    /// Blue, 0 to 255.
    public let blue: UInt8

    /// Makes a colour.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Reads `#ffb454` or `#fb4`, nil when it is something else.
    public init?(hex: String) {
        guard hex.first == "#", let value = UInt32(hex.dropFirst(), radix: 16), !hex.contains("+") else { return nil }
        switch hex.utf8.count {
        case 7:
            self.init(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
        case 4:
            self.init(UInt8(value >> 8 & 0xF) * 17, UInt8(value >> 4 & 0xF) * 17, UInt8(value & 0xF) * 17)
        default:
            return nil
        }
    }

    /// Relative luminance, 0 to 1 (WCAG 2.1, "relative luminance").
    public var luminance: Double {
        func linear(_ part: UInt8) -> Double {
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Contrast with another colour, 1 to 21 (WCAG 2.1, "contrast ratio").
    public func contrast(with other: RGB) -> Double {
        let lighter = max(luminance, other.luminance)
        let darker = min(luminance, other.luminance)
        return (lighter + 0.05) / (darker + 0.05)
    }

    /// How far apart two colours look; only good for finding the nearest ("redmean" approximation).
    func distance(to other: RGB) -> Double {
        let mean = (Double(red) + Double(other.red)) / 2
        let (red, green, blue) = (
            Double(red) - Double(other.red), Double(green) - Double(other.green), Double(blue) - Double(other.blue)
        )
        return (2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue
    }
}

/// The 256 colours of xterm: sixteen named ones, a cube of 216, and 24 greys.
enum TerminalTable {
    /// The colour of a number.
    static func rgb(_ index: UInt8) -> RGB {
        all[Int(index)]
    }

    /// The index of the colour nearest among the cube and the greys, which look the same everywhere.
    static func nearest256(_ colour: RGB) -> UInt8 {
        nearest(colour, among: 16...255)
    }

    /// The index of the nearest colour among the named sixteen. Colours keep their hue rather than turn grey.
    static func nearest16(_ colour: RGB) -> UInt8 {
        let parts = [colour.red, colour.green, colour.blue]
        let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
        guard most - least >= 40 else { return nearest(colour, among: [0, 7, 8, 15]) }
        let middle = Int(least) + (Int(most) - Int(least)) / 2
        let bits = parts.enumerated().reduce(0) { Int($1.element) > middle ? $0 | 1 << $1.offset : $0 }
        return UInt8(bits) + (colour.luminance > 0.2 ? 8 : 0)
    }

    private static func nearest(_ colour: RGB, among numbers: some Sequence<UInt8>) -> UInt8 {
        numbers.min { colour.distance(to: rgb($0)) < colour.distance(to: rgb($1)) } ?? 0
    }

    private static let all: [RGB] = {
        let named: [RGB] = [
            RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238), RGB(205, 0, 205),
            RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0),
            RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
        ]
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let cube = levels.flatMap { red in
            levels.flatMap { green in levels.map { blue in RGB(red, green, blue) } }
        }
        return named + cube + stride(from: UInt8(8), through: 238, by: 10).map { RGB($0, $0, $0) }
    }()
}
