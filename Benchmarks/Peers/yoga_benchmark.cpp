// Measures Yoga on a tree of flex nodes in neutral text, by the protocol of the benchmarks' README. The nodes are Yoga's
// own, in C++: no binding stands in between.
#include <cmath>
#include <string>

#include <yoga/Yoga.h>

#include "measure.h"

// Lines of `parent view group flags grow width height` and `left top right`, `margin` left top right, `padding` left top
// right bottom; nan for what is not given.
struct Style {
  int parent, view, group, flags;
  float grow, width, height, inset[3], margin[3], padding[4];
};

enum Flag { isRow = 1, isAbsolute = 2, centersChildren = 4, isAtStart = 8, isAtMostParent = 16 };

struct Problem {
  int variables = 0, groups = 0, lowest = 0, highest = 0;
  std::vector<Style> nodes;
  std::vector<int> firstOfGroup;

  explicit Problem(const char *path) {
    std::ifstream in(path);
    std::string word;
    int count = 0;
    in >> word >> word >> word >> word >> word >> variables >> word >> count;
    nodes.resize(count);
    auto number = [&] {
      in >> word;
      return std::strtof(word.c_str(), nullptr);
    };
    for (auto &node : nodes) {
      in >> node.parent >> node.view >> node.group >> node.flags;
      for (float *value : {&node.grow, &node.width, &node.height}) *value = number();
      for (float &value : node.inset) value = number();
      for (float &value : node.margin) value = number();
      for (float &value : node.padding) value = number();
    }
    in >> word >> groups >> word >> lowest >> highest;
    firstOfGroup.assign(groups + 1, count);
    for (int index = count - 1; index >= 0; index--)
      if (nodes[index].group >= 0) firstOfGroup[nodes[index].group] = index;
  }

  double firstWidth() const { return nodes[0].width; }
  double width(long edit) const { return lowest + (7 * edit) % (highest - lowest); }
};

struct System {
  const Problem &problem;
  YGConfigRef config = YGConfigNew();
  std::vector<YGNodeRef> nodes;

  explicit System(const Problem &problem) : problem(problem), nodes(problem.nodes.size()) {
    YGConfigSetPointScaleFactor(config, 0);
    for (size_t index = 0; index < nodes.size(); index++) make(index);
    for (size_t index = 1; index < nodes.size(); index++) append(index);
    layOut();
  }

  ~System() {
    YGNodeFreeRecursive(nodes[0]);
    YGConfigFree(config);
  }

  void make(size_t index) {
    const auto &style = problem.nodes[index];
    auto node = nodes[index] = YGNodeNewWithConfig(config);
    YGNodeStyleSetFlexDirection(node, style.flags & isRow ? YGFlexDirectionRow : YGFlexDirectionColumn);
    if (style.flags & isAbsolute) YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute);
    if (style.flags & centersChildren) YGNodeStyleSetAlignItems(node, YGAlignCenter);
    if (style.flags & isAtStart) YGNodeStyleSetAlignSelf(node, YGAlignFlexStart);
    if (style.flags & isAtMostParent) YGNodeStyleSetMaxWidthPercent(node, 100);
    if (style.grow > 0) {
      YGNodeStyleSetFlexGrow(node, style.grow);
      YGNodeStyleSetFlexShrink(node, 1);
      YGNodeStyleSetFlexBasis(node, 0);
    }
    if (!std::isnan(style.width)) YGNodeStyleSetWidth(node, style.width);
    if (!std::isnan(style.height)) YGNodeStyleSetHeight(node, style.height);
    const YGEdge edges[] = {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom};
    for (int edge = 0; edge < 4; edge++) {
      if (edge < 3 && !std::isnan(style.inset[edge])) YGNodeStyleSetPosition(node, edges[edge], style.inset[edge]);
      if (edge < 3 && style.margin[edge] != 0) YGNodeStyleSetMargin(node, edges[edge], style.margin[edge]);
      if (style.padding[edge] != 0) YGNodeStyleSetPadding(node, edges[edge], style.padding[edge]);
    }
  }

  void append(size_t index) {
    auto parent = nodes[problem.nodes[index].parent];
    YGNodeInsertChild(parent, nodes[index], YGNodeGetChildCount(parent));
  }

  void layOut() { YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, YGDirectionLTR); }

  void setWidth(double width) {
    YGNodeStyleSetWidth(nodes[0], float(width));
    layOut();
  }

  // A new cell takes the place of the old one.
  void churn(long group) {
    int first = problem.firstOfGroup[group], end = problem.firstOfGroup[group + 1];
    YGNodeRemoveChild(nodes[0], nodes[first]);
    YGNodeFreeRecursive(nodes[first]);
    for (int index = first; index < end; index++) make(index);
    for (int index = first + 1; index < end; index++) append(index);
    YGNodeInsertChild(nodes[0], nodes[first], group);
    layOut();
  }

  // Frames in the root's coordinates.
  void read(std::vector<double> &values) {
    std::vector<double> &origins = scratch;
    origins.resize(2 * nodes.size());
    for (size_t index = 0; index < nodes.size(); index++) {
      auto node = nodes[index];
      int parent = problem.nodes[index].parent;
      double left = YGNodeLayoutGetLeft(node), top = YGNodeLayoutGetTop(node);
      if (parent >= 0) left += origins[2 * parent], top += origins[2 * parent + 1];
      origins[2 * index] = left;
      origins[2 * index + 1] = top;
      int view = problem.nodes[index].view;
      if (view < 0) continue;
      values[4 * view] = left;
      values[4 * view + 1] = top;
      values[4 * view + 2] = YGNodeLayoutGetWidth(node);
      values[4 * view + 3] = YGNodeLayoutGetHeight(node);
    }
  }

  std::vector<double> scratch;
};

int main(int count, char **arguments) { return measure<Problem, System>(count, arguments); }
