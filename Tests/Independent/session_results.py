#!/usr/bin/env python3
"""Computes from a Strong export alone what each session amounted to, to check Spotter's against. Standard library only.

Usage: session_results.py EXPORT.csv   (weights in kg; prints JSON)

Rules, written anew from the documents and not from Spotter's code: warm-ups (set order W) count for nothing; a drop set
(D) belongs to the set before it, its weight x reps to the volume; notes and rest timers are no sets. A record of so many
repetitions is a load above every load that was lifted so often or oftener in the sessions before; where nothing was, there
is none; and a load that the same session moved with more repetitions, too, is not named again.
"""
import csv
import json
import sys
from collections import defaultdict
from decimal import ROUND_HALF_UP, Decimal


def grams(kilograms):
    return int((kilograms * 1000).to_integral_value(ROUND_HALF_UP))


def number(text):
    return Decimal(text) if text.strip() else Decimal(0)


def records(now, before):
    found = []
    for reps in sorted({reps for _, reps in now}):
        best = max(load for load, count in now if count == reps)
        former = [load for load, count in before if count >= reps]
        if former and best > max(former) and not any(count > reps and load >= best for load, count in now):
            found.append([reps, best, max(former)])
    return found


def main(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    sessions = defaultdict(list)
    for row in rows:
        sessions[(row["Date"], row["Workout Name"])].append(row)
    past = defaultdict(list)
    results = {}
    for (date, _), rows in sorted(sessions.items()):
        sets, volume = 0, 0
        lifted = defaultdict(list)
        for row in rows:
            order = row["Set Order"].strip().lower()
            if order in ("note", "notes", "rest timer", "w"):
                continue
            weight, count = grams(number(row["Weight"])), int(number(row["Reps"]))
            volume += weight * count
            if order == "d":
                continue
            sets += 1
            if weight > 0 and count > 0:
                lifted[row["Exercise Name"]].append((weight, count))
        found = {}
        for name, now in lifted.items():
            new = records(now, past[name])
            if new:
                found[name] = new
        for name, now in lifted.items():
            past[name] += now
        day = date.split(" ")[0]
        # Where a day has several sessions only the first is told.
        results.setdefault(day, {"sets": sets, "volumeGrams": volume, "records": found})
    print(json.dumps(results, indent=1, sort_keys=True))


main(sys.argv[1])
