// Measures kiwi on a problem in neutral text, by the protocol of the benchmarks' README.
//
//   kiwi_benchmark PROBLEM OUTPUT buildRuns buildSeconds edits editSeconds churns churnSeconds
//
// Writes lines "build|edit|churn seconds", "bytes count" and "values width number..." to OUTPUT as they come.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <memory>
#include <string>
#include <vector>

#include <kiwi/kiwi.h>

#if defined(__GLIBC__)
#include <malloc.h>
static double liveBytes() {
  auto counts = mallinfo2();
  return double(counts.uordblks) + double(counts.hblkhd);
}
#else
static double liveBytes() { return 0; }
#endif

struct Row {
  int group, op;
  double weight, constant;
  std::vector<std::pair<int, double>> terms;
};

struct Edit {
  int variable;
  double weight, value;
};

struct Problem {
  int variables = 0, groups = 0, lowest = 0, highest = 0;
  std::vector<Edit> edits;
  std::vector<Row> rows;

  explicit Problem(const char *path) {
    std::ifstream in(path);
    std::string word;
    int count = 0;
    in >> word >> word >> word >> word >> word >> variables >> word >> count;
    edits.resize(count);
    for (auto &edit : edits) in >> edit.variable >> edit.weight >> edit.value;
    in >> word >> count;
    rows.resize(count);
    for (auto &row : rows) {
      int terms = 0;
      in >> row.group >> row.op >> row.weight >> row.constant >> terms;
      row.terms.resize(terms);
      for (auto &term : row.terms) in >> term.first >> term.second;
    }
    in >> word >> groups >> word >> lowest >> highest;
  }

  double width(long edit) const { return lowest + (7 * edit) % (highest - lowest); }
};

struct System {
  const Problem &problem;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  explicit System(const Problem &problem) : problem(problem), variables(problem.variables) {
    constraints.reserve(problem.rows.size());
    for (const auto &edit : problem.edits) {
      solver.addEditVariable(variables[edit.variable], edit.weight);
      solver.suggestValue(variables[edit.variable], edit.value);
    }
    for (const auto &row : problem.rows) {
      constraints.push_back(make(row));
      solver.addConstraint(constraints.back());
    }
  }

  kiwi::Constraint make(const Row &row) const {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto op = row.op == 0 ? kiwi::OP_EQ : row.op > 0 ? kiwi::OP_GE : kiwi::OP_LE;
    return kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), op,
                            row.weight < 0 ? kiwi::strength::required : row.weight);
  }

  void setWidth(double width) { solver.suggestValue(variables[problem.edits[0].variable], width); }

  void churn(const std::vector<int> &rows) {
    for (int row : rows) solver.removeConstraint(constraints[row]);
    for (int row : rows) {
      constraints[row] = make(problem.rows[row]);
      solver.addConstraint(constraints[row]);
    }
  }

  void read(std::vector<double> &values) {
    solver.updateVariables();
    for (size_t index = 0; index < variables.size(); index++) values[index] = variables[index].value();
  }
};

template <class Body> static double seconds(Body body) {
  auto start = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

static double median(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  return samples.empty() ? 0 : samples[samples.size() / 2];
}

template <class Step> static double medianOfSteps(int count, double limit, long &number, Step step) {
  number = 1;
  double first = seconds([&] { step(number); });
  int block = std::max(1, std::min(20, int(1e-5 / std::max(first, 1e-9))));
  std::vector<double> samples;
  double total = first;
  while (number < count && total < limit) {
    double time = seconds([&] {
      for (int index = 0; index < block; index++) step(++number);
    });
    total += time;
    samples.push_back(time / block);
  }
  return samples.empty() ? first : median(samples);
}

int main(int count, char **arguments) {
  if (count != 9) return 2;
  Problem problem(arguments[1]);
  std::ofstream out(arguments[2]);
  std::vector<double> values(problem.variables);
  out << std::setprecision(17);
  auto write = [&](double width) {
    out << "values " << width;
    for (double value : values) out << ' ' << value;
    out << std::endl;
  };
  try {
    std::vector<double> samples;
    double total = 0;
    while (int(samples.size()) < std::atoi(arguments[3]) && total < std::atof(arguments[4])) {
      double time = seconds([&] {
        System system(problem);
        system.read(values);
      });
      samples.push_back(time);
      total += time;
    }
    out << "build " << median(samples) << std::endl;
    write(problem.edits[0].value);

    double before = liveBytes();
    auto system = std::make_unique<System>(problem);
    out << "bytes " << liveBytes() - before << std::endl;

    long number = 0;
    double edit = medianOfSteps(std::atoi(arguments[5]), std::atof(arguments[6]), number, [&](long step) {
      system->setWidth(problem.width(step));
      system->read(values);
    });
    out << "edit " << edit << std::endl;
    write(problem.width(number));
    if (problem.groups == 0) return 0;

    std::vector<std::vector<int>> groups(problem.groups);
    for (size_t row = 0; row < problem.rows.size(); row++)
      if (problem.rows[row].group >= 0) groups[problem.rows[row].group].push_back(int(row));
    system = std::make_unique<System>(problem);
    double churn = medianOfSteps(std::atoi(arguments[7]), std::atof(arguments[8]), number, [&](long step) {
      system->churn(groups[7 * step % groups.size()]);
      system->read(values);
    });
    out << "churn " << churn << std::endl;
    write(problem.edits[0].value);
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
