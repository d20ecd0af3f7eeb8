"""Measures Taffy, through its Python package, on a tree of flex nodes in neutral text.

    taffy_benchmark.py PROBLEM OUTPUT buildRuns buildSeconds edits editSeconds churns churnSeconds

Only the call that computes the layout is timed, less a call that has nothing to compute: making nodes and reading frames
through the binding costs far more than in Rust and would say nothing about Taffy.
"""

import math
import statistics
import sys
import time

from stretchable import taffylib
from stretchable.style import AlignItems, AlignSelf, Display, FlexDirection, PCT, PT, Position, Rect, Size, Style

# Points, in the binding's numbers.
POINTS = 1
ROW, ABSOLUTE, CENTERED, AT_START, AT_MOST_PARENT = 1, 2, 4, 8, 16


def style(words):
    flags = int(words[3])
    numbers = [None if math.isnan(float(word)) else float(word) * PT for word in words[4:]]
    grow, width, height = float(words[4]), numbers[1], numbers[2]
    inset, margin, padding = numbers[3:6], numbers[6:9], numbers[9:13]
    more = {}
    if flags & ABSOLUTE:
        more["position"] = Position.ABSOLUTE
        more["inset"] = Rect(**{edge: value for edge, value in zip(("left", "top", "right"), inset) if value is not None})
    if flags & CENTERED:
        more["align_items"] = AlignItems.CENTER
    if flags & AT_START:
        more["align_self"] = AlignSelf.START
    if flags & AT_MOST_PARENT:
        more["max_size"] = Size(width=100 * PCT)
    if grow:
        more.update(flex_grow=grow, flex_basis=0 * PT, min_size=Size(width=0 * PT, height=0 * PT))
    return Style(
        display=Display.FLEX, flex_direction=FlexDirection.ROW if flags & ROW else FlexDirection.COLUMN,
        flex_shrink=1 if grow else 0, size=Size(width=width, height=height),
        margin=Rect(left=margin[0], top=margin[1], right=margin[2], bottom=0 * PT),
        padding=Rect(left=padding[0], top=padding[1], right=padding[2], bottom=padding[3]), **more).to_dict()


class Problem:
    def __init__(self, path):
        lines = [line.split() for line in open(path)]
        self.variables = int(lines[1][1])
        count = int(lines[2][1])
        rows = lines[3:3 + count]
        self.places = [[int(word) for word in row[:3]] for row in rows]
        self.styles = [style(row) for row in rows]
        self.groups = [[] for _ in range(int(lines[3 + count][1]))]
        for index, (_, _, group) in enumerate(self.places):
            if group >= 0:
                self.groups[group].append(index)
        self.lowest, self.highest = (int(word) for word in lines[4 + count][1:])
        self.first_width = self.styles[0]["size"]["width"]["value"]

    def width(self, edit):
        return self.lowest + 7 * edit % (self.highest - self.lowest)


class System:
    def __init__(self, problem):
        self.problem = problem
        self.tree = taffylib.init()
        taffylib.disable_rounding(self.tree)
        self.nodes = [taffylib.node_create(self.tree, style) for style in problem.styles]
        for index, (parent, _, _) in enumerate(problem.places):
            if parent >= 0:
                taffylib.node_add_child(self.tree, self.nodes[parent], self.nodes[index])
        self.height = problem.styles[0]["size"]["height"]["value"]
        self.set_width(problem.first_width)

    def set_width(self, width):
        root = dict(self.problem.styles[0])
        root["size"] = dict(width=dict(dim=POINTS, value=width), height=dict(dim=POINTS, value=self.height))
        taffylib.node_set_style(self.tree, self.nodes[0], root)
        self.space = root["size"]

    # A new cell takes the place of the old one, at the same index.
    def churn(self, group):
        indices = self.problem.groups[group]
        for index in indices:
            taffylib.node_drop(self.tree, self.nodes[index]) if index != indices[0] else None
            self.nodes[index] = self.make_in_place(index, group) if index == indices[0] else self.make(index)
        for index in indices[1:]:
            taffylib.node_add_child(self.tree, self.nodes[self.problem.places[index][0]], self.nodes[index])

    def make(self, index):
        return taffylib.node_create(self.tree, self.problem.styles[index])

    def make_in_place(self, index, group):
        node = self.make(index)
        taffylib.node_replace_child_at_index(self.tree, self.nodes[0], group, node)
        taffylib.node_drop(self.tree, self.nodes[index])
        return node

    def compute(self):
        """Seconds of the layout alone."""
        start = time.thread_time()
        taffylib.node_compute_layout(self.tree, self.nodes[0], self.space)
        middle = time.thread_time()
        taffylib.node_compute_layout(self.tree, self.nodes[0], self.space)
        return max(0, 2 * middle - start - time.thread_time())

    def values(self):
        values = [0.0] * self.problem.variables
        origins = []
        layout = taffylib.PyLayout()
        for node, (parent, view, _) in zip(self.nodes, self.problem.places):
            taffylib.node_get_layout(self.tree, node, layout)
            left, top = origins[parent] if parent >= 0 else (0, 0)
            origins.append((left + layout.x, top + layout.y))
            if view >= 0:
                values[4 * view:4 * view + 4] = [*origins[-1], layout.width, layout.height]
        return values

    def free(self):
        taffylib.free(self.tree)


def steps(count, limit, step):
    samples = []
    begun = time.thread_time()
    while len(samples) < count and (not samples or time.thread_time() - begun < limit):
        samples.append(step(len(samples) + 1))
    return statistics.median(samples), len(samples)


def main(problem_path, out_path, *rules):
    build_runs, build_seconds, edits, edit_seconds, churns, churn_seconds = (float(rule) for rule in rules)
    problem = Problem(problem_path)
    with open(out_path, "w", buffering=1) as out:

        def write(width, values):
            out.write(f"values {width} {' '.join(repr(value) for value in values)}\n")

        def build(_):
            system = System(problem)
            elapsed = system.compute()
            system.free()
            return elapsed

        time_of_build, _ = steps(build_runs, build_seconds, build)
        out.write(f"build {time_of_build}\n")
        system = System(problem)
        system.compute()
        write(problem.first_width, system.values())

        def edit(number):
            system.set_width(problem.width(number))
            return system.compute()

        time_of_edit, last = steps(edits, edit_seconds, edit)
        out.write(f"edit {time_of_edit}\n")
        write(problem.width(last), system.values())
        if not problem.groups:
            return
        system = System(problem)
        system.compute()

        def churn(number):
            system.churn(7 * number % len(problem.groups))
            return system.compute()

        time_of_churn, _ = steps(churns, churn_seconds, churn)
        out.write(f"churn {time_of_churn}\n")
        write(problem.first_width, system.values())


if __name__ == "__main__":
    main(*sys.argv[1:])
