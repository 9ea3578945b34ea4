/// The 256 colours of xterm: sixteen named ones, a cube of 216, and 24 greys.
enum TerminalTable {
    /// The colour of a number.
    static func rgb(_ index: UInt8) -> RGB {
        all[Int(index)]
    }

    /// The number nearest to a colour among the cube and the greys, whose colours are the same everywhere.
    static func nearest256(_ colour: RGB) -> UInt8 {
        nearest(colour, among: 16...255)
    }

    /// The number nearest to a colour among the named sixteen. Coloured ones keep their hue rather than turn grey.
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
