import Foundation
import TerminalKit

/// Colour vision without one kind of cones, by the model of Machado, Oliveira and Fernandes (2009) at full severity.
enum ColourVision: CaseIterable {
    case all
    case withoutRed
    case withoutGreen
    case withoutBlue

    /// The transformation of linear red, green and blue, row by row.
    private var matrix: [[Double]] {
        switch self {
        case .all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        case .withoutRed:
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
        case .withoutGreen:
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
        case .withoutBlue:
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
        }
    }

    /// The colour as seen with this vision.
    func seen(_ colour: RGB) -> SeenColour {
        let linear = [colour.red, colour.green, colour.blue].map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return SeenColour(linear: matrix.map { row in min(1, max(0, zip(row, linear).map(*).reduce(0, +))) })
    }
}

/// A colour in the CIE L*a*b* space, white D65.
struct SeenColour {
    let lightness: Double
    let a: Double
    let b: Double

    /// Converts linear red, green and blue, each 0 to 1.
    init(linear: [Double]) {
        func along(_ red: Double, _ green: Double, _ blue: Double, white: Double) -> Double {
            let share = (red * linear[0] + green * linear[1] + blue * linear[2]) / white
            return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
        }
        let x = along(0.4124564, 0.3575761, 0.1804375, white: 0.95047)
        let y = along(0.2126729, 0.7151522, 0.0721750, white: 1)
        let z = along(0.0193339, 0.1191920, 0.9503041, white: 1.08883)
        (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// The difference between two colours (CIE 1976): about 2 is just noticeable, black and white differ by 100.
    func difference(to other: SeenColour) -> Double {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return (l * l + a * a + b * b).squareRoot()
    }
}
