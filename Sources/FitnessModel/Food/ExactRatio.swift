/// Whole numbers multiplied and divided without a loss on the way.
enum ExactRatio {
    /// `number * numerator / denominator`, rounded to the nearest whole, halves away from zero. What does not fit becomes
    /// the largest number that does; a denominator of zero gives zero.
    static func scale(_ number: Int, by numerator: Int, over denominator: Int) -> Int {
        guard denominator != 0 else { return 0 }
        let isNegative = (number < 0) != (numerator < 0) ? denominator > 0 : denominator < 0
        let product = number.magnitude.multipliedFullWidth(by: numerator.magnitude)
        let divisor = denominator.magnitude
        guard product.high < divisor else { return isNegative ? Int.min + 1 : Int.max }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        // Half or more of the divisor, asked so that nothing can overflow.
        let isRoundedUp = remainder >= divisor - remainder && remainder > 0
        guard quotient < UInt(Int.max) else { return isNegative ? Int.min + 1 : Int.max }
        let rounded = Int(quotient) + (isRoundedUp ? 1 : 0)
        return isNegative ? -rounded : rounded
    }
}
