#!/usr/bin/env python3
"""Compares two phases of a diary straight from its tables, as an independent computation beside Spotter's own.

    compare_phases.py DIARY LEFT RIGHT [FORMULA]

Prints JSON: the rows of both phases with their figures, the pairs of rows by exercise, and the sums. Standard library
only; it reads performed_set, never the texts of the cells. FORMULA is epley (the default) or brzycki.
"""
import json
import math
import sqlite3
import sys

# Tuchscherer's table: percent of the maximum by repetitions (1..) and RPE, in half steps of (reps - 1) + (10 - RPE).
TABLE = [100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1,
         73.9, 72.3, 70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6, 57.4]


def nearest(number):
    return math.floor(number + 0.5)


def estimate(grams, reps, rpe10, formula):
    """One-repetition maximum in grams, or None."""
    if not grams or grams <= 0 or reps is None or not 1 <= reps <= 12:
        return None
    if rpe10 is not None and 50 <= rpe10 <= 100:
        step = (reps - 1) * 2 + math.floor((100 - rpe10) / 5 + 0.4)
        if step < len(TABLE):
            return grams * 100 / TABLE[step]
    if reps == 1:
        return grams
    return grams * (1 + reps / 30) if formula == "epley" else grams * 36 / (37 - reps)


def figures(db, phase_row, formula):
    parts = db.execute(
        """SELECT d.session_row, d.set_number, d.part, d.resistance, d.grams, d.reps, d.milliseconds, d.millimetres,
                  d.rpe10, s.unit
           FROM session_row r JOIN performed_set d ON d.session_row = r.id JOIN session s ON s.id = r.session
           WHERE r.phase_row = ? AND d.warm_up = 0""", (phase_row,)).fetchall()
    best, strongest, volume, sets, efforts = None, None, 0, set(), []
    for row, number, part, resistance, grams, reps, time, distance, rpe10, _ in parts:
        sets.add((row, number))
        volume += max(grams or 0, 0) * (reps or 0)
        if part != 0:
            continue
        if rpe10 is not None:
            efforts.append(rpe10)
        kind, amount = (2, reps) if reps is not None else (1, time) if time is not None else (0, distance)
        rank = ({1: 2, 2: 1, 0: 0}[resistance], grams or 0, kind, amount)
        if amount > 0 and (best is None or rank > best):
            best = rank
        if resistance == 1:
            maximum = estimate(grams, reps, rpe10, formula)
            if maximum is not None and (strongest is None or maximum > strongest):
                strongest = maximum
    return {
        "best": list(best) if best else None,
        "e1RM": None if strongest is None else nearest(strongest),
        "volume": volume,
        "sets": len(sets),
        "effort": nearest(sum(efforts) / len(efforts)) if efforts else None,
        "efforts": efforts,
    }


def rows(db, phase, formula):
    found = db.execute("SELECT id, exercise FROM phase_row WHERE phase = ? ORDER BY position, id", (phase,)).fetchall()
    return [{"row": row, "exercise": exercise, **figures(db, row, formula)} for row, exercise in found]


def pairs(left, right):
    """The n-th row of an exercise at the left with the n-th of it at the right."""
    found = []
    for exercise in {row["exercise"] for row in left} & {row["exercise"] for row in right} - {None}:
        first = [number for number, row in enumerate(left) if row["exercise"] == exercise]
        second = [number for number, row in enumerate(right) if row["exercise"] == exercise]
        found += zip(first, second)
    return sorted(found)


def total(side):
    efforts = [effort for row in side for effort in row["efforts"]]
    return {
        "volume": sum(row["volume"] for row in side),
        "sets": sum(row["sets"] for row in side),
        "effort": nearest(sum(efforts) / len(efforts)) if efforts else None,
    }


def main():
    db = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
    formula = sys.argv[4] if len(sys.argv) > 4 else "epley"
    left, right = rows(db, int(sys.argv[2]), formula), rows(db, int(sys.argv[3]), formula)
    answer = {"left": left, "right": right, "pairs": pairs(left, right), "totals": [total(left), total(right)]}
    for row in left + right:
        del row["efforts"]
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
