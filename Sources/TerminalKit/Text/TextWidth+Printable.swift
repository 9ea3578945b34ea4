extension TextWidth {
    /// Whether a scalar is a control, which must never reach a terminal: C0, DEL, C1 and the line separators.
    public static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.isControl }

    /// The text with its controls made visible: ESC as `␛`, or as `^[` when only ASCII may be used.
    public static func printable(_ text: String, glyphs: Glyphs = .unicode) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if !scalar.isControl {
                result.unicodeScalars.append(scalar)
            } else if glyphs.isASCII {
                result += caret(scalar)
            } else {
                result.unicodeScalars.append(scalar.controlPicture)
            }
        }
        return glyphs.isASCII ? ASCIIForm.of(result) : result
    }

    /// A control in caret notation: ESC is `^[`, DEL is `^?`.
    private static func caret(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isASCII, let letter = Unicode.Scalar(scalar.value ^ 0x40) else { return "?" }
        return "^" + String(letter)
    }
}
