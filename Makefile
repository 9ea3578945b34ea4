# The two commands of the README are `make run` and `make test`; the rest is for those who work on Spotter.
SWIFT ?= swift
STRIP ?= strip
DB ?=
FLAGS ?=
# On Linux the Swift runtime goes into the program: it starts sooner, and runs where there is no Swift (decisions/0015).
# All release builds share this, or each would compile everything anew.
RELEASE = -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
# The libraries that would be linked anyway go into the program as well, and it has fixed addresses: so it starts sooner.
# HARDENED=1 leaves them to the system and gives the program random addresses, for a distribution that asks for that.
HARDENED ?=
run build bench install dist: export SPOTTER_ARCHIVES = \
	$(if $(filter Linux,$(shell uname -s)$(HARDENED)),$(CURDIR)/.build/archives)
# Test builds optimise the modules that nearly every test runs through (decisions/0036).
TEST_SWIFT = $(if $(filter Linux,$(shell uname -s)),SWIFT_EXEC="$$(sh .ci/optimised "$(CURDIR)/.build/optimised")") $(SWIFT)
# Asked when it is needed: the folder is there only after the build.
BIN = $(shell $(SWIFT) build $(RELEASE) --show-bin-path)

.PHONY: run build test test-long stress bench lint format docs pot recordings install dist clean packages test-packages

## Build Spotter and open it; DB=FILE opens another diary.
run: build
	@"$(BIN)/spotter" $(if $(DB),--db "$(DB)") $(FLAGS)

## Build the program with optimisation.
build: packages
	$(SWIFT) build $(RELEASE) --product spotter

## Pass the whole test suite.
test: test-packages
	$(TEST_SWIFT) build --build-tests
	$(TEST_SWIFT) test --skip-build $(FLAGS)

## Pass the whole test suite with all random rounds, 60,000 random keys and 200 kills, and run the benchmarks on a small
## diary to their end; before an issue is resolved.
test-long: test-packages
	$(TEST_SWIFT) build --build-tests
	SPOTTER_LONG=1 SPOTTER_FUZZ_KEYS=60000 $(TEST_SWIFT) test --skip-build $(FLAGS)
	"$$($(SWIFT) build --show-bin-path)/spotter-bench" --clients 4 --years 1
	$(MAKE) pot
	git diff --exit-code Sources/CEmbedded/po

## Pass the tests that wait for other programs ten times over while all processors are kept busy; ROUNDS and SUITES.
stress: test-packages
	$(TEST_SWIFT) build --build-tests
	SWIFT="$(SWIFT)" sh .ci/stress $(ROUNDS)

## Measure on a diary of 100 clients and 10 years; CLIENTS and YEARS make it smaller or larger.
CLIENTS ?= 100
YEARS ?= 10
bench: test-packages
	$(SWIFT) build $(RELEASE) --product spotter
	$(SWIFT) build $(RELEASE) --product bare-curses
	$(SWIFT) build $(RELEASE) --product spotter-bench
	@"$(BIN)/spotter-bench" --clients $(CLIENTS) --years $(YEARS)

## Write the template of all texts that can be translated.
pot: test-packages
	$(TEST_SWIFT) build
	SWIFT="$(SWIFT)" sh Tests/PhraseTool/places > .build/places
	"$$($(SWIFT) build --show-bin-path)/spotter-phrases" < .build/places > .build/spotter.pot
	mv .build/spotter.pot Sources/CEmbedded/po/spotter.pot

## Check the layout of the code.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

## Lay the code out.
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

## Write docs/keys.md from the table of commands.
docs: packages
	$(SWIFT) build --product spotter
	"$$($(SWIFT) build --show-bin-path)/spotter" keys --markdown > docs/keys.md

## Play the demo's scripts on the built program and write docs/demo and the screens of the README; then compare them.
recordings: test-packages
	$(TEST_SWIFT) build --build-tests
	-RECORD_SNAPSHOTS=1 $(TEST_SWIFT) test --skip-build --filter RecordingTests
	$(TEST_SWIFT) test --skip-build --filter RecordingTests

## Install the program, its themes, its documents, its menu entry and completions for three shells below PREFIX.
PREFIX ?= /usr/local
SHARE = $(DESTDIR)$(PREFIX)/share
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(SHARE)/spotter/themes" "$(SHARE)/man/man1" \
		"$(SHARE)/bash-completion/completions" "$(SHARE)/fish/vendor_completions.d" "$(DESTDIR)$(ZSH_COMPLETIONS)" \
		"$(SHARE)/doc/spotter/docs" "$(SHARE)/applications" "$(SHARE)/icons/hicolor/scalable/apps"
	$(STRIP) -o "$(DESTDIR)$(PREFIX)/bin/spotter" "$(BIN)/spotter"
	chmod 755 "$(DESTDIR)$(PREFIX)/bin/spotter"
	install -m 644 themes/*.toml "$(SHARE)/spotter/themes/"
	install -m 644 docs/spotter.1 "$(SHARE)/man/man1/spotter.1"
	install -m 644 README.md "$(SHARE)/doc/spotter/README.md"
	install -m 644 docs/*.md "$(SHARE)/doc/spotter/docs/"
	install -m 644 packaging/spotter.desktop "$(SHARE)/applications/spotter.desktop"
	install -m 644 packaging/spotter.svg "$(SHARE)/icons/hicolor/scalable/apps/spotter.svg"
	"$(BIN)/spotter" --generate-completion-script bash | sed '1{/^#!/d;}' \
		> "$(SHARE)/bash-completion/completions/spotter"
	"$(BIN)/spotter" --generate-completion-script zsh > "$(DESTDIR)$(ZSH_COMPLETIONS)/_spotter"
	"$(BIN)/spotter" --generate-completion-script fish > "$(SHARE)/fish/vendor_completions.d/spotter.fish"

## Write dist/spotter-VERSION-linux-ARCH.tar.gz and a Debian package, which need no Swift where they are installed.
dist: build
	MAKE="$(MAKE)" sh .ci/dist "$(BIN)/spotter"

clean:
	rm -rf .build dist

packages:
	@sh .ci/packages build
	@$(if $(SPOTTER_ARCHIVES),sh .ci/archives "$(SPOTTER_ARCHIVES)")

test-packages:
	@sh .ci/packages build test
	@$(if $(SPOTTER_ARCHIVES),sh .ci/archives "$(SPOTTER_ARCHIVES)")
