// Writes the system of kiwi's own benchmark program as a problem in neutral text, by letting that program add its
// constraints to a recorder in place of a solver.
//
//   kiwi_enaml OUTPUT
#include <cstring>
#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>
#include <string>

#include <kiwi/kiwi.h>

namespace kiwi {

class Recorder {
  // Four variables a box: a position at the first two places, a size at the last two, as our solver expects. Width and
  // height are variables 2 and 3, the ones that are edited.
  std::map<std::string, int> places;
  int positions = 0, sizes = 0, rows = 0;
  std::ostringstream lines;

  int place(const Variable &variable) {
    auto [entry, isNew] = places.emplace(variable.name(), 0);
    if (isNew) {
      const auto &name = entry->first;
      bool isSize = name.find("width") != std::string::npos || name.find("height") != std::string::npos;
      int &next = isSize ? sizes : positions;
      entry->second = next / 2 * 4 + next % 2 + (isSize ? 2 : 0);
      next++;
    }
    return entry->second;
  }

public:
  void addEditVariable(const Variable &variable, double) { place(variable); }
  void suggestValue(const Variable &, double) {}
  void updateVariables() {}

  void addConstraint(const Constraint &constraint) {
    const auto &expression = constraint.expression();
    bool isRequired = constraint.strength() >= strength::required;
    lines << "-1 " << (constraint.op() == OP_EQ ? 0 : constraint.op() == OP_GE ? 1 : -1) << ' '
          << (isRequired ? -1 : constraint.strength()) << ' ' << expression.constant() << ' ' << expression.terms().size();
    for (const auto &term : expression.terms()) lines << ' ' << place(term.variable()) << ' ' << term.coefficient();
    lines << '\n';
    rows++;
  }

  void write(const char *path) const {
    std::ofstream out(path);
    out << "AL 1 enaml 1\nvars " << 4 * ((std::max(positions, sizes) + 1) / 2) << "\nedits 2\n"
        << "2 1e6 400\n3 1e6 600\ncons " << rows << '\n' << lines.str() << "groups 0\nwidths 400 800\n";
  }
};

}  // namespace kiwi

#define Solver Recorder
#define main kiwi_main
#include <benchmarks/enaml_like_benchmark.cpp>
#undef main
#undef Solver

int main(int count, char **arguments) {
  if (count != 2) return 2;
  kiwi::Recorder recorder;
  kiwi::Variable width("width"), height("height");
  build_solver(recorder, width, height);
  recorder.write(arguments[1]);
  return 0;
}
