#!/usr/bin/env python3
"""Reckons body composition straight from the tables of a diary, as an independent computation beside Spotter's own.

    body_figures.py DIARY

Of every client who is measured by Jackson and Pollock's seven sites (the formula as long as nothing else is chosen), with
Siri and the median of several readings: for each measurement the day, the sum of the thirteen usual folds, body fat in
per cent, lean mass in grams, the body mass index, body fat by the US Navy's girths, waist to height, and the site that comes
first; and for each weight the mean of its seven days in grams. Prints JSON, sorted by client and day. Standard library only.
"""
import datetime
import json
import math
import sqlite3
import sys

SITES = ["chin", "cheek", "chest", "triceps", "subscapular", "midaxillary", "suprailiac", "umbilical", "knee", "calf",
         "quad", "hamstring", "biceps"]
SEVEN = ["chest", "midaxillary", "triceps", "subscapular", "umbilical", "suprailiac", "quad"]
REFERENCE = {
    "male": [4, 6, 6, 7, 9, 7, 8, 11, 6, 6, 10, 11, 4],
    "female": [5, 7, 8, 13, 11, 9, 12, 14, 9, 12, 19, 20, 6],
}


def fold(text):
    readings = sorted(girth(part) for part in text.split("/"))
    half = len(readings) // 2
    return readings[half] if len(readings) % 2 else (readings[half - 1] + readings[half]) / 2


def girth(text):
    return float(text.replace(",", ".")) if text else None


def age(born, day):
    born, day = (datetime.date.fromisoformat(text) for text in (born, day))
    return day.year - born.year - ((day.month, day.day) < (born.month, born.day))


def figures(row, sex, born, height):
    folds = {site: fold(row[site]) for site in SITES if row[site]}
    answer = {"day": row["day"], "sum": round(sum(folds.values()), 6) if folds else None}
    if folds:
        shares = [(folds[site] / wanted, -place, site)
                  for place, (site, wanted) in enumerate(zip(SITES, REFERENCE[sex])) if site in folds]
        answer["first"] = max(shares)[2]
    if all(site in folds for site in SEVEN):
        total = sum(folds[site] for site in SEVEN)
        years = age(born, row["day"])
        if sex == "male":
            density = 1.112 - 0.00043499 * total + 0.00000055 * total ** 2 - 0.00028826 * years
        else:
            density = 1.097 - 0.00046971 * total + 0.00000056 * total ** 2 - 0.00012828 * years
        fat = 495 / density - 450
        answer["fat"] = round(fat, 6)
        if row["weight_g"]:
            answer["lean"] = math.floor(row["weight_g"] * (1 - fat / 100) + 0.5)
    centimetres = (row["height_mm"] or height) / 10
    if row["weight_g"]:
        answer["bmi"] = round(row["weight_g"] / 1000 / (centimetres / 100) ** 2, 6)
    waist, neck, hip = (girth(row[name]) for name in ("waist", "neck", "hip"))
    if waist:
        answer["waistToHeight"] = round(waist / centimetres, 6)
        if sex == "male" and neck:
            log = math.log10
            answer["navy"] = round(495 / (1.0324 - 0.19077 * log(waist - neck) + 0.15456 * log(centimetres)) - 450, 6)
        if sex == "female" and neck and hip:
            log = math.log10
            answer["navy"] = round(
                495 / (1.29579 - 0.35004 * log(waist + hip - neck) + 0.221 * log(centimetres)) - 450, 6)
    return answer


def means(rows):
    answer = []
    for place, (day, grams) in enumerate(rows):
        first = datetime.date.fromisoformat(day) - datetime.timedelta(days=6)
        week = [other for when, other in rows[:place + 1] if datetime.date.fromisoformat(when) >= first]
        answer.append(math.floor(sum(week) / len(week) + 0.5))
    return answer


def main():
    db = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
    db.row_factory = sqlite3.Row
    clients = []
    for client in db.execute("SELECT id, sex, birth_day, height_mm FROM client ORDER BY id"):
        rows = db.execute(
            "SELECT b.*, w.weight_g FROM measurement b LEFT JOIN weigh_in w ON w.id = b.weigh_in WHERE b.client = ? "
            "ORDER BY b.day, b.minute, b.id", (client["id"],)).fetchall()
        weights = db.execute(
            "SELECT day, weight_g FROM weigh_in WHERE client = ? ORDER BY day, minute, id", (client["id"],)).fetchall()
        clients.append({
            "client": client["id"],
            "measurements": [
                figures(row, client["sex"], client["birth_day"], client["height_mm"]) for row in rows],
            "means": means([(row["day"], row["weight_g"]) for row in weights]),
        })
    print(json.dumps(clients))


if __name__ == "__main__":
    main()
