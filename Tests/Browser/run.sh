#!/bin/sh
# Tests the interactive map in a headless Chromium, which is installed where Debian's packages are.
# usage: Tests/Browser/run.sh    (after `swift build`)
#
# Where there is none, it says so and succeeds; with NAVGRAPH_NEEDS_BROWSER=1 it fails.
set -eu
cd "$(dirname "$0")/../.."

python=/usr/bin/python3
: "${CHROMIUM:=/usr/bin/chromium}" "${CHROMEDRIVER:=/usr/bin/chromedriver}"
export CHROMIUM CHROMEDRIVER

has_browser() {
  test -x "$CHROMIUM" && test -x "$CHROMEDRIVER" && "$python" -c 'import selenium' 2>/dev/null
}

skip() {
  echo "SKIPPED: the interactive map is not tested: $1" >&2
  test "${NAVGRAPH_NEEDS_BROWSER:-0}" != 1
  exit
}

if ! has_browser; then
  command -v apt-get > /dev/null \
    || skip "there is no Chromium with its driver and Selenium, and no apt-get to install them"
  as_root=
  if test "$(id -u)" != 0; then
    sudo -n true 2> /dev/null || skip "Chromium is not installed, and only root could do that"
    as_root=sudo
  fi
  { $as_root apt-get update \
    && $as_root apt-get install -y chromium chromium-driver python3-selenium; } > /dev/null \
    || skip "Chromium, its driver and python3-selenium could not be installed"
  has_browser || skip "Chromium was installed, and cannot be found"
fi

exec "$python" Tests/Browser/test_map.py "$@"
