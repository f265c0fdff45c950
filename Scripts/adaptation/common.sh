# What the scripts that train models share; read by bash.

model=/usr/share/pocketsphinx/model/en-us/en-us
dictionary=/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict
trainer=/usr/lib/sphinxtrain
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

# features KIND: what the models hear of the utterances of one kind, plain or denoised, of the list
# control in the current folder.
features() {
  local options=()
  # Noise is removed once: by the denoiser, not by the feature extraction again.
  [ "$1" = plain ] || options=(-remove_noise no)
  quietly sphinx_fe -argfile "$model/feat.params" -samprate 16000 -c control \
    -di "$1" -ei raw -raw yes -do "$1" -eo mfc "${options[@]}"
}

# adapt KIND BEFORE OUT
#
# Trains the means and weights in the folder BEFORE further on utterances of one kind: plain or
# denoised. The current folder has these in a folder of that name, mdef, control, transcripts and
# words, a dictionary. Each of so many passes aligns the words with the model of the one before.
adapt() {
  local kind=$1 before=$2 out=$3 pass
  mkdir -p "$kind/counts" "$out"
  features "$kind"
  run_python mixture_weights unpack "$before/sendump" "$kind/before"
  cp "$before/means" "$out/means"
  cp "$kind/before" "$kind/weights"
  for ((pass = 0; pass < passes; pass++)); do improve "$kind" "$before" "$out"; done
  dump_weights "$kind/weights" "$out/sendump"
}

# dump_weights WEIGHTS SENDUMP: in the form for recognition.
dump_weights() {
  quietly "$trainer/mk_s2sendump" -pocketsphinx yes -moddeffn mdef -mixwfn "$1" -sendumpfn "$2"
}

# improve KIND BEFORE OUT: one pass. What is adapted is always what was there at first.
improve() {
  local kind=$1 before=$2 out=$3
  quietly "$trainer/bw" -moddeffn mdef -ts2cbfn .ptm. -mixwfn "$kind/weights" \
    -meanfn "$out/means" -varfn "$model/variances" -tmatfn "$model/transition_matrices" \
    -dictfn words -fdictfn "$model/noisedict" -ctlfn control -lsnfn transcripts \
    -feat 1s_c_d_dd -svspec 0-12/13-25/26-38 -cmn batch -agc none -varnorm no \
    -abeam 1e-150 -bbeam 1e-150 -topn 8 -timing no \
    -cepdir "$kind" -cepext mfc -accumdir "$kind/counts"
  quietly "$trainer/map_adapt" -moddeffn mdef -ts2cbfn .ptm. -mixwfn "$kind/before" \
    -meanfn "$before/means" -varfn "$model/variances" -accumdir "$kind/counts" \
    -bayesmean no -fixedtau yes -tau 10 -mapmeanfn "$out/means"
  run_python mixture_weights adapt "$kind/before" "$kind/counts/mixw_counts" "$kind/weights"
}

# adapt_both PLAIN DENOISED OUT: both kinds at the same time, each from a folder of its own.
adapt_both() {
  local plain
  quietly pocketsphinx_mdef_convert -text "$model/mdef" mdef
  adapt plain "$1" "$3/plain" &
  plain=$!
  adapt denoised "$2" "$3/denoised"
  wait "$plain"
}
