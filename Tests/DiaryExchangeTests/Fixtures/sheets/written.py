"""Writes the sheet of WrittenSheetTests by openpyxl; LibreOffice Calc saved the same as written.ods and resaved.xlsx:

    python3 written.py && soffice --headless --convert-to ods written.xlsx
    cp written.xlsx resaved.xlsx && soffice --headless --convert-to xlsx --outdir saved resaved.xlsx
"""

import datetime

from openpyxl import Workbook
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

book = Workbook()
sheet = book.active
sheet.title = "P6"
sheet["A1"] = "P6 In season"
sheet.merge_cells("A1:C1")
sheet["A2"], sheet["B2"], sheet["C2"], sheet["D2"] = "Client", "Jan Novák", "Goal", "maximal strength"
sheet["A3"], sheet["B3"] = "Start", datetime.date(2026, 1, 5)
sheet["B3"].number_format = "DD.MM.YYYY"
for column, title in enumerate(["", "Exercise", "Tempo", "Reps", "Sets", "Rest", "Int."], 1):
    sheet.cell(row=5, column=column).value = title or None
for week in range(6):
    day = sheet.cell(row=5, column=8 + week)
    day.value = datetime.date(2026, 1, 5) + datetime.timedelta(days=7 * week)
    day.number_format = "D. MMM"
rows = [
    ("A1", "Box squat", "31X0", 5, 5, datetime.time(0, 2, 30), 0.8),
    ("A2", "Broad jump", None, 3, 5, '90"', None),
    ("B1", "Bench press", "30X0", "6-8", 4, "2:00", "@8"),
    ("B2", "Seated row", "2011", 8, 4, '90"', None),
    ("C1", "Nordic curl", None, 5, 3, "2'", None),
    ("C2", "Plank", None, "30s", 3, 60, None),
]
for line, row in enumerate(rows, 6):
    for column, value in enumerate(row, 1):
        sheet.cell(row=line, column=column).value = value
sheet["F6"].number_format = "mm:ss"
sheet["G6"].number_format = "0%"
for week in range(6):
    loads = [
        f"{80 + 2.5 * week:g}x5*5", "x3*5", f"{60 + week}x8 {60 + week}x7", "35x8 35x8 easy",
        "bwx5*3" if week else None, "30s*3",
    ]
    for line, load in enumerate(loads, 6):
        sheet.cell(row=line, column=8 + week).value = load
sheet["I8"] = CellRichText("61x8 ", TextBlock(InlineFont(b=True), "61x7"))
sheet["B12"], sheet["H12"] = "Volume", "=SUM(1,2)"
sheet["A14"] = "Notes: left knee"

plan = book.create_sheet("P7 plan")
plan.append(["Exercise", "Sets x Reps", "Week 1", "Week 2"])
plan.append(["Box squat", "5x5", "[80x5]", "82.5x5"])
plan.append(["Farmer walk", "3x1", "40x20m", "=40*2"])
addresses = book.create_sheet("Addresses")
addresses.append(["Name", "Street"])
addresses.append(["Jan", "Long 5"])
book.save("written.xlsx")
