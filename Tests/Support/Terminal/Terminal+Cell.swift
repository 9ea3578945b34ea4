import CVTerm

extension Terminal {
    /// One cell of the picture.
    public struct Cell: Hashable, Sendable {
        /// The characters in it; empty when nothing was written there.
        public let text: String
        /// 1, or 2 for a wide one.
        public let width: Int
        /// Heavier letters.
        public let bold: Bool
        /// Slanted letters.
        public let italic: Bool
        /// A line below.
        public let underline: Bool
        /// Colours exchanged.
        public let reverse: Bool
        /// The colour of the letters.
        public let foreground: Colour
        /// The colour behind them.
        public let background: Colour

        init(_ raw: VTermScreenCell) {
            let scalars = withUnsafeBytes(of: raw.chars) {
                $0.bindMemory(to: UInt32.self).prefix { $0 != 0 && $0 != .max }.compactMap(Unicode.Scalar.init)
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            self.text = text
            width = Int(raw.width)
            bold = raw.attrs.bold != 0
            italic = raw.attrs.italic != 0
            underline = raw.attrs.underline != 0
            reverse = raw.attrs.reverse != 0
            foreground = Colour(raw.fg, standard: 2)
            background = Colour(raw.bg, standard: 4)
        }
    }

    /// A colour as the program asked for it.
    public enum Colour: Hashable, Sendable {
        /// The terminal's own.
        case standard
        /// An entry of the palette.
        case index(Int)
        /// Red, green, blue, each 0 to 255.
        case rgb(Int, Int, Int)

        init(_ raw: VTermColor, standard: UInt8) {
            if raw.type & standard != 0 {
                self = .standard
            } else if raw.type & 1 == 1 {
                self = .index(Int(raw.indexed.idx))
            } else {
                self = .rgb(Int(raw.rgb.red), Int(raw.rgb.green), Int(raw.rgb.blue))
            }
        }
    }
}
