# The two commands of the README are `make run` and `make test`; the rest is for those who work on Spotter.
SWIFT ?= swift
DB ?=
FLAGS ?=

.PHONY: run build test bench lint format docs install clean packages test-packages

## Build Spotter and open it; DB=FILE opens another diary.
run: build
	@$(SWIFT) build -c release --show-bin-path >/dev/null
	@"$$($(SWIFT) build -c release --show-bin-path)/spotter" $(if $(DB),--db "$(DB)") $(FLAGS)

## Build the program with optimisation.
build: packages
	$(SWIFT) build -c release --product spotter

## Pass the whole test suite.
test: test-packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build $(FLAGS)

## Measure on a diary of 100 clients and 10 years; CLIENTS and YEARS make it smaller.
CLIENTS ?= 100
YEARS ?= 10
bench: test-packages
	$(SWIFT) build -c release --product spotter
	$(SWIFT) build -c release --product bare-curses
	$(SWIFT) build -c release --product spotter-bench
	@"$$($(SWIFT) build -c release --show-bin-path)/spotter-bench" --clients $(CLIENTS) --years $(YEARS)

## Check the layout of the code and that the generated documents are up to date.
lint:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests

## Lay the code out.
format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

## Write docs/keys.md from the table of commands.
docs: packages
	$(SWIFT) build --product spotter
	"$$($(SWIFT) build --show-bin-path)/spotter" keys --markdown > docs/keys.md

## Install the program and its themes below PREFIX.
PREFIX ?= /usr/local
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/spotter/themes"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/spotter" "$(DESTDIR)$(PREFIX)/bin/spotter"
	install -m 644 themes/*.toml "$(DESTDIR)$(PREFIX)/share/spotter/themes/"

clean:
	rm -rf .build

packages:
	@sh .ci/packages build

test-packages:
	@sh .ci/packages build test
