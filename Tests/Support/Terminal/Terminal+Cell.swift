import CVTerm

extension Terminal {
    /// One cell of the screen.
    public struct Cell: Hashable, Sendable {
        /// The characters of the cell; empty if nothing was written to it.
        public let text: String
        /// 1, or 2 for a wide character.
        public let width: Int
        /// Bold text.
        public let bold: Bool
        /// Italic text.
        public let italic: Bool
        /// Underlined text.
        public let underline: Bool
        /// Swapped foreground and background.
        public let reverse: Bool
        /// The colour of the text.
        public let foreground: Colour
        /// The colour of the background.
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

    /// A colour as set by the program.
    public enum Colour: Hashable, Sendable {
        /// The terminal's default colour.
        case standard
        /// An index of the palette.
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
