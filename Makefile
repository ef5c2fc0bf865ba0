# `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help demo samples test check format mocks install uninstall install_templates uninstall_templates bench clean

PREFIX ?= /usr/local

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z_]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: ## make an app with a scene of each style, test it and show it
	@scripts/demo

samples: ## serve the sample gallery in the browser
	@scripts/samples

test: ## run all tests; installs what they need
	@scripts/test

check: test ## what CI runs

format: ## format the sources
	swift format --in-place --recursive --parallel Package.swift Sources Tests Examples/Sources Benchmarks/Sources

mocks: ## write the mocks and proxies of the tests anew
	@scripts/mocks

install: ## build the tool in release mode and copy it to $(PREFIX)/bin
	@scripts/install "$(PREFIX)"

uninstall: ## remove what install copied
	rm -f "$(PREFIX)/bin/scenery" "$(PREFIX)/share/scenery/scenery-package" \
		"$(PREFIX)/share/bash-completion/completions/scenery" "$(PREFIX)/share/zsh/site-functions/_scenery" \
		"$(PREFIX)/share/fish/vendor_completions.d/scenery.fish"

install_templates: ## put the templates into Xcode, under a group named Scenery
	swift run scenery templates install

uninstall_templates: ## take the templates out of Xcode again
	swift run scenery templates uninstall

bench: ## run the benchmarks, ours and peers
	@Benchmarks/run

clean: ## remove all build products
	rm -rf .build Examples/.build Benchmarks/.build Verify/.build
