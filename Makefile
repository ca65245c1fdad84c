# The commands of the project; `make help` lists them. What is built is rebuilt only when something
# it is made of has changed, and a command never uses an older build than its sources.

SHELL := /bin/bash
.DEFAULT_GOAL := help
export PATH := $(CURDIR)/.tools/bin:$(CURDIR)/node_modules/.bin:$(PATH)
CARGO_HOME ?= $(HOME)/.cargo

# A folder of its own: what cargo makes of the library for the benchmark has the name of what is shipped.
bench_crate := --manifest-path benches/inside/Cargo.toml --target-dir target/bench

# Folders are listed along with files: theirs is the date that changes when a file is removed.
rust_sources    := Cargo.toml Cargo.lock rust-toolchain.toml $(shell find src)
package_sources := tsconfig.base.json pkg/package.json pkg/tsconfig.json $(shell find pkg/src)
check_sources   := tsconfig.base.json $(shell find tests/everywhere tests/browsers/site -name node_modules -prune -o -print)
page_sources    := tsconfig.base.json $(shell find www \( -path www/dist -o -name node_modules \) -prune -o -print)

# A stamp bears the time when its build began, so that an edit during the build counts as newer.
begin = mkdir -p $(@D) && touch .tools/$(subst /,-,$(@D)).begun
end   = mv .tools/$(subst /,-,$(@D)).begun $@

.PHONY: help setup tools browser browsers wasm build play check icons fmt licences test test-rules test-node test-page test-browsers journeys access gallery golden proof proof-long fuzz mutants mutants-all coverage bench bench-plot bench-hard counts sizes vitals clean

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

setup: tools browsers ## Install whatever is missing; repeats in a second

tools:
	@scripts/setup.sh

browser: | tools
	@scripts/setup.sh browser

browsers: | tools
	@scripts/setup.sh browsers

wasm: pkg/dist/.stamp ## Build the npm package in pkg

build: www/dist/.stamp ## Build the package and the page

play: build ## Build everything and serve the page; prints its address
	@vite preview www --host 127.0.0.1 --bypass-lock

# The fuzz targets are looked through without libFuzzer: to compile it takes a compiler of C++ and half a minute.
check: pkg/dist/.stamp ## Format, lints, types, documentation, licences
	cargo fmt --check
	cargo fmt --check --manifest-path fuzz/Cargo.toml
	cargo fmt --check --manifest-path benches/inside/Cargo.toml
	cargo clippy --locked --all-targets -- -D warnings
	cargo clippy --locked --lib --target wasm32-unknown-unknown -- -D warnings
	cargo clippy --locked --lib --no-default-features --features proving -- -D warnings
	CUSTOM_LIBFUZZER_PATH=none/none.a cargo clippy --locked --manifest-path fuzz/Cargo.toml --all-targets -- -D warnings
	cargo clippy --locked $(bench_crate) --all-targets -- -D warnings
	cargo clippy --locked $(bench_crate) --lib --target wasm32-unknown-unknown -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps
	biome check --error-on-warnings
	tsc -p www
	tsc -p www/offline
	tsc -p tests/everywhere
	tsc -p tests/js
	tsc -p tests/page
	tsc -p tests/browsers
	tsc -p tests/browsers/site --noEmit
	tsc -p tests/journeys
	node scripts/licences.mjs

icons: | browser ## Render the icons of the installed page
	@node scripts/icons.mjs

fmt: | tools ## Format all sources and mend what can be mended
	cargo fmt
	cargo fmt --manifest-path fuzz/Cargo.toml
	cargo fmt --manifest-path benches/inside/Cargo.toml
	biome check --write

test: test-rules test-proving test-node test-page test-browsers journeys ## All tests, the long ones short

test-rules: | tools ## The rules, natively
	@if cargo nextest --version >/dev/null 2>&1; then cargo nextest run --locked && cargo test --locked --doc; else cargo test --locked; fi

test-node: pkg/dist/.stamp ## The package in Node
	vitest run --root tests/js

test-page: pkg/dist/.stamp ## The modules of the page in Node: saves, links, statistics, words, and who may know whom
	vitest run --root tests/page

test-proving: target/proving/.stamp ## A third game through the package, and games under two tables of tiles
	tsc -p tests/proving
	vitest run --root tests/proving

test-browsers: pkg/dist/.stamp tests/browsers/dist/.stamp | browsers ## The package in Chromium and Firefox
	vitest run --root tests/browsers

journeys: www/dist/.stamp | browsers ## The page in Chromium, its main journeys in Firefox and WebKit
	cd tests/journeys && playwright test

access: www/dist/.stamp | browser ## Every screen by axe, under a finger, in large letters; whole games by keys and by ear
	cd tests/journeys/access && playwright test

gallery: www/dist/.stamp | browser ## Pictures of every screen; GALLERY_ONLY="home de 390" for some of them
	@scripts/setup.sh gallery
	cd tests/journeys/gallery && playwright test

# In this order: the games are written out, counted and linked to the rules as they are recorded.
golden: | tools ## Record the games and what is made of them anew
	for made in golden::games_end playthrough perft saves traceability; do \
	  BLESS=1 cargo test --locked --quiet --test games $$made || exit; done
	cargo test --locked --quiet --test games golden

proof: | tools ## What the proof of the rules rests on, in its short form; the figures are printed
	BMC_COMPARED=12 cargo test --locked --test games -- --nocapture --test-threads 2 differential golden perft traceability
	$(MAKE) --no-print-directory fuzz mutants

proof-long: | tools ## The same at length: some hours
	BMC_COMPARED=1000 BMC_GAMES=10000 BMC_DAMAGE=1000000 BMC_HANDS=20000 cargo test --locked -- --nocapture
	BMC_OPENED_STEP=1 $(MAKE) --no-print-directory journeys
	$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=1200
	$(MAKE) --no-print-directory mutants-all coverage

FUZZ_SECONDS ?= 10
fuzz: | tools ## All fuzz targets for FUZZ_SECONDS (10) each, or those that FUZZ names
	@scripts/setup.sh fuzz
	@node scripts/fuzz.mjs $(FUZZ_SECONDS) $(FUZZ)

mutants: | tools ## Mutation tests of the lines of the rules that changed since the outcomes were recorded
	@node scripts/mutants.mjs

mutants-all: | tools ## Mutation tests of all rules; an interrupted run goes on
	@node scripts/mutants.mjs all

coverage: | tools ## The lines of the rules that the tests run
	@scripts/setup.sh coverage
	@cargo llvm-cov --locked --tests --summary-only --ignore-filename-regex '(tests|json|wasm)/|src/[a-z]*\.rs'

bench: pkg/dist/.stamp target/bench/.stamp | browser ## Speed and memory against peers; BENCH=short for its short form
	@node tests/bench/bench.mjs

bench-plot: pkg/dist/.stamp target/bench/.stamp | browser ## The same, and draws docs/growth.svg
	@node tests/bench/bench.mjs docs/growth.svg

bench-hard: target/bench/.stamp ## Make the hard positions of the benchmark anew
	@echo "hard tests/bench/hard" | target/bench/release/native

counts: | tools ## Instructions of the hot path, compared with the committed figures; BLESS=1 renews those
	@scripts/setup.sh counts
	@node scripts/counts.mjs

sizes: pkg/dist/.stamp www/dist/.stamp ## What a front end has to load, compared with the committed figures; BLESS=1 renews those
	@node scripts/sizes.mjs

vitals: www/dist/.stamp | browser ## How fast the page is there on a slow phone
	@node scripts/vitals.mjs

clean: ## Remove what was built; what was installed stays
	rm -rf target pkg/wasm pkg/dist www/dist tests/browsers/dist tests/journeys/test-results gallery

# Only what is small, or marked as the hot path, is copied into its callers: a browser has to load all of it.
wasm_rust := -Cllvm-args=-inline-threshold=50
# One level lower than natively: a twentieth less to load.
wasm_level := CARGO_PROFILE_RELEASE_OPT_LEVEL=2

# wasm-opt is run here rather than by wasm-pack, with only those features that Node 20 and all browsers of the last
# 30 months have.
wasm_opt := wasm-opt -O3 --enable-bulk-memory --enable-multivalue --enable-mutable-globals \
  --enable-nontrapping-float-to-int --enable-reference-types --enable-sign-ext

# The paths of the machine are left out of the file, and so is the fast form of the hash of seeds.
wasm_scripts := $(patsubst %,scripts/%.mjs,quiet-panics own-properties build-id inline-wasm)

# $(call build_wasm,folder,features)
define build_wasm
	rm -rf $(1)
	$(wasm_level) CARGO_ENCODED_RUSTFLAGS="$$(printf '%s\x1f%s\x1f%s' --remap-path-prefix=$(CARGO_HOME)=cargo \
	    '--cfg=sha2_backend_soft="compact"' $(wasm_rust))" \
	  wasm-pack --quiet build --mode no-install --release --target web --no-pack --no-opt --out-dir $(1) -- --locked $(2)
	rm -f $(1)/.gitignore
	node scripts/quiet-panics.mjs $(1)/blue_moon_city_bg.wasm
	node scripts/own-properties.mjs $(1)/blue_moon_city.js
	$(wasm_opt) $(1)/blue_moon_city_bg.wasm -o $(1)/blue_moon_city_bg.wasm
	node scripts/build-id.mjs $(1)
	node scripts/inline-wasm.mjs $(1)
endef

pkg/wasm/.stamp: $(rust_sources) $(wasm_scripts) Makefile | tools
	$(begin)
	$(call build_wasm,pkg/wasm)
	$(end)

pkg/dist/.stamp: pkg/wasm/.stamp $(package_sources) package-lock.json | tools
	$(begin)
	rm -rf pkg/dist
	tsc -p pkg
	$(end)

# The package with a third game and a second table of tiles, for the tests of what every game relies on.
target/proving/.stamp: $(rust_sources) $(wasm_scripts) $(package_sources) $(shell find tests/parley) scripts/proving.mjs Makefile | tools
	$(begin)
	$(call build_wasm,target/proving/wasm,--features proving)
	node scripts/proving.mjs target/proving
	tsc -p target/proving
	$(end)

www/dist/.stamp: pkg/dist/.stamp $(page_sources) package-lock.json | tools
	$(begin)
	vite build www --logLevel warn
	$(end)

tests/browsers/dist/.stamp: pkg/dist/.stamp $(check_sources) package-lock.json | tools
	$(begin)
	rm -rf tests/browsers/dist
	tsc -p tests/browsers/site
	$(end)

# The wasm of the benchmark goes the way of the shipped one, but for wasm-bindgen, as numbers alone cross, and for what
# panics say.
target/bench/.stamp: $(rust_sources) $(shell find benches/inside tests/common) Makefile | tools
	$(begin)
	cargo build --quiet --locked --release $(bench_crate) --bin native
	$(wasm_level) CARGO_ENCODED_RUSTFLAGS=$(wasm_rust) \
	  cargo rustc --quiet --locked --release $(bench_crate) --lib --crate-type cdylib --target wasm32-unknown-unknown
	$(wasm_opt) target/bench/wasm32-unknown-unknown/release/inside.wasm -o $(@D)/inside.wasm
	$(end)
