#!/usr/bin/env python3
"""Compares the first sessions of a Strong export with its last ones, exercise by exercise, from the export alone.

    compare_export.py EXPORT.csv COUNT

Prints JSON: for the first COUNT sessions ("left") and the last COUNT ("right") each exercise with its sets, volume in
grams, best set and estimated maximum. Standard library only; the rules are those of statistics.py: warm-ups (W) count for
nothing, a drop (D) belongs to the set before it, the estimate is Epley's of 1 to 12 repetitions of a set's first part.
"""
import csv
import json
import sys
from decimal import ROUND_HALF_UP, Decimal


def whole(number):
    return int(number.to_integral_value(ROUND_HALF_UP))


def number(text):
    return Decimal(text) if text.strip() else Decimal(0)


def figures(rows):
    found = {}
    for row in rows:
        order = row["Set Order"].strip().lower()
        if order in ("note", "notes", "rest timer", "w"):
            continue
        one = found.setdefault(row["Exercise Name"], {"sets": 0, "volume": 0, "best": [0, 0], "e1RM": 0})
        grams, reps = whole(number(row["Weight"]) * 1000), int(number(row["Reps"]))
        one["volume"] += grams * reps
        if order == "d":
            continue
        one["sets"] += 1
        if grams > 0 and reps > 0:
            one["best"] = max(one["best"], [grams, reps])
            if reps <= 12:
                maximum = Decimal(grams) if reps == 1 else Decimal(grams) * (30 + reps) / 30
                one["e1RM"] = max(one["e1RM"], whole(maximum))
    return found


def main(path, count):
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    sessions = sorted({(row["Date"], row["Workout Name"]) for row in rows})
    sides = {"left": set(sessions[:count]), "right": set(sessions[-count:])}
    json.dump(
        {side: figures(row for row in rows if (row["Date"], row["Workout Name"]) in chosen)
         for side, chosen in sides.items()},
        sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
