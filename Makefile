# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help demo samples test check verify-apple format mocks docs install uninstall install_templates uninstall_templates bench fuzz clean

# Where `install` copies to, and whether it builds for release or, quickly, for debug.
PREFIX ?= /usr/local
CONFIGURATION ?= release
# More options for `samples`, `bench` and `fuzz`: make samples ARGS="--port 8081"
ARGS ?=

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z_-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## make an app with a scene of each style, test it and show it
	@scripts/demo

samples: ## serve the sample gallery in the browser
	@scripts/samples $(ARGS)

test: ## run all tests; installs what they need
	@scripts/test

check: test ## what CI runs

verify-apple: ## on a Mac: build the hosts with Apple's SDK, and test native scenes in a simulator
	@scripts/verify-apple

format: ## format the sources
	@scripts/format

mocks: ## write the mocks and proxies of the tests again
	@scripts/mocks

docs: ## rewrite the generated parts of the documents
	@scripts/docs

install: ## build the tool and copy it to $(PREFIX)/bin
	@scripts/install "$(PREFIX)" "$(CONFIGURATION)"

uninstall: ## remove what install copied
	rm -f "$(PREFIX)/bin/scenery" "$(PREFIX)/share/scenery/scenery-package" \
		"$(PREFIX)/share/bash-completion/completions/scenery" "$(PREFIX)/share/zsh/site-functions/_scenery" \
		"$(PREFIX)/share/fish/vendor_completions.d/scenery.fish"

install_templates: ## put the templates into Xcode, under a group named Scenery
	scripts/build --enable-all-traits --product scenery
	.build/debug/scenery templates install

uninstall_templates: ## take the templates out of Xcode again
	scripts/build --enable-all-traits --product scenery
	.build/debug/scenery templates uninstall

bench: ## run the benchmarks, ours and peers
	@Benchmarks/run $(ARGS)

fuzz: ## feed the parsers with inputs of libFuzzer, ten minutes each
	@Fuzz/run $(ARGS)

clean: ## remove all build products
	rm -rf .build Examples/.build Benchmarks/.build Fuzz/.build Verify/.build Verify/Runtime/.build
