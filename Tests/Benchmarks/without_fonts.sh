#!/usr/bin/env bash
# Runs a command as on a machine without fonts, fontconfig, Pango and Cairo: they are masked for this command only.
# usage: Tests/Benchmarks/without_fonts.sh COMMAND...
# Exit status: that of the command; 77 if files cannot be masked on this machine.
set -euo pipefail

if [ "${1:-}" != --masked ]; then
  user=()
  [ "$(id -u)" = 0 ] || user=(--map-root-user)
  unshare "${user[@]}" --mount true 2> /dev/null || exit 77
  exec unshare "${user[@]}" --mount "$0" --masked "$@"
fi
shift

for folder in /etc/fonts /usr/share/fonts /usr/local/share/fonts; do
  [ ! -d "$folder" ] || mount -t tmpfs none "$folder" || exit 77
done
for file in /usr/lib/*/lib{pango,fontconfig,cairo,freetype}*.so* /usr/lib/*/graphviz/*{pango,gd,rsvg}*.so*; do
  [ ! -f "$file" ] || mount --bind /dev/null "$file" || exit 77
done
exec "$@"
