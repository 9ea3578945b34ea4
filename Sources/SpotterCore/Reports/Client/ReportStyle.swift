/// How a report looks: black on white, as wide as A4 and Letter both are, with nothing that needs colours.
enum ReportStyle {
    static let css = """
        @page { margin: 14mm; }
        body { font: 10pt/1.35 sans-serif; color: #000; background: #fff; max-width: 182mm; margin: 0 auto; padding: 8mm; }
        h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 1mm; overflow-wrap: anywhere; }
        h2 { font-size: 12pt; margin: 6mm 0 1.5mm; padding-bottom: 0.5mm; border-bottom: 0.4mm solid #000; }
        h2, figcaption, thead { break-after: avoid; }
        header { border-bottom: 0.8mm solid #000; padding-bottom: 2mm; }
        p { margin: 0 0 1.5mm; overflow-wrap: anywhere; }
        header p { margin: 0; }
        table { border-collapse: collapse; width: 100%; margin: 0 0 2mm; }
        th, td { text-align: left; vertical-align: top; padding: 0.7mm 3mm 0.7mm 0; overflow-wrap: anywhere; }
        th { font-weight: normal; }
        thead { display: table-header-group; }
        thead th { font-weight: bold; border-bottom: 0.3mm solid #000; overflow-wrap: normal; }
        tbody tr + tr > * { border-top: 0.2mm solid #bbb; }
        tr, figure { break-inside: avoid; }
        .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
        .charts { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 5mm; }
        figure { margin: 0; }
        figcaption { font-weight: bold; }
        svg { display: block; width: 100%; height: auto; }
        svg text { font: 9px sans-serif; fill: #000; }
        svg .value { font-weight: bold; paint-order: stroke; stroke: #fff; stroke-width: 3px; stroke-linejoin: round; }
        svg .grid { stroke: #ccc; stroke-width: 0.6; }
        svg .axis { stroke: #000; stroke-width: 0.9; }
        svg .line { fill: none; stroke: #000; stroke-width: 1.4; stroke-linejoin: round; }
        svg .point { fill: #fff; stroke: #000; stroke-width: 0.9; }
        svg .column { fill: #777; stroke: #000; stroke-width: 0.5; }
        svg .goal { fill: none; stroke: #000; stroke-width: 1; stroke-dasharray: 7 2 1.5 2; }
        @media screen and (max-width: 640px) { .charts { grid-template-columns: 1fr; } body { padding: 4mm; } }
        @media print { body { padding: 0; max-width: none; } }

        """
}
