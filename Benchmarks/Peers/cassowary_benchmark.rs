// Measures the Rust crate cassowary on a problem in neutral text, by the protocol of the benchmarks' README.
//
//   cassowary_benchmark PROBLEM OUTPUT buildRuns buildSeconds edits editSeconds churns churnSeconds
extern crate cassowary;

use cassowary::{strength, Constraint, Expression, RelationalOperator, Solver, Variable};
use std::collections::HashMap;
use std::fmt::Debug;
use std::fs::File;
use std::io::Write;
use std::str::FromStr;

#[repr(C)]
#[derive(Clone, Copy)]
struct Mallinfo2 {
    counts: [usize; 10],
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn mallinfo2() -> Mallinfo2;
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Seconds of the processor (CLOCK_PROCESS_CPUTIME_ID of Linux): what else the machine does counts little.
fn now() -> f64 {
    let mut time = Timespec { seconds: 0, nanoseconds: 0 };
    unsafe { clock_gettime(2, &mut time) };
    time.seconds as f64 + 1e-9 * time.nanoseconds as f64
}

/// Bytes that are allocated at present: in the arena and in mapped blocks.
fn live_bytes() -> f64 {
    let info = unsafe { mallinfo2() };
    (info.counts[7] + info.counts[4]) as f64
}

struct Row {
    group: i64,
    op: i32,
    weight: f64,
    constant: f64,
    terms: Vec<(usize, f64)>,
}

struct Problem {
    variables: usize,
    edits: Vec<(usize, f64, f64)>,
    rows: Vec<Row>,
    groups: Vec<Vec<usize>>,
    lowest: i64,
    highest: i64,
}

struct Words<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn next<T: FromStr>(&mut self) -> T
    where
        T::Err: Debug,
    {
        self.0.next().unwrap().parse().unwrap()
    }
    fn skip(&mut self, count: usize) {
        for _ in 0..count {
            self.0.next();
        }
    }
}

impl Problem {
    fn new(text: &str) -> Problem {
        let mut words = Words(text.split_whitespace());
        words.skip(5);
        let variables = words.next();
        words.skip(1);
        let count: usize = words.next();
        let edits = (0..count).map(|_| (words.next(), words.next(), words.next())).collect();
        words.skip(1);
        let count: usize = words.next();
        let rows: Vec<Row> = (0..count)
            .map(|_| {
                let (group, op, weight, constant) = (words.next(), words.next(), words.next(), words.next());
                let terms: usize = words.next();
                let terms = (0..terms).map(|_| (words.next(), words.next())).collect();
                Row { group, op, weight, constant, terms }
            })
            .collect();
        words.skip(1);
        let count: usize = words.next();
        let mut groups = vec![Vec::new(); count];
        for (index, row) in rows.iter().enumerate() {
            if row.group >= 0 {
                groups[row.group as usize].push(index);
            }
        }
        words.skip(1);
        Problem { variables, edits, rows, groups, lowest: words.next(), highest: words.next() }
    }

    fn width(&self, edit: i64) -> f64 {
        (self.lowest + 7 * edit % (self.highest - self.lowest)) as f64
    }
}

struct System<'a> {
    problem: &'a Problem,
    solver: Solver,
    variables: Vec<Variable>,
    places: HashMap<Variable, usize>,
    constraints: Vec<Constraint>,
}

impl<'a> System<'a> {
    fn new(problem: &'a Problem) -> System<'a> {
        let variables: Vec<Variable> = (0..problem.variables).map(|_| Variable::new()).collect();
        let places = variables.iter().enumerate().map(|(index, variable)| (*variable, index)).collect();
        let mut system = System { problem, solver: Solver::new(), variables, places, constraints: Vec::new() };
        for &(variable, weight, value) in &problem.edits {
            system.solver.add_edit_variable(system.variables[variable], weight).unwrap();
            system.solver.suggest_value(system.variables[variable], value).unwrap();
        }
        for row in &problem.rows {
            let constraint = system.make(row);
            system.solver.add_constraint(constraint.clone()).unwrap();
            system.constraints.push(constraint);
        }
        system
    }

    fn make(&self, row: &Row) -> Constraint {
        let terms = row.terms.iter().map(|term| self.variables[term.0] * term.1).collect();
        let op = match row.op {
            0 => RelationalOperator::Equal,
            1 => RelationalOperator::GreaterOrEqual,
            _ => RelationalOperator::LessOrEqual,
        };
        let weight = if row.weight < 0.0 { strength::REQUIRED } else { row.weight };
        Constraint::new(Expression::new(terms, row.constant), op, weight)
    }

    fn set_width(&mut self, width: f64) {
        self.solver.suggest_value(self.variables[self.problem.edits[0].0], width).unwrap();
    }

    fn churn(&mut self, step: i64) {
        let rows = &self.problem.groups[7 * step as usize % self.problem.groups.len()];
        for &row in rows {
            self.solver.remove_constraint(&self.constraints[row]).unwrap();
        }
        for &row in rows {
            self.constraints[row] = self.make(&self.problem.rows[row]);
            self.solver.add_constraint(self.constraints[row].clone()).unwrap();
        }
    }

    /// The crate tells only what changed: its way of reading.
    fn read(&mut self, values: &mut [f64]) {
        for &(variable, value) in self.solver.fetch_changes() {
            values[self.places[&variable]] = value;
        }
    }
}

fn seconds<F: FnMut()>(mut body: F) -> f64 {
    let start = now();
    body();
    now() - start
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(|one, other| one.partial_cmp(other).unwrap());
    samples[samples.len() / 2]
}

/// The median time of a step, and the number of the last one.
fn median_of_steps<F: FnMut(i64)>(count: i64, limit: f64, mut step: F) -> (f64, i64) {
    let mut number = 1;
    let first = seconds(|| step(number));
    let block = ((1e-4 / first.max(1e-9)) as i64).min(100).max(1);
    let mut samples = Vec::new();
    let mut total = first;
    while number < count && total < limit {
        let time = seconds(|| {
            for _ in 0..block {
                number += 1;
                step(number);
            }
        });
        total += time;
        samples.push(time / block as f64);
    }
    (if samples.is_empty() { first } else { median(samples) }, number)
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let problem = Problem::new(&std::fs::read_to_string(&words[1]).unwrap());
    let mut out = File::create(&words[2]).unwrap();
    let number = |index: usize| words[index].parse::<f64>().unwrap();
    let mut values = vec![0.0; problem.variables];
    let mut samples = Vec::new();
    while (samples.len() as f64) < number(3) && samples.iter().sum::<f64>() < number(4) {
        values.iter_mut().for_each(|value| *value = 0.0);
        samples.push(seconds(|| System::new(&problem).read(&mut values)));
    }
    writeln!(out, "build {}", median(samples)).unwrap();
    let write = |out: &mut File, width: f64, values: &[f64]| {
        let words: Vec<String> = values.iter().map(|value| value.to_string()).collect();
        writeln!(out, "values {} {}", width, words.join(" ")).unwrap();
    };
    write(&mut out, problem.edits[0].2, &values);

    let before = live_bytes();
    let mut system = System::new(&problem);
    writeln!(out, "bytes {}", live_bytes() - before).unwrap();
    values.iter_mut().for_each(|value| *value = 0.0);
    system.read(&mut values);
    let (edit, last) = median_of_steps(number(5) as i64, number(6), |step| {
        system.set_width(problem.width(step));
        system.read(&mut values);
    });
    writeln!(out, "edit {}", edit).unwrap();
    write(&mut out, problem.width(last), &values);
    if problem.groups.is_empty() {
        return;
    }
    let mut system = System::new(&problem);
    let (churn, _) = median_of_steps(number(7) as i64, number(8), |step| {
        system.churn(step);
        system.read(&mut values);
    });
    writeln!(out, "churn {}", churn).unwrap();
    // What did not change since the first reading of this system has been read above.
    for (index, variable) in system.variables.iter().enumerate() {
        values[index] = system.solver.get_value(*variable);
    }
    write(&mut out, problem.edits[0].2, &values);
}
