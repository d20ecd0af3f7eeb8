# What the scripts share that count instructions; they include it.

# Sees to valgrind; false, with a word, where it is missing and cannot be installed.
have_valgrind() {
  if command -v valgrind >/dev/null 2>&1; then return 0; fi
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    { apt-get install -y -q valgrind || { apt-get update -q && apt-get install -y -q valgrind; }; } >/dev/null 2>&1 &&
      return 0
  fi
  echo "skipped: no valgrind, and it cannot be installed here"
  return 1
}

# The compiler's version and the processor's family, to which counts belong.
toolchain_name() {
  echo "$(swift --version 2>/dev/null | grep -o 'Swift version [^)]*)' | head -n 1), $(uname -m)"
}

# strip_debug PROGRAM COPY: a copy without debug information, which valgrind need not read and, as newer compilers write
# it, cannot always read.
strip_debug() {
  "$(dirname "$(readlink -f "$(command -v swift)")")/llvm-objcopy" --strip-debug "$1" "$2" 2>/dev/null ||
    strip --strip-debug -o "$2" "$1" 2>/dev/null || cp "$1" "$2"
  chmod +x "$2"
}
