#!/usr/bin/env python3
"""Reckons from the tables of a diary how a client was week by week, over what they trained, to check Spotter's own figures.

    wellbeing_weeks.py DIARY CLIENT TODAY WEEKS

CLIENT is the number of a client, TODAY an ISO day, WEEKS how many ISO weeks up to that of TODAY. Prints JSON, a row for each
week, oldest first: its name, its Monday, the mean level in tenths (null where nobody checked in), check-ins, days with one,
tense days, and the session load in thousandths. Standard library only, in fractions: nothing is rounded before the end.

Rules, written anew from the documents and not from Spotter's code: nothing after TODAY counts. The level of a week, as that of
a day, is the mean of its check-ins, to one decimal, a half upwards. A day is tense with any level 1, or with a level of 2 or
less. The load of a session is its RPE times its minutes; without an RPE, a beginning or an end, or with more than six hours
between them, there is none.
"""
import datetime
import json
import sqlite3
import sys
from fractions import Fraction


def tenths(levels):
    """The mean in tenths, a half upwards."""
    return (Fraction(sum(levels) * 10, len(levels)) + Fraction(1, 2)).__floor__()


def load(effort, started, ended):
    if effort is None or started is None or ended is None:
        return None
    minutes = Fraction(ended - started, 60_000)
    return Fraction(effort, 10) * minutes if 0 < minutes <= 360 else None


def week_of(text):
    year, number, _ = datetime.date.fromisoformat(text).isocalendar()
    return f"{year}-W{number:02}"


def main(path, client, today, weeks):
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    last = datetime.date.fromisoformat(today)
    monday = last - datetime.timedelta(days=last.isoweekday() - 1 + 7 * (int(weeks) - 1))
    found = {}
    for number in range(int(weeks)):
        begin = monday + datetime.timedelta(days=7 * number)
        found[week_of(begin.isoformat())] = {"from": begin.isoformat(), "days": {}, "loads": []}
    for day, level in db.execute("SELECT day, level FROM check_in WHERE client = ?", (int(client),)):
        if monday.isoformat() <= day <= today:
            found[week_of(day)]["days"].setdefault(day, []).append(level)
    sessions = "SELECT day, effort_rpe10, started_at, ended_at FROM session WHERE client = ?"
    for day, effort, started, ended in db.execute(sessions, (int(client),)):
        if monday.isoformat() <= day <= today:
            found[week_of(day)]["loads"].append(load(effort, started, ended))
    rows = []
    for name, week in found.items():
        known = [one for one in week["loads"] if one is not None]
        # Trained, and nothing known of it, is not nothing trained.
        is_unknown = week["loads"] and not known
        said = [level for levels in week["days"].values() for level in levels]
        rows.append({
            "week": name,
            "from": week["from"],
            "level": tenths(said) if said else None,
            "checkIns": len(said),
            "days": len(week["days"]),
            "tense": sum(1 in levels or tenths(levels) <= 20 for levels in week["days"].values()),
            "loadMilli": None if is_unknown else int(sum(known, Fraction(0)) * 1000 + Fraction(1, 2)),
        })
    json.dump(rows, sys.stdout, indent=1)


if __name__ == "__main__":
    main(*sys.argv[1:5])
