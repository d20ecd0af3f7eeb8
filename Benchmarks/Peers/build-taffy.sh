#!/bin/sh
# Fetches Taffy with its Python binding (PyPI's binary package stretchable) into a folder of its own.
set -eu
. "$(dirname "$0")/fetch.sh"
version=1.1.8
command -v python3 >/dev/null 2>&1 || fail "no python3"
unpack_wheel stretchable $version
if [ ! -d taffy-python ]; then
  pip install --quiet --no-deps --target taffy-python.part attrs >/dev/null 2>&1 || fail "attrs cannot be fetched"
  cp -R "stretchable-$version/stretchable" taffy-python.part/
  mv taffy-python.part taffy-python
fi
cat >taffy_benchmark <<END
#!/bin/sh
PYTHONPATH="$out/taffy-python" exec python3 "$here/taffy_benchmark.py" "\$@"
END
chmod +x taffy_benchmark
