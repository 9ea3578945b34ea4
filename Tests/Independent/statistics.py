#!/usr/bin/env python3
"""Computes training statistics from a Strong export alone, to check Spotter's against. Standard library only.

Usage: statistics.py EXPORT.csv   (weights in kg; prints JSON)

Rules, written anew from the documents and not from Spotter's code: warm-ups (set order W) count for nothing; a drop set
(D) belongs to the set before it, its weight x reps to the volume; notes and rest timers are no sets; an estimated
one-repetition maximum is Epley's, w (1 + r / 30), of 1 to 12 repetitions of a set's first part, in whole grams.
"""
import csv
import datetime
import json
import sys
from collections import Counter, defaultdict
from decimal import ROUND_HALF_UP, Decimal


def grams(kilograms):
    return int((kilograms * 1000).to_integral_value(ROUND_HALF_UP))


def number(text):
    return Decimal(text) if text.strip() else Decimal(0)


def main(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    sessions = {}
    volume, sets, reps = Counter(), Counter(), Counter()
    best = defaultdict(int)
    for row in rows:
        moment = datetime.datetime.strptime(row["Date"], "%Y-%m-%d %H:%M:%S")
        order = row["Set Order"].strip().lower()
        if order in ("note", "notes", "rest timer"):
            continue
        sessions[(row["Date"], row["Workout Name"])] = moment
        if order == "w":
            continue
        year, week, _ = moment.date().isocalendar()
        name = f"{year}-W{week:02d}"
        weight, count = number(row["Weight"]), int(number(row["Reps"]))
        if order != "d":
            sets[name] += 1
        reps[name] += count
        volume[name] += grams(weight) * count
        if order != "d" and weight > 0 and 1 <= count <= 12:
            load = Decimal(grams(weight))
            exact = load if count == 1 else load * (30 + count) / 30
            estimate = int(exact.to_integral_value(ROUND_HALF_UP))
            best[row["Exercise Name"]] = max(best[row["Exercise Name"]], estimate)
    weekdays, parts, per_week = Counter(), Counter(), Counter()
    for moment in sessions.values():
        year, week, weekday = moment.date().isocalendar()
        per_week[f"{year}-W{week:02d}"] += 1
        weekdays[str(weekday)] += 1
        hour = moment.hour
        part = "morning" if 5 <= hour < 12 else "afternoon" if 12 <= hour < 17 else "evening" if 17 <= hour < 22 else "night"
        parts[part] += 1
    mondays = sorted({m.date() - datetime.timedelta(days=m.weekday()) for m in sessions.values()})
    longest = run = 0
    for index, monday in enumerate(mondays):
        run = run + 1 if index and monday - mondays[index - 1] == datetime.timedelta(days=7) else 1
        longest = max(longest, run)
    json.dump(
        {
            "sessions": per_week, "sets": sets, "reps": reps, "volumeGrams": volume, "bestGrams": best,
            "weekdays": weekdays, "parts": parts, "longestStreak": longest,
        },
        sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main(sys.argv[1])
