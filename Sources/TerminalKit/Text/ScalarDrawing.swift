import CWidth

extension Unicode.Scalar {
    /// True for controls, which are never sent to the terminal: C0, DEL, C1, the line separators, and what changes the
    /// direction of a text or is invisible in it, so that a name would read as another one. The joiners of emoji and of
    /// Indian and Persian letters (200C, 200D) are not among them.
    var isControl: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// The visible form of a control, one column wide: ESC becomes `␛`.
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

    /// False for unassigned scalars, by the Unicode version of the C library under ncurses; by Unicode 14 if that is
    /// unknown.
    var isKnown: Bool {
        guard standaloneColumns == 0 else { return true }
        guard properties.generalCategory != .unassigned, let age = properties.age else { return false }
        let width = width_of_scalar(value)
        return width == -2 ? age.major <= 14 : width >= 0 || age.major <= 14
    }

    /// The drawn scalar: itself, the picture of a control, or `□` if it is unknown.
    var drawn: Unicode.Scalar {
        isControl ? controlPicture : isKnown ? self : "□"
    }

    /// Columns that the scalar takes by itself: 0, 1 or 2. Controls count 1, for their picture.
    var columns: Int {
        if standaloneColumns > 0 { return standaloneColumns }
        guard !isControl, isKnown else { return 1 }
        let width = width_of_scalar(value)
        return width >= 0 ? Int(width) : tabledColumns
    }

    /// The same for known scalars by Unicode 14, without the C library.
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

/// The scalars that take two columns: East Asian Width W and F of Unicode 14, as glibc and terminals count them.
enum WideScalars {
    /// Whether terminals draw the scalar two columns wide. Used without the C library and for other scalars than
    /// letters: seldom enough to search all ranges.
    static func contains(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } }

    /// Ascending and apart; unassigned gaps inside a block are closed.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
        0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
        0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
        0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
        0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
        0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
        0x3041...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAD9,
        0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F004...0x1F004,
        0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F265, 0x1F300...0x1F320,
        0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
        0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
        0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
        0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
        0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A,
        0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAF6, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
