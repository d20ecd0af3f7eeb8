#!/usr/bin/env bash
# What the notations cost the compiler: 300 correct statements in each style, and typical mistakes with the message that they
# get. Every line of the table has a limit in processor seconds; a mistake must also get the message that names it.
#
# The modules must be built (`swift build`). MODULES says where they are, further folders separated by spaces.
set -euo pipefail
cd "$(dirname "$0")/.."

read -ra modules <<<"${MODULES:-.build/debug/Modules}"
arguments=(-typecheck -swift-version 6)
for folder in "${modules[@]}"; do arguments+=(-I "$folder"); done
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
status=0

# Type-checks $work/File.swift. Leaves the processor seconds in `seconds` and the messages in $work/messages.
compile() {
  local TIMEFORMAT='%U %S'
  { time swiftc "${arguments[@]}" "$work/File.swift" >"$work/messages" 2>&1 || true; } 2>"$work/time"
  seconds=$(tail -n 1 "$work/time" | awk '{ printf "%.2f", $1 + $2 }')
}

# file MODULE: a function around the statements of the standard input.
file() {
  echo "import $1"
  echo 'func screen(_ a: UIView, _ b: UIView, _ c: UIView, number: Int, text: String) {'
  sed 's/^/  /'
  echo '}'
}

# row LIMIT NAME MESSAGE: prints a line of the table.
row() {
  local verdict=ok
  if awk "BEGIN { exit !($seconds > $1) }"; then verdict='TOO SLOW' status=1; fi
  printf '%5s s  of %s s  %-9s %s\n' "$seconds" "$1" "$verdict" "$2"
  if [ -n "$3" ]; then printf '%27s%s\n' '' "$3"; fi
}

# correct LIMIT NAME MODULE: 300 statements, made of the ten of the standard input.
correct() {
  local ten
  ten=$(cat)
  for _ in $(seq 30); do echo "$ten"; done | file "$3" >"$work/File.swift"
  compile
  local message
  message=$(grep -m 1 -E 'error: |warning: ' "$work/messages" || true)
  row "$1" "$2" "$message"
  if [ -n "$message" ]; then status=1; fi
}

# mistake MODULE STATEMENT EXPECTED: the first message of the compiler must contain EXPECTED.
mistake() {
  echo "$2" | file "$1" >"$work/File.swift"
  compile
  local message
  message=$(grep -m 1 -E '^[^ ].*(error|warning): ' "$work/messages" | sed -E 's/^.*(error|warning): //; s/ \[#.*//' || true)
  row 1.0 "$2" "${message:-no message}"
  if ! grep -q 'error: ' "$work/messages"; then
    printf '%27sNOT REFUSED\n' ''
    status=1
  elif [[ $message != *"$3"* ]]; then
    printf '%27sEXPECTED: %s\n' '' "$3"
    status=1
  fi
}

anchorage() {
  cat <<'STATEMENTS'
a.leadingAnchor == b.leadingAnchor + 12 ~ .high
a.trailingAnchor <= b.trailingAnchor - 12
a.topAnchor == b.bottomAnchor + 8
a.widthAnchor == 100
a.heightAnchor >= 44 ~ .low
a.widthAnchor == b.heightAnchor * 2 + 10
a.centerXAnchor == 2 * c.trailingAnchor / 3
a.edgeAnchors == b.edgeAnchors + 20
a.centerAnchors == b.centerAnchors
a.sizeAnchors == CGSize(width: 10, height: 20) ~ .required - 1
STATEMENTS
}

echo '300 correct statements'
anchorage | correct 2.0 'Anchorage, ==' PlumbAnchorage
anchorage | sed -E 's|([=<>])= |/\1=/ |' | correct 1.0 'Anchorage, /==/' PlumbAnchorage
correct 1.0 'Anchorage, methods' PlumbAnchorage <<'STATEMENTS'
a.leadingAnchor.constrain(to: b.leadingAnchor, constant: 12, priority: .high)
a.trailingAnchor.constrain(.lessThanOrEqual, to: b.trailingAnchor, constant: -12)
a.topAnchor.constrain(to: b.bottomAnchor, constant: 8)
a.widthAnchor.constrain(toConstant: 100)
a.heightAnchor.constrain(.greaterThanOrEqual, toConstant: 44, priority: .low)
a.widthAnchor.constrain(to: b.heightAnchor, multiplier: 2, constant: 10)
a.centerXAnchor.constrain(to: c.trailingAnchor, multiplier: 0.5)
a.horizontalAnchors.constrain(to: b.horizontalAnchors, constant: 20)
a.centerAnchors.constrain(to: b.centerAnchors)
a.sizeAnchors.constrain(toConstant: CGSize(width: 10, height: 20), priority: 999)
STATEMENTS
correct 1.0 'SSLayout' PlumbSSLayout <<'STATEMENTS'
a.left_attr = b.left_attr
a.right_attr.lesserThan(b.right_attr, constant: -12)
a.top_attr.equalTo(b.bottom_attr, constant: 8, priority: .defaultHigh)
a.width_attr.constant = 100
a.height_attr.greaterThan(nil, constant: 44, priority: .defaultLow)
a.width_attr.equalTo(b.height_attr, constant: 10, multiplier: 2, priority: .required)
a.centerX_attr.equalTo(c.right_attr, 0, 0.5, .required)
a.top_attr.equalTo(b.top_attr_safe, constant: 20)
a.centerX_attr = b.centerX_attr
a.firstBaseLine_attr = b.lastBaseline_attr
STATEMENTS

echo
echo 'Mistakes'
like='Only like goes with like, and only dimensions and sizes with numbers'
while IFS='|' read -r statement expected; do
  mistake PlumbAnchorage "$statement" "$expected"
done <<MISTAKES
a.leadingAnchor == b.leadingAnchor + 12 ~ .hgih|type 'Priority' has no member 'hgih'
a.widthAnchor == b.heightAnchor * 0.5 + 10 - 4 ~ .low + b.topAnchor|cannot convert value of type 'NSLayoutYAxisAnchor'
a.leadingAnchor == b.topAnchor|A horizontal position equals only a horizontal position
a.leadingAnchor <= b.topAnchor|$like
a.leadingAnchor == b.topAnchor + 10|$like
a.leadingAnchor == 10|$like
a.leadingAnchor >= b|$like
a.widthAnchor == text|$like
a.edgeAnchors == b|$like
a.horizontalAnchors == b.verticalAnchors|$like
a.edgeAnchors == b.edgeAnchors * 2|Pairs and edges have no multiplier
a.leadingAnchor == b.leadingAnchor + number|cannot convert value of type 'Int' to expected argument type 'CGFloat'
a.leadingAnchor == b.leadingAnchor + c.widthAnchor|cannot convert value of type 'NSLayoutDimension' to expected argument type 'CGFloat'
a.leadngAnchor == b.leadingAnchor + 12 ~ .high|value of type 'UIView' has no member 'leadngAnchor'
a.leadingAnchor == b.leadingAnchor ~ 750 ~ .high|adjacent operators are in non-associative precedence group
MISTAKES
while IFS='|' read -r statement expected; do
  mistake PlumbSSLayout "$statement" "$expected"
done <<'MISTAKES'
a.top_attr_safe = b.top_attr|cannot assign to property: 'top_attr_safe' is a get-only property
a.height_attr = 100|cannot assign value of type 'Int' to type 'SSLayoutAttribute'
a.left_attr.equalTo(b, constant: 10)|cannot convert value of type 'UIView' to expected argument type 'SSLayoutAttribute'
MISTAKES

exit $status
