#!/usr/bin/env bash
# Installs what the build needs and is not there yet; `setup.sh browser` the browser of the tests of the page,
# `setup.sh browsers` all browsers, `setup.sh gallery`, `fuzz`, `mutants`, `coverage`, `counts` what the commands of
# those names need. Everything lands in this folder (.tools, node_modules), but for the Rust target, the browsers and valgrind.
set -euo pipefail
cd "$(dirname "$0")/.."

wasm_pack_version=0.15.1
cargo_fuzz_version=0.13.2
cargo_mutants_version=27.0.0
cargo_llvm_cov_version=0.9.1

fail() { echo "setup: $*" >&2; exit 1; }
say() { echo "setup: $*"; }

node_modules() {
  command -v node >/dev/null || fail "Node.js 20.19 or newer is needed: https://nodejs.org"
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
           process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' ||
    fail "Node.js $(node -v) is too old: 20.19 or newer (of 22: 22.12 or newer) is needed: https://nodejs.org"
  # Compared by content, so that a checkout or a copied folder never misleads it.
  cmp -s package-lock.json node_modules/.installed.json && return
  say "npm packages"
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.installed.json
}

channel=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)

rust() {
  command -v rustup >/dev/null || fail "rustup is needed: https://rustup.rs"
  # A toolchain that is there is left as it is: an update would move the whole machine.
  rustup run "$channel" rustc --version >/dev/null 2>&1 ||
    rustup toolchain install "$channel" --profile minimal
  rustup --quiet target add --toolchain "$channel" wasm32-unknown-unknown
  rustup --quiet component add --toolchain "$channel" rustfmt clippy
}

# The program, its crate and its version; compiled, since no registry has it ready-made. Unoptimised, that takes
# half the time, and they are fast enough.
cargo_tool() {
  [ "$(".tools/bin/$1" --version 2>/dev/null)" = "$1 $3" ] && return
  say "$2 $3 (compiles for some minutes, once)"
  CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
    cargo install --quiet --locked --root .tools --target-dir .tools/target "$2@$3"
}

wasm_tools() {
  local wasm_bindgen_version
  # The command must be of exactly the version of the crate.
  wasm_bindgen_version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock)
  [ -n "$wasm_bindgen_version" ] || fail "Cargo.lock names no wasm-bindgen"
  cargo_tool wasm-bindgen wasm-bindgen-cli "$wasm_bindgen_version"
  cargo_tool wasm-pack wasm-pack "$wasm_pack_version"
}

fuzz() {
  command -v c++ >/dev/null || fail "a compiler of C++ is needed: libFuzzer is written in it"
  cargo_tool cargo-fuzz cargo-fuzz "$cargo_fuzz_version"
}

coverage() {
  cargo_tool cargo-llvm-cov cargo-llvm-cov "$cargo_llvm_cov_version"
  rustup --quiet component add --toolchain "$channel" llvm-tools
}

# Installs Debian's packages, where that is possible.
debian() {
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo -n"
  grep -qs '^ID=debian' /etc/os-release || return 1
  [ -z "$sudo" ] || $sudo true 2>/dev/null || return 1
  say "$* from Debian"
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

counts() {
  command -v valgrind >/dev/null && return
  debian valgrind && return
  fail "valgrind is needed: https://valgrind.org"
}

browser() {
  node scripts/browsers.mjs chromium >/dev/null && return
  debian chromium && return
  say "Playwright's Chromium"
  node_modules/.bin/playwright install chromium
}

# Playwright's own Firefox is no stock one.
firefox() {
  node scripts/browsers.mjs firefox >/dev/null && return
  debian firefox-esr && return
  fail "Firefox is needed: install it, or name it by FIREFOX_PATH"
}

# Nobody else packs its driver: elsewhere the journeys say that they leave it out.
webkit() {
  node scripts/browsers.mjs webkit >/dev/null && command -v xvfb-run >/dev/null && return
  debian webkit2gtk-driver xvfb xauth || say "no WebKit: its driver is had from Debian's webkit2gtk-driver"
}

# Without it, pictures of the Chinese page show boxes.
gallery() {
  browser
  command -v fc-list >/dev/null && [ -n "$(fc-list :lang=zh-tw)" ] && return
  debian fonts-droid-fallback || say "no font for Chinese is here: its pictures show boxes"
}

case "${1-}" in
  "") node_modules; rust; wasm_tools ;;
  browser) browser ;;
  gallery) gallery ;;
  fuzz) fuzz ;;
  mutants) cargo_tool cargo-mutants cargo-mutants "$cargo_mutants_version" ;;
  coverage) coverage ;;
  counts) counts ;;
  browsers) browser; firefox; webkit ;;
  *) fail "unknown part: $1" ;;
esac
rm -rf .tools/target
