extension Food {
    /// Weight and volume of the same amount of a food, as one of its portions gives them.
    struct Density: Hashable {
        /// In the unit of the food's figures.
        var own: FoodAmount
        /// In the other unit.
        var other: FoodAmount
    }

    /// Taken from the portion that says its own volume ("1 cup", 244 g): the plain one before "1 cup, chopped", and the
    /// largest of them, because it was rounded least. Nil where no portion says it.
    var density: Density? {
        let said = portions.compactMap { portion -> (density: Density, isPlain: Bool)? in
            guard portion.amount.unit == unit, portion.amount.thousandths > 0,
                let (amount, isPlain) = portion.measured, amount.unit != unit, amount.thousandths > 0
            else { return nil }
            return (Density(own: portion.amount, other: amount), isPlain)
        }
        return said.max { first, second in
            guard first.isPlain == second.isPlain else { return second.isPlain }
            return first.density.own.thousandths < second.density.own.thousandths
        }?.density
    }

    /// The amount in the unit of the food's figures.
    public func converted(_ amount: FoodAmount) throws(FoodAmount.Refusal) -> FoodAmount {
        guard amount.unit != unit else { return amount }
        guard let density else { throw .noDensity(from: amount.unit, to: unit) }
        let converted = ExactRatio.scale(
            amount.thousandths, by: density.own.thousandths, over: density.other.thousandths)
        guard converted <= FoodAmount.largest else { throw .tooLarge }
        return FoodAmount(thousandths: converted, unit)
    }

    /// Reads what was typed as an amount of this food: "150", "200 ml", "2 fl oz", "1 cup".
    public func amount(reading text: String) throws(FoodAmount.Refusal) -> FoodAmount {
        try converted(try FoodAmount.reading(text, unit))
    }
}

extension FoodPortion {
    /// The weight or volume that the name itself says: 236.588 ml for "1 cup, chopped". Plain is one with nothing after
    /// the unit but a remark in brackets.
    var measured: (amount: FoodAmount, isPlain: Bool)? {
        guard let (number, rest) = DecimalNumber.read(name) else { return nil }
        let words = rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "(" }).map(String.init)
        for count in [2, 1] where words.count >= count {
            guard let measure = FoodMeasure(word: words.prefix(count).joined(separator: " ")) else { continue }
            let after = rest.drop { $0 != " " && $0 != "," && $0 != "(" }
            let remark = count == 2 ? after.dropFirst().drop { $0 != " " && $0 != "," && $0 != "(" } : after
            let isPlain = remark.allSatisfy { $0 == " " } || remark.drop { $0 == " " }.first == "("
            return (FoodAmount(number, measure), isPlain)
        }
        return nil
    }
}
