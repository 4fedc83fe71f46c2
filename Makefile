# Two commands for a new machine: `make demo` and `make test`. Both install what is missing.

SWIFT ?= swift
# The tool starts faster with the Swift runtime inside; manifests share theirs with the library. Both are compiled with the
# same flags, or each module would be compiled twice; modules compiled for the static runtime name libraries that only its
# folder has.
ifeq ($(shell uname),Linux)
# One that is linked for a fixed address has no hundred thousand places to mend before it runs.
STATIC = --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -no-pie -Xlinker -L$(STATIC_RUNTIME)
STATIC_RUNTIME = $(shell $(SWIFT)c -print-target-info -static-stdlib | sed -n 's/.*"\(.*swift_static\/linux\)".*/\1/p' | head -n 1)
endif
DEMO := .build/demo/TCACoordinators.svg

PREFIX ?= /usr/local
# What reads an app's sources is swift-syntax, which takes minutes to build: the tool that is installed has it.
READING := --traits SourceReading
# What is installed, with everything under it that is not shared with others. Paths may have spaces.
ROOT := $(DESTDIR)$(PREFIX)
LIBRARIES := $(ROOT)/lib/navgraph
MODULES := NavGraph NavGraphModel NavGraphFacts NavGraphExploration

.PHONY: install uninstall dist help demo test test-libraries test-tool-a test-tool-b test-patient test-import test-all \
  test-browser lint format benchmark docs docc rules dependencies test-dependencies build

help:
	@echo "make demo       build, lint a sample and draw it"
	@echo "make test       run the tests"
	@echo "make test-all   run them with all seeds of random apps, for the night"
	@echo "make test-browser  run those of the interactive map, in Chromium"
	@echo "make lint       check the formatting of the sources"
	@echo "make format     put the formatting right"
	@echo "make docs       write the pages and maps of the samples anew"
	@echo "make rules      write Docs/Rules anew, from the files of the rules"
	@echo "make docc       build the DocC archives of the libraries"
	@echo "make install    put the tool and its library under PREFIX (/usr/local)"
	@echo "make uninstall  take them away again"
	@echo "make dist       write the archives of a release to .build/dist"
	@echo "make benchmark  measure what Docs/Internals/Performance.md reports"

# For builds of all that is there, in debug mode, which takes half as long as optimizing. Debug information is a sixth of
# such a build; and a fifth is spared where one compiler reads all of a module, which writes the interface, too.
ONCE := -debug-info-format none -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
  -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo

# After `make test`, `.ci/run` uses what is built already: with other settings, everything is compiled again.
demo: dependencies
	$(SWIFT) build --product NavGraph $(ONCE) $(TRAITS)
	$(SWIFT) build --product navgraph $(ONCE) $(TRAITS)
	.build/debug/navgraph lint Samples/TCACoordinators --fail-on never
	@mkdir -p $(dir $(DEMO))
	.build/debug/navgraph render Samples/TCACoordinators --output $(DEMO)
	@echo "The picture is in $(CURDIR)/$(DEMO)"

build: dependencies
	$(SWIFT) build -c release --product NavGraph $(STATIC) $(TRAITS) $(LINKING)
	$(SWIFT) build -c release --product navgraph $(STATIC) $(TRAITS) $(LINKING)

# Tests that kill processes and wait for what becomes of them: not while others take all processors.
PATIENT := TroubledReducerTests|WorkerRestartTests|InterruptionTests|ProgressTests

# The model and the search are optimized for them, in debug builds, too (Package.swift).
FAST := NAVGRAPH_FAST_TESTS=1
TESTED := $(ONCE) $(READING)

test: dependencies test-dependencies
	$(FAST) $(SWIFT) build --build-tests $(TESTED)
	$(MAKE) -j4 test-libraries test-tool-a test-tool-b test-browser
	$(MAKE) -j2 test-patient test-import

# What is built runs without the package manager where the system can: of two at a time, one can find its database locked.
ifeq ($(shell uname),Linux)
RUN := $(FAST) NO_COLOR=1 .build/debug/NavGraphPackageTests.xctest --testing-library swift-testing
else
RUN := $(FAST) $(SWIFT) test --skip-build --ignore-lock $(TESTED)
endif

# Each part in a process of its own, one test after the other: in one process, the threads block one another, and the
# same tests take twice the processor time. The three take about equally long. The browser beside them mostly waits.
PART := $(RUN) --no-parallel --skip '$(PATIENT)'
test-libraries:
	$(PART) --skip '^NavGraph(CLI|Render)Tests\.'

test-tool-a:
	$(PART) --filter '^NavGraphCLITests\.[A-M]|^NavGraphRenderTests\.[A-L]'

test-tool-b:
	$(PART) --filter '^NavGraphCLITests\.[^A-M]|^NavGraphRenderTests\.[^A-L]'

test-patient:
	$(RUN) --filter '$(PATIENT)'

# An app that imports the library fetches nothing that only the tool needs.
test-import:
	$(SWIFT) package --package-path Samples/FormApp resolve
	! test -e Samples/FormApp/.build/checkouts/swift-syntax

# All that `make test` runs, with all seeds of the comparisons of random apps; the tests of an app that imports the
# library; and the tool without reading of sources: for the night.
test-all:
	NAVGRAPH_LONG_TESTS=1 $(MAKE) test
	env -u NAVGRAPH_FAST_TESTS $(SWIFT) test --package-path Samples/FormApp -debug-info-format none
	$(MAKE) demo

# The interactive map in Chromium, after `swift build`; its pictures are kept in .build/screenshots.
test-browser:
	Tests/Browser/run.sh

lint:
	$(SWIFT) format lint --parallel --strict --recursive Package.swift Sources Tests Samples

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Samples

# Manifests are compiled against the library and its modules, so these go with the tool; for a compiler of another
# version than the one here, the tool builds the library from its sources.
install: TRAITS = $(READING)
install: build
	install -d "$(ROOT)/bin"
	rm -rf "$(LIBRARIES)"
	install -d "$(LIBRARIES)/Modules"
	install .build/release/navgraph "$(ROOT)/bin/navgraph"
	install -m 644 .build/release/libNavGraph.* "$(LIBRARIES)/"
	cp -R $(MODULES:%=.build/release/Modules/%.swiftmodule) "$(LIBRARIES)/Modules/"
	install -d "$(LIBRARIES)/Sources/Sources"
	cp -R $(MODULES:%=Sources/%) "$(LIBRARIES)/Sources/Sources/"
	install -m 644 .ci/library/Package.swift "$(LIBRARIES)/Sources/Package.swift"
	$(SWIFT)c --version 2>/dev/null | head -n 1 > "$(LIBRARIES)/compiler"

dist: dependencies
	.ci/dist

# Folders that were made for it go, too, unless something else lies in them.
uninstall:
	rm -f "$(ROOT)/bin/navgraph"
	rm -rf "$(LIBRARIES)"
ifneq ($(PREFIX),/usr/local)
	rmdir "$(ROOT)/bin" "$(ROOT)/lib" "$(ROOT)" 2>/dev/null || true
endif

# What the tool writes about the samples, each with the bounds of its page in Docs/Samples.
DOCS := Docs/Samples
docs: TRAITS = $(READING)
docs: build
	rm -rf $(addprefix $(DOCS)/,TCACoordinators RoutingReducer ComposableNavigation TCARouteStack Broken Reducers)
	.build/release/navgraph docs Samples/TCACoordinators --output $(DOCS)/TCACoordinators
	.build/release/navgraph docs Samples/RoutingReducer --output $(DOCS)/RoutingReducer
	.build/release/navgraph docs Samples/ComposableNavigation --flow-nesting 3 \
	  --output $(DOCS)/ComposableNavigation
	.build/release/navgraph docs Samples/TCARouteStack --stack-height 4 \
	  --output $(DOCS)/TCARouteStack
	.build/release/navgraph docs Samples/Broken --output $(DOCS)/Broken
	.build/release/navgraph render --sources Samples/Shop --output $(DOCS)/Shop/map.svg
	.build/release/navgraph path --sources Samples/Shop --finding go-back-target-missing \
	  --output $(DOCS)/Shop/finding.svg
	for each in TCACoordinators-NavigationStore TCACoordinators-Numbers TCACoordinators-PresentationStore \
	  RoutingReducer-Constant RoutingReducer-Modal RoutingReducer-UUID ComposableNavigation-Onboarding \
	  ComposableNavigation-Register ComposableNavigation-Root; do \
	  .build/release/navgraph docs Samples/Reducers/$${each%-*}.swift --graph $${each#*-} \
	    --output $(DOCS)/Reducers/$$each || exit 1; \
	done
	.build/release/navgraph docs Samples/Reducers/TCARouteStack.swift --output $(DOCS)/Reducers/TCARouteStack

# The pages of the rules are what the rules say of themselves.
rules:
	rm -f Docs/Rules/*.md
	$(SWIFT) run navgraph rules --write-docs Docs/Rules

# The DocC archives of the two libraries that apps import, in .build/docc; warnings fail.
docc:
	$(SWIFT) build --target NavGraphTesting
	for each in NavGraph NavGraphTesting; do \
	  rm -rf .build/docc/$$each && mkdir -p .build/docc/$$each && \
	  $(SWIFT) symbolgraph-extract -module-name $$each -I .build/debug/Modules -minimum-access-level public \
	    -skip-inherited-docs -output-dir .build/docc/$$each \
	    -target $$($(SWIFT) -print-target-info | sed -n 's/.*"triple" *: *"\(.*\)".*/\1/p' | head -1) && \
	  docc convert Sources/$$each/$$each.docc --warnings-as-errors \
	    --fallback-display-name $$each --fallback-bundle-identifier navgraph.$$each \
	    --additional-symbol-graph-dir .build/docc/$$each --output-path .build/docc/$$each.doccarchive \
	    || exit 1; \
	done

benchmark: build
	$(SWIFT) build -c release --product NavGraphBenchmarks $(STATIC)
	Tests/Benchmarks/run.sh

# Graphviz lays the pictures out, libxml2 is what Foundation reads XML with. Their headers are looked for
# where each system keeps them.
dependencies:
	@if pkg-config --exists libgvc libxml-2.0 2>/dev/null; then \
	  true; \
	elif command -v apt-get >/dev/null; then \
	  as_root=; test "$$(id -u)" = 0 || as_root=sudo; \
	  $$as_root apt-get update && $$as_root apt-get install -y libgraphviz-dev libxml2-dev pkg-config; \
	elif command -v brew >/dev/null; then \
	  brew install graphviz pkg-config; \
	else \
	  echo "Install Graphviz and libxml2 with their headers, then run make again." >&2; exit 1; \
	fi

# Tests read reports with parsers of Python's, hold them against published schemas, read pages with GitHub's
# reader of Markdown, and count the states of exported models with SPIN.
test-dependencies:
	@if { python3 -c 'import jsonschema, yaml' 2>/dev/null \
	  || /usr/bin/python3 -c 'import jsonschema, yaml' 2>/dev/null; } && command -v cmark-gfm >/dev/null && command -v spin >/dev/null && command -v gcc >/dev/null; then \
	  true; \
	elif command -v apt-get >/dev/null; then \
	  as_root=; test "$$(id -u)" = 0 || as_root=sudo; \
	  $$as_root apt-get update && $$as_root apt-get install -y python3 python3-jsonschema python3-yaml cmark-gfm spin gcc; \
	else \
	  echo "Install Python with its modules jsonschema and yaml, cmark-gfm, spin and gcc, then run make again." >&2; exit 1; \
	fi
