// The protocol of the benchmarks for C++ peers: how long, how often, and what is written.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iomanip>
#include <memory>
#include <time.h>
#include <vector>

#if defined(__GLIBC__)
#include <malloc.h>
inline double liveBytes() {
  auto counts = mallinfo2();
  return double(counts.uordblks) + double(counts.hblkhd);
}
#else
inline double liveBytes() { return 0; }
#endif

// Of the processor: what else the machine does counts little.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

template <class Body> double seconds(Body body) {
  double start = now();
  body();
  return now() - start;
}

inline double median(std::vector<double> samples) {
  std::sort(samples.begin(), samples.end());
  return samples.empty() ? 0 : samples[samples.size() / 2];
}

template <class Step> double medianOfSteps(int count, double limit, long &number, Step step) {
  number = 1;
  double first = seconds([&] { step(number); });
  int block = std::max(1, std::min(100, int(1e-4 / std::max(first, 1e-9))));
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

// `PROGRAM PROBLEM OUTPUT buildRuns buildSeconds edits editSeconds churns churnSeconds` writes lines
// "build|edit|churn seconds", "bytes count" and "values width number..." to OUTPUT as they come.
//
// `Problem` is made from a file's name and has `variables`, `groups`, `firstWidth` and `width(edit)`; `System` is made
// from a problem and has `setWidth`, `churn(group)` and `read(values)`.
template <class Problem, class System> int measure(int count, char **arguments) {
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
    write(problem.firstWidth());

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

    system = std::make_unique<System>(problem);
    double churn = medianOfSteps(std::atoi(arguments[7]), std::atof(arguments[8]), number, [&](long step) {
      system->churn(7 * step % problem.groups);
      system->read(values);
    });
    out << "churn " << churn << std::endl;
    write(problem.firstWidth());
  } catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
  return 0;
}
