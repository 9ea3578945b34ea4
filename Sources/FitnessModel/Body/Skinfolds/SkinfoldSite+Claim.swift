extension SkinfoldSite {
    /// What Poliquin's BioSignature claims of the hormone behind a site; nil where it claims none. Nobody has validated it: it
    /// is told because trainers ask for it, as a claim and never as advice.
    public var claim: String? {
        switch self {
        case .chin, .cheek: "no hormone: the first sites to change"
        case .chest, .triceps: "androgens"
        case .subscapular: "insulin, by constitution"
        case .suprailiac: "insulin, of late"
        case .umbilical: "cortisol"
        case .midaxillary, .knee, .calf, .quad, .hamstring, .biceps, .lowerBack: nil
        }
    }
}
