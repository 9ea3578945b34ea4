/// How the skinfolds of one client are read. A trend needs one formula throughout.
public struct SkinfoldProfile: Hashable, Sendable {
    /// The sites that the sheet shows, in their order.
    public var sites: [SkinfoldSite]
    /// What makes body fat of them.
    public var formula: BodyFatFormula
    /// What makes body fat of a density.
    public var density: DensityFormula
    /// What stands for several readings of a site.
    public var summary: FoldReading.Summary

    /// The trainers' thirteen sites by Jackson and Pollock's seven, as long as nothing else is said.
    public init(
        sites: [SkinfoldSite] = SkinfoldSite.usual, formula: BodyFatFormula = .jacksonPollock7,
        density: DensityFormula = .siri, summary: FoldReading.Summary = .median
    ) {
        self.sites = sites
        self.formula = formula
        self.density = density
        self.summary = summary
    }
}
