#!/usr/bin/env python3
"""Reckons some days of a diary straight from its tables, as an independent computation beside Spotter's own.

    review_days.py DIARY CLIENT FIRST LAST

CLIENT is the number of a client whose days rest on the formula of Mifflin and St Jeor, on typed or MET energies net of
the rest, and on no factor; FIRST and LAST are ISO days. Prints JSON: for each day what was eaten (kcal and protein, in
thousandths), what was done, and the deviation from the goal, where something is eaten; the sums; the slope of the
weigh-ins in thousandths of a gram a day; what was really spent in the 28 days up to LAST, and how much of it was no
recorded activity. Standard library only, in fractions: nothing is rounded before the end.
"""
import datetime
import json
import sqlite3
import sys
from fractions import Fraction


def day(text):
    return datetime.date.fromisoformat(text)


def whole(number):
    """The nearest whole number, halves away from zero."""
    sign = -1 if number < 0 else 1
    return sign * int((abs(number) * 2 + 1) // 2)


def basal(db, client, date):
    sex, born, height, own = db.execute(
        "SELECT sex, birth_day, height_mm, weight_g FROM client WHERE id = ?", (client,)).fetchone()
    weighed = db.execute(
        "SELECT weight_g FROM weigh_in WHERE client = ? AND day <= ? ORDER BY day DESC, minute DESC, id DESC LIMIT 1",
        (client, date.isoformat())).fetchone()
    grams = weighed[0] if weighed else own
    birth = day(born)
    age = date.year - birth.year - ((date.month, date.day) < (birth.month, birth.day))
    kcal = Fraction(grams, 100) + Fraction(height, 10) * Fraction(25, 4) - 5 * age + (5 if sex == "male" else -161)
    return whole(kcal * 1000), grams


def goal(db, client, date):
    row = db.execute(
        "SELECT direction, rate_cal, food_share FROM energy_goal WHERE client = ? AND start <= ? ORDER BY start DESC LIMIT 1",
        (client, date.isoformat())).fetchone()
    if not row or row[0] == "maintain":
        return 0, 0
    if row[0] == "gain":
        return row[1], 0
    food = whole(Fraction(row[1] * row[2], 100))
    return -food, row[1] - food


def activity(db, client, date, grams):
    spent = 0
    for met, seconds, typed in db.execute(
            "SELECT met_milli, duration_s, energy_cal FROM activity_entry WHERE client = ? AND day = ?",
            (client, date.isoformat())):
        spent += typed if typed is not None else whole(
            Fraction(max(met - 1000, 0), 1000) * Fraction(grams, 1000) * Fraction(seconds, 3600) * 1000)
    return spent


def slope(points):
    """Least squares through (day, grams) by the normal equations, days of several weigh-ins as their mean."""
    by_day = {}
    for date, grams in points:
        by_day.setdefault(date, []).append(grams)
    rows = [(Fraction((date - min(by_day)).days), Fraction(sum(all), len(all))) for date, all in by_day.items()]
    n, x, y = len(rows), sum(r[0] for r in rows), sum(r[1] for r in rows)
    xy, xx = sum(r[0] * r[1] for r in rows), sum(r[0] * r[0] for r in rows)
    return (n * xy - x * y) / (n * xx - x * x)


def weights(db, client, first, last):
    return [(day(text), grams) for text, grams in db.execute(
        "SELECT day, weight_g FROM weigh_in WHERE client = ? AND day BETWEEN ? AND ?",
        (client, first.isoformat(), last.isoformat()))]


def complete_days(db, client, last):
    first = last - datetime.timedelta(days=27)
    return [day(text) for text, in db.execute(
        "SELECT day FROM diary_day WHERE client = ? AND is_complete AND day BETWEEN ? AND ? ORDER BY day",
        (client, first.isoformat(), last.isoformat()))]


def base(db, client, last):
    complete = complete_days(db, client, last)
    if not complete:
        return None
    done = sum(activity(db, client, date, basal(db, client, date)[1]) for date in complete)
    return spent(db, client, last) - whole(Fraction(done, len(complete)))


def spent(db, client, last):
    complete = complete_days(db, client, last)
    if not complete:
        return None
    total = sum(db.execute(
        "SELECT coalesce(sum(energy_cal), 0) FROM food_entry WHERE client = ? AND day = ?",
        (client, date.isoformat())).fetchone()[0] for date in complete)
    line = weights(db, client, complete[0], complete[-1] + datetime.timedelta(days=1))
    return whole(whole(Fraction(total, len(complete))) - slope(line) / 1000 * 7700 * 1000)


def main(path, client, first, last):
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    first, last, client = day(first), day(last), int(client)
    days, date = [], first
    while date <= last:
        count, eaten, protein = db.execute(
            "SELECT count(*), coalesce(sum(energy_cal), 0), sum(protein_mg) FROM food_entry WHERE client = ? AND day = ?",
            (client, date.isoformat())).fetchone()
        resting, grams = basal(db, client, date)
        food_part, activity_part = goal(db, client, date)
        done = activity(db, client, date, grams)
        deviation = eaten - resting - done - food_part + activity_part if count else None
        days.append({"day": date.isoformat(), "eaten": eaten, "protein": protein, "done": done, "deviation": deviation})
        date += datetime.timedelta(days=1)
    line = weights(db, client, first, last)
    json.dump(
        {
            "days": days,
            "eaten": sum(d["eaten"] for d in days),
            "deviation": sum(d["deviation"] or 0 for d in days),
            "slope": whole(slope(line) * 1000) if len({date for date, _ in line}) > 1 else None,
            "spent": spent(db, client, last),
            "base": base(db, client, last),
        }, sys.stdout, indent=1, sort_keys=True)


if __name__ == "__main__":
    main(*sys.argv[1:5])
