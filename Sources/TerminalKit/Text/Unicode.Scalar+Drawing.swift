import CWidth

extension Unicode.Scalar {
    /// True for controls, which are never sent to the terminal: C0, DEL, C1 and the line separators.
    var isControl: Bool {
        value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029
    }

    /// The visible stand-in of a control, one column wide: ESC becomes `␛`.
    var controlPicture: Unicode.Scalar {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x2028, 0x2029: "\u{2424}"
        default: "\u{FFFD}"
        }
    }

    /// The columns of a scalar that is always a character of its own, as long as another such one or nothing follows:
    /// printable ASCII, Latin, Greek, Cyrillic, lines, blocks, arrows, braille (1) and East Asian letters (2).
    /// 0 for all others.
    var standaloneColumns: Int {
        switch value {
        case 0x20..<0x7F, 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300: 1
        case 0x370...0x377, 0x37A...0x37F, 0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F: 1
        case 0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048, 0x2190...0x2193, 0x2500...0x25A9: 1
        case 0x25B2...0x25B5, 0x25B7...0x25BF, 0x25C1...0x25FA, 0x2800...0x28FF: 1
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
        default: 0
        }
    }

    /// False for scalars that have no meaning, or none in the version of Unicode that the C library under ncurses knows;
    /// where that cannot be asked, in Unicode 14.
    var isKnown: Bool {
        guard standaloneColumns == 0 else { return true }
        guard properties.generalCategory != .unassigned, let age = properties.age else { return false }
        let asked = width_of_scalar(value)
        return asked == -2 ? age.major <= 14 : asked >= 0 || age.major <= 14
    }

    /// What is drawn for the scalar: itself, the picture of a control, or `□` when it is not known.
    var drawn: Unicode.Scalar {
        isControl ? controlPicture : isKnown ? self : "□"
    }

    /// Columns that the scalar takes by itself: 0, 1 or 2. Controls count 1, for their picture.
    var columns: Int {
        if standaloneColumns > 0 { return standaloneColumns }
        guard !isControl, isKnown else { return 1 }
        let asked = width_of_scalar(value)
        return asked >= 0 ? Int(asked) : tabledColumns
    }

    /// The same for what is known, by Unicode 14: where the C library cannot be asked.
    var tabledColumns: Int {
        switch value {
        case 0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB: return 0
        case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return 1
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return WideScalars.contains(value) ? 2 : 1
        }
    }

    /// True for accents and other marks that are drawn over the character before. Variation selectors and the
    /// keycap are not: terminals disagree on the width of what they follow.
    var isDrawnMark: Bool {
        guard isKnown else { return false }
        return switch properties.generalCategory {
        case .nonspacingMark: !properties.isVariationSelector
        case .enclosingMark: value != 0x20E3
        default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
        }
    }
}
