#!/usr/bin/env python3
"""Fits the constants of Sources/PlumbText/Measuring/SanFranciscoCorrections.swift to recorded widths.

Usage: Scripts/fit-text-corrections.py WIDTHS.json
Needs the fonts (Debian: fonts-inter) and fontTools, numpy and scipy from PyPI.

WIDTHS.json is a list of single-line labels and buttons whose width is their text's own: `platform`, `class`, `text`,
`font` {`weight`, `pointSize`}, `width`, `height`, `heightIsOwn`, `alignInsets`, `scale`, `toolsVersion`, `count`,
`outlier`. The recorded width is the text's rounded up, to a pixel or to a whole point, so a row only says that the
text is wider than one number and not wider than another; what is penalized is the distance to that interval.

The model adds to Inter's advances and Apple's tracking, in em:
  weight   for every character, by 100 of OpenType weight above 400, fading out with the display ramp
  display  for every character, times a ramp from 0 at 19 points to 1 at 22: San Francisco's optical size
  digit    for every digit
  colon    for every colon
Quality is stated for rows that the constants were not fitted to: every text is left out in turn.
"""

import json
import math
import sys

import numpy as np
from scipy.optimize import minimize

from inter_font import WEIGHTS, Face

NAMES = {"regular": "Regular", "medium": "Medium", "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold"}
TRACKING = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
    (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
    (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
    (32, 0.41), (33, 0.40), (34, 0.40), (36, 0.37), (40, 0.37), (44, 0.34), (48, 0.35), (56, 0.30), (64, 0.22),
    (72, 0.14), (80, 0),
]
RAMP_START, RAMP_END = 19, 22
FEATURES = ["weight", "display", "digit", "colon"]
# Tools before Xcode 8 recorded whole points only.
FIRST_VERSION_WITH_PIXELS = 11000
# Distances above this weigh linearly, so that a label that is not what it seems does not decide.
HUBER = 0.3
RIDGE = 200.0


def tracking(size):
    return float(np.interp(size, *zip(*TRACKING)))


def rounds_to_points(p):
    if float(p["toolsVersion"].split(".")[0]) < FIRST_VERSION_WITH_PIXELS:
        return True
    # Some documents of later tools still hold whole points: their heights are whole where a pixel would not be.
    height = math.ceil(p["font"]["pointSize"] * 2444 / 2048 * p["scale"] - 1e-3) / p["scale"]
    is_whole = p["width"] == int(p["width"]) and p["height"] == int(p["height"])
    return is_whole and p["heightIsOwn"] and height != int(height)


def read_rows(path):
    faces = {w: Face(n) for w, n in NAMES.items()}
    rows = []
    for p in json.load(open(path)):
        text, size, weight = p["text"], p["font"]["pointSize"], p["font"]["weight"]
        insets = p.get("alignInsets", [0, 0, 0, 0])
        width = p["width"] - insets[1] - insets[3]
        if p.get("outlier") or any(ord(c) not in faces[weight].cmap for c in text):
            continue
        if p["class"] == "UILabel":
            step = 1 if rounds_to_points(p) else 1 / p["scale"]
        elif p["class"] == "UIButton" and p["width"] > 30:  # 30 is the least width of a system button
            step = 1
        elif p["class"] == "NSTextField" and any(insets):
            step = 1
        else:
            continue
        face = faces[weight]
        rows.append({
            "text": text, "size": size, "weight": WEIGHTS[NAMES[weight]], "kind": p["class"], "count": p["count"],
            "low": width - step, "high": width, "scale": p["scale"], "version": p["toolsVersion"],
            "plain": face.width(text, size) + tracking(size) * len(text)})
    return rows


def design(row):
    text, size, count = row["text"], row["size"], len(row["text"])
    ramp = min(max((size - RAMP_START) / (RAMP_END - RAMP_START), 0), 1)
    return size * np.array([
        count * max(row["weight"] - 400, 0) / 100 * (1 - ramp), count * ramp,
        sum(c in "0123456789" for c in text), text.count(":")], float)


def huber(distance):
    size = np.abs(distance)
    inside = size < HUBER
    return (np.where(inside, distance**2, 2 * HUBER * size - HUBER**2),
            np.where(inside, 2 * distance, 2 * HUBER * np.sign(distance)))


def fit(rows):
    x = np.array([design(r) for r in rows])
    plain = np.array([r["plain"] for r in rows])
    low = np.array([r["low"] + 0.02 for r in rows])
    high = np.array([r["high"] for r in rows])
    weight = np.sqrt(np.array([min(r["count"], 4) for r in rows]))

    def objective(v):
        y = plain + x @ v
        outside, outside_slope = huber(np.where(y > high, y - high, np.where(y < low, y - low, 0)))
        middle, middle_slope = huber(y - (low + high) / 2)
        value = (weight * (outside + 0.05 * middle)).sum() + RIDGE * (v**2).sum()
        return value, x.T @ (weight * (outside_slope + 0.05 * middle_slope)) + 2 * RIDGE * v

    return minimize(objective, np.zeros(len(FEATURES)), jac=True, method="L-BFGS-B").x


def error(row, width):
    """Predicted minus recorded, both rounded as the tool that recorded it rounds."""
    pixels = row["scale"]
    if row["kind"] != "UILabel" or float(row["version"].split(".")[0]) < FIRST_VERSION_WITH_PIXELS:
        pixels = 1
    return math.ceil(width * pixels - 1e-3) / pixels - row["high"]


def report(title, rows, widths):
    for kind in ("UILabel", "UIButton", "NSTextField"):
        errors = [(abs(error(r, w)), r["count"]) for r, w in zip(rows, widths) if r["kind"] == kind]
        total = sum(c for _, c in errors)
        shares = [100 * sum(c for e, c in errors if e <= limit + 0.001) / total for limit in (0.5, 1)]
        print(f"{title:24} {kind:12} {total:4} rows: {shares[0]:5.1f} % within 0.5 pt, {shares[1]:5.1f} % within 1 pt")


def main():
    rows = read_rows(sys.argv[1])
    constants = fit(rows)
    print("in em:", {n: round(float(v), 5) for n, v in zip(FEATURES, constants)})
    report("Inter and tracking", rows, [r["plain"] for r in rows])
    report("corrected", rows, [r["plain"] + design(r) @ constants for r in rows])
    left_out, spread = {}, []
    for text in sorted({r["text"] for r in rows}):
        left_out[text] = fit([r for r in rows if r["text"] != text])
        spread.append(left_out[text])
    report("corrected, text left out", rows, [r["plain"] + design(r) @ left_out[r["text"]] for r in rows])
    print("constants move by at most", np.round(np.abs(np.array(spread) - constants).max(axis=0), 5))
    for r in rows:
        width = r["plain"] + design(r) @ left_out[r["text"]]
        if r["kind"] == "UILabel" and abs(error(r, width)) > 0.501:
            print(f"  {r['text']!r} {r['size']} {r['weight']}: recorded {r['high']}, predicted {width:.2f}")


main()
