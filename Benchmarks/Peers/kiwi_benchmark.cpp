// Measures kiwi on a problem in neutral text, by the protocol of the benchmarks' README.
#include <string>

#include <kiwi/kiwi.h>

#include "measure.h"

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
  std::vector<std::vector<int>> rowsOfGroup;

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
    rowsOfGroup.resize(groups);
    for (size_t row = 0; row < rows.size(); row++)
      if (rows[row].group >= 0) rowsOfGroup[rows[row].group].push_back(int(row));
  }

  double firstWidth() const { return edits[0].value; }
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

  void churn(long group) {
    const auto &rows = problem.rowsOfGroup[group];
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

int main(int count, char **arguments) { return measure<Problem, System>(count, arguments); }
