#!/usr/bin/env python3
"""Writes specified.xlsx and specified.ods: one training sheet in both formats, written after their specifications (ECMA-376,
OpenDocument 1.3) and not by any spreadsheet program. Run in this folder; the files come out the same each time."""
import zipfile

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'


def write(name, parts, stored=()):
    with zipfile.ZipFile(name, "w") as archive:
        for part, text in parts:
            info = zipfile.ZipInfo(part, (2026, 3, 3, 0, 0, 0))
            info.compress_type = zipfile.ZIP_STORED if part in stored else zipfile.ZIP_DEFLATED
            archive.writestr(info, text if part in stored else HEAD + text)


# Office Open XML ------------------------------------------------------------------------------------------------------------
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"

shared = [
    "PHASE", "P6 In season", "Client: Jan Novák", "Start", "Label", "Exercise", "Tempo", "Reps", "Sets", "Rest",
    "Intensity", "A1", None, "31X0", "80x5*3", "[85x5*3]", "A2", "Broad jump", '90"', "x3*5", "easy", "B1", "Seated row",
    "left knee sore", "Volume", "NOTES", "Taped knee &amp; no jumps",
]
rich = ('<si><r><rPr><b/></rPr><t xml:space="preserve">Box </t></r><r><t>squat</t></r>'
        '<rPh sb="0" eb="1"><t>spoken</t></rPh></si>')
strings = "".join(rich if text is None else f"<si><t>{text}</t></si>" for text in shared)


def s(place, text):
    return f'<c r="{place}" t="s"><v>{shared.index(text)}</v></c>'


def n(place, number, style=0):
    return f'<c r="{place}" s="{style}"><v>{number}</v></c>'


# Styles: 0 plain, 1 a day (built in), 2 a day by its own code, 3 per cent, 4 a time, 5 a unit in quotation marks.
styles = ('<numFmts count="2"><numFmt numFmtId="164" formatCode="d\\.\\ mmm\\ yyyy;@"/>'
          '<numFmt numFmtId="165" formatCode="0.0&quot; day&quot;"/></numFmts>'
          '<cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/>'
          '<xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="20"/><xf numFmtId="165"/></cellXfs>')
rows = [
    (1, s("A1", "PHASE") + s("B1", "P6 In season")),
    (2, s("A2", "Client: Jan Novák")),
    (3, s("A3", "Start") + n("B3", 46084, 1)),
    (5, s("A5", "Label") + s("B5", "Exercise") + s("C5", "Tempo") + s("D5", "Reps") + s("E5", "Sets") + s("F5", "Rest")
     + s("G5", "Intensity") + n("H5", 46084, 1) + n("I5", 46086, 2) + n("J5", 3)),
    (6, s("A6", "A1") + f'<c r="B6" t="s"><v>{shared.index(None)}</v></c>' + s("C6", "31X0") + n("D6", 46239, 1)
     + n("E6", 5) + n("F6", "0.10416666666666667", 4) + n("G6", 0.8, 3) + s("H6", "80x5*3")
     + '<c r="I6" t="str"><f>H6&amp;""</f><v>82.5x5*3</v></c>' + s("J6", "[85x5*3]")),
    (7, s("A7", "A2") + s("B7", "Broad jump") + n("D7", 3) + n("E7", "5.000000000000001", 5) + s("F7", '90"')
     + '<c r="H7" t="inlineStr"><is><t>x3*5</t></is></c>' + s("I7", "easy") + '<c r="J7"><f>H7+1</f><v></v></c>'),
    (9, s("A9", "B1") + s("B9", "Seated row") + n("C9", 3012) + n("D9", 8) + n("E9", 4) + n("F9", 90)
     + '<c r="H9" t="inlineStr"><is><t>35x8</t></is></c><c r="I9" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    (10, '<c r="B10"/><c r="H10" t="inlineStr"><is><t>35x7</t></is></c>'),
    (11, s("I11", "left knee sore")),
    (12, s("B12", "Volume") + '<c r="H12"><f>SUM(H6:H10)</f><v>1725</v></c>'),
    (14, s("A14", "NOTES")),
    (15, s("A15", "Taped knee &amp; no jumps")),
    (1048576, ""),
]
sheet = "".join(f'<row r="{number}">{cells}</row>' for number, cells in rows)
old = '<row><c t="inlineStr"><is><t>P5</t></is></c><c><v>82.5</v></c></row>'


def worksheet(data, more=""):
    return f'<worksheet xmlns="{MAIN}"><sheetData>{data}</sheetData>{more}</worksheet>'


kinds = [("officeDocument", "xl/workbook.xml")]
parts = [
    ("rId1", "worksheet", "worksheets/sheet1.xml"), ("rId2", "worksheet", "worksheets/sheet2.xml"),
    ("rId3", "worksheet", "/xl/worksheets/sheet3.xml"), ("rId4", "chartsheet", "chartsheets/sheet1.xml"),
    ("rId5", "sharedStrings", "sharedStrings.xml"), ("rId6", "styles", "styles.xml"),
]
write("specified.xlsx", [
    ("[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    ("_rels/.rels", f'<Relationships xmlns="{PACKAGE}"><Relationship Id="rId1" Type="{REL}/officeDocument" '
     'Target="xl/workbook.xml"/></Relationships>'),
    ("xl/workbook.xml", f'<workbook xmlns="{MAIN}" xmlns:r="{REL}"><workbookPr/><sheets>'
     '<sheet name="Phase 6" sheetId="1" r:id="rId1"/><sheet name="Empty" sheetId="2" r:id="rId2"/>'
     '<sheet name="Chart" sheetId="4" r:id="rId4"/>'
     '<sheet name="Old" sheetId="3" state="hidden" r:id="rId3"/></sheets></workbook>'),
    ("xl/_rels/workbook.xml.rels", f'<Relationships xmlns="{PACKAGE}">' + "".join(
        f'<Relationship Id="{id}" Type="{REL}/{kind}" Target="{target}"/>' for id, kind, target in parts)
     + "</Relationships>"),
    ("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}">{strings}</sst>'),
    ("xl/styles.xml", f'<styleSheet xmlns="{MAIN}">{styles}</styleSheet>'),
    ("xl/worksheets/sheet1.xml", worksheet(sheet, '<mergeCells count="2"><mergeCell ref="B9:B10"/>'
                                           '<mergeCell ref="A1:A1"/></mergeCells>')),
    ("xl/worksheets/sheet2.xml", worksheet("")),
    ("xl/worksheets/sheet3.xml", worksheet(old)),
])

# OpenDocument ---------------------------------------------------------------------------------------------------------------
NAMES = " ".join(f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"' for name in ("office", "table", "text",
                                                                                              "style"))
NAMES += ' xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"'


def cell(attributes="", text=None, name="table-cell"):
    inside = "" if text is None else f"<text:p>{text}</text:p>"
    return f"<table:{name} {attributes}>{inside}</table:{name}>"


def string(text):
    return cell('office:value-type="string" calcext:value-type="string"', text)


def number(value, shown=None):
    return cell(f'office:value-type="float" office:value="{value}" calcext:value-type="float"', shown or value)


def day(value, shown):
    return cell(f'office:value-type="date" office:date-value="{value}"', shown)


def gap(count=1):
    return cell(f'table:number-columns-repeated="{count}"')


def row(*cells, repeated=1):
    return f'<table:table-row table:number-rows-repeated="{repeated}">{"".join(cells)}</table:table-row>'


filler = gap(1014)
body = "".join([
    row(string("PHASE"), string("P6 In season"), filler),
    row(string('Client:<text:s/>Jan<text:span> No</text:span>vák'), filler),
    row(string("Start"), day("2026-03-03", "03.03.26")),
    row(gap(1024)),
    row(*[string(text) for text in ("Label", "Exercise", "Tempo", "Reps", "Sets", "Rest", "Intensity")],
        day("2026-03-03", "3. Mar"), day("2026-03-05T00:00:00", "5. Mar"), number(3), filler),
    row(string("A1"), string("Box <text:span>squat</text:span>"), string("31X0"), day("2026-08-05", "5.8."), number(5),
        cell('office:value-type="time" office:time-value="PT02H30M00S"', "02:30"),
        cell('office:value-type="percentage" office:value="0.8"', "80%"), string("80x5*3"),
        cell('table:formula="of:=[.H6]" office:value-type="string" office:string-value="82.5x5*3"', "82.5x5*3"),
        string("[85x5*3]")),
    row(string("A2"),
        cell('office:value-type="string"').replace("><", '><office:annotation><text:p>a note</text:p></office:annotation>'
                                                   "<text:p>Broad jump</text:p><", 1),
        gap(), number(3), number("5.000000000000001", "5"), string('90"'), gap(), string("x3*5"), string("easy"),
        cell('table:formula="of:=[.H7]+1"')),
    row(gap(1024)),
    row(string("B1"), cell('office:value-type="string" table:number-rows-spanned="2" table:number-columns-spanned="1"',
                           "Seated row"),
        number(3012), number(8), number(4), number(90), gap(), string("35x8"),
        cell('table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"',
             "#DIV/0!")),
    row(gap(), cell(name="covered-table-cell"), gap(5), string("35x7")),
    row(gap(8), string("left knee sore")),
    row(gap(), string("Volume"), gap(5), cell('table:formula="of:=SUM([.H6:.H10])" office:value-type="float" '
                                              'office:value="1725"', "1725")),
    row(gap(1024)),
    row(string("NOTES")),
    row(string("Taped knee &amp; no jumps")),
    row(gap(1024), repeated=1048561),
])
table = '<table:table table:name="{}" table:style-name="{}"><table:table-column/>{}</table:table>'
write("specified.ods", [
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
    ("content.xml", f"<office:document-content {NAMES}><office:automatic-styles>"
     '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>'
     '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>'
     "</office:automatic-styles><office:body><office:spreadsheet>" + table.format("Phase 6", "ta1", body)
     + table.format("Empty", "ta1", row(gap(1024), repeated=1048576))
     + table.format("Old", "ta2", row(string("P5"), number("82.5", "83")))
     + "</office:spreadsheet></office:body></office:document-content>"),
    ("META-INF/manifest.xml", '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
     '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>'),
], stored=("mimetype",))
