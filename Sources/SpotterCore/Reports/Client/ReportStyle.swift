/// How a report looks: black on white, as wide as A4 and Letter both are, with nothing that needs colours.
enum ReportStyle {
    static let css = """
        @page { margin: 14mm; }
        body { font: 9.5pt/1.3 sans-serif; color: #000; background: #fff; max-width: 182mm; margin: 0 auto; padding: 8mm; }
        h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 1mm; overflow-wrap: anywhere; }
        h2 { font-size: 12pt; margin: 4.5mm 0 1mm; padding-bottom: 0.5mm; border-bottom: 0.4mm solid #000; }
        h2, figcaption, thead { break-after: avoid; }
        header { border-bottom: 0.8mm solid #000; padding-bottom: 2mm; }
        p { margin: 0 0 1.5mm; overflow-wrap: anywhere; }
        header p { margin: 0; }
        table { border-collapse: collapse; width: 100%; margin: 0 0 2mm; }
        th, td { text-align: left; vertical-align: top; padding: 0.45mm 3mm 0.45mm 0; overflow-wrap: anywhere; }
        th { font-weight: normal; }
        thead { display: table-header-group; }
        thead th { font-weight: bold; border-bottom: 0.3mm solid #000; overflow-wrap: normal; }
        tbody tr + tr > * { border-top: 0.2mm solid #bbb; }
        .list th { width: 34mm; }
        tr, figure { break-inside: avoid; }
        .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .charts { font-size: 0; margin-right: -4%; orphans: 1; widows: 1; }
        figure { display: inline-block; box-sizing: border-box; width: 50%; margin: 0 0 2mm; padding-right: 4%;
            vertical-align: top; }
        figcaption { font-size: 9.5pt; font-weight: bold; }
        svg { display: block; width: 100%; height: auto; }
        @media screen and (max-width: 640px) { .charts { margin: 0; } figure { width: 100%; padding: 0; } body { padding: 4mm; } }
        @media print { body { padding: 0; max-width: none; } }

        """
}
