# What the scripts that train models share; read by bash.

model=/usr/share/pocketsphinx/model/en-us/en-us
dictionary=/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict
scripts=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
python=python3

# install_missing PACKAGE …
install_missing() {
  local packages=("$@") missing=() as_root=() package status
  if ! python3 -c 'import numpy, scipy' 2>/dev/null; then
    packages+=(python3 python3-numpy python3-scipy)
    python=/usr/bin/python3
  fi
  if ! command -v dpkg-query >/dev/null; then
    echo "Only for Debian and Ubuntu: it needs the packages ${packages[*]}." >&2
    exit 69
  fi
  for package in "${packages[@]}"; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "Please install as root: apt-get install ${missing[*]}" >&2
      exit 69
    fi
    as_root=(sudo)
  fi
  echo "Installing ${missing[*]} …" >&2
  export DEBIAN_FRONTEND=noninteractive
  "${as_root[@]}" apt-get update -q >&2
  "${as_root[@]}" apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# Runs a program; shows what it said only if it fails.
quietly() {
  local log
  log=$(mktemp -p .)
  "$@" >"$log" 2>&1 || { tail -n 20 "$log" >&2; echo "$1 failed." >&2; exit 70; }
}

run_python() {
  local script=$1
  shift
  "$python" -B "$scripts/$script.py" "$@"
}

# segment RECORDINGS: finds what is said in each recording, with pauses and the pronunciations that
# were used, and writes it to the file segments.
segment() {
  run_python grammar "$1/coffee.json" >requests.jsgf
  tail -n +2 "$1/manifest.tsv" | cut -f 1 | sed 's/\.wav$//' >recordings.list
  # A low weight of the language: the grammar's probabilities are of no meaning.
  quietly pocketsphinx_batch -hmm "$model" -dict "$dictionary" -jsgf requests.jsgf -lw 1 \
    -ctl recordings.list -cepdir "$1" -cepext .wav -adcin yes -adchdr 44 \
    -hypseg segments
}
