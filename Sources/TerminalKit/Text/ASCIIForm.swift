import Foundation

/// Text for terminals that show ASCII only. Every character keeps its width, so that columns stay where they are.
public enum ASCIIForm {
    /// The text with every character that is not ASCII replaced by a look-alike, or by `?`; controls become `^`.
    public static func of(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        for cluster in ClusterSequence(text) {
            for _ in 0..<cluster.width {
                result.unicodeScalars.append(scalar(cluster.scalar))
            }
        }
        return result
    }

    /// The look-alike of one scalar, `?` when there is none.
    static func scalar(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII { return scalar }
        if let known = lookAlikes[scalar] { return known }
        switch scalar.value {
        case 0x2400...0x2426: return "^"
        case 0x2500...0x257F: return "+"
        case 0x2580...0x259F: return "#"
        case 0x2800: return " "
        case 0x2801...0x28FF: return "*"
        case 0x2190...0x21FF: return "-"
        default: break
        }
        let base = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars.first
        guard let base, base.isASCII, !base.isControl else { return "?" }
        return base
    }

    private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
        let pairs: [(String, Unicode.Scalar)] = [
            ("─━═┄┈╌‐‑‒–—―−", "-"), ("│┃║┆┊╎", "|"), ("▌▐▎▍▸▶►→»›❯⇒", ">"), ("◂◀◄←«‹❮⇐", "<"), ("▲△↑", "^"),
            ("▼▽↓✓✔√", "v"), ("░", "."), ("▒", ":"), ("·", "-"), ("•●■◆★∙▪", "*"), ("○◇☆", "o"), ("□", "?"),
            ("×✕✗✘", "x"), ("÷", "/"), ("…", "~"), ("≈", "~"), ("‘’‚′´`", "'"), ("“”„″", "\""), ("Δ∆", "d"),
            ("Σ∑", "S"), ("µμ", "u"), ("ł", "l"), ("Ł", "L"), ("đð", "d"), ("ĐÐ", "D"), ("ø", "o"), ("Ø", "O"),
            ("ßẞ", "s"), ("æ", "a"), ("Æ", "A"), ("œ", "o"), ("Œ", "O"), ("ı", "i"), ("þ", "t"), ("Þ", "T"),
            ("€", "E"), ("£", "L"), ("§", "S"), ("°º", "o"), ("±", "+"), ("≥", ">"), ("≤", "<"), ("≠", "!"),
            ("¿", "?"), ("¡", "!"), ("¼½¾", "/"), ("⏎↵", "<"), ("␣", "_"),
        ]
        return Dictionary(
            uniqueKeysWithValues: pairs.flatMap { signs, plain in signs.unicodeScalars.map { ($0, plain) } })
    }()
}
