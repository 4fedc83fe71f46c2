# Start with `make demo` or `make test`. Both install missing dependencies.

SWIFT ?= swift
# The tool contains the Swift runtime, so that it starts faster; manifests share theirs with the library. Both are compiled
# with the same flags, because otherwise each module would be compiled twice.
ifeq ($(shell uname),Linux)
# Without PIE, the tool needs no relocations at start.
STATIC = --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -no-pie -Xlinker -L$(STATIC_RUNTIME)
STATIC_RUNTIME = $(shell $(SWIFT)c -print-target-info -static-stdlib | sed -n 's/.*"\(.*swift_static\/linux\)".*/\1/p' | head -n 1)
endif
DEMO := .build/demo/TCACoordinators.svg

PREFIX ?= /usr/local
# Reading sources needs swift-syntax, which takes minutes to build. The installed tool has it.
READING := --traits SourceReading
# Where the tool is installed. Paths may contain spaces.
ROOT := $(DESTDIR)$(PREFIX)
LIBRARIES := $(ROOT)/lib/navgraph
MODULES := NavGraph NavGraphModel NavGraphFacts NavGraphExploration

.PHONY: install uninstall dist help demo tool test test-exploration test-sources test-libraries test-tool-a test-tool-b test-patient test-import test-all \
  test-browser lint format benchmark docs docc rules dependencies test-dependencies build

help:
	@echo "make demo       build, lint a sample and draw it"
	@echo "make test       run the tests"
	@echo "make test-all   run all tests with all seeds of random apps (takes hours)"
	@echo "make test-browser  run the tests of the interactive map in Chromium"
	@echo "make lint       check the formatting of the sources"
	@echo "make format     correct the formatting"
	@echo "make docs       regenerate the pages and maps of the samples"
	@echo "make rules      regenerate Docs/Rules and Docs/navgraph.schema.json"
	@echo "make docc       build the DocC archives of the libraries"
	@echo "make install    install the tool and its library in PREFIX (/usr/local)"
	@echo "make uninstall  remove them"
	@echo "make dist       write the archives of a release to .build/dist"
	@echo "make benchmark  measure what Docs/Internals/Performance.md reports"

# Flags for complete debug builds, which take half as long as optimized ones. Omitting debug information saves a sixth,
# compiling whole modules at once a fifth.
ONCE := -debug-info-format none -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization \
  -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo

# With the flags of `make test`, so that `.ci/run` does not compile everything again.
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

# Tests that kill processes and wait. They do not run while other tests use all processors.
PATIENT := TroubledReducerTests|WorkerRestartTests|InterruptionTests|ProgressTests

# Optimizes the model and the search in debug builds (Package.swift).
FAST := NAVGRAPH_FAST_TESTS=1
TESTED := $(ONCE) $(READING)

test: dependencies test-dependencies
	$(FAST) $(SWIFT) build --build-tests $(TESTED)
	$(MAKE) -j3 test-tool-b test-tool-a test-exploration test-libraries test-sources test-browser
	$(MAKE) -j2 test-patient test-import

# On Linux, the tests run without the package manager, whose database is locked if two run at a time.
ifeq ($(shell uname),Linux)
RUN := $(FAST) NO_COLOR=1 .build/debug/NavGraphPackageTests.xctest --testing-library swift-testing
else
RUN := $(FAST) $(SWIFT) test --skip-build --ignore-lock $(TESTED)
endif

# Each part runs in its own process, one test after another: in one process, threads block one another, and the tests
# take twice the processor time. The longest parts start first.
PART := $(RUN) --no-parallel --skip '$(PATIENT)'
test-tool-a:
	$(PART) --filter '^NavGraphCLITests\.[A-M]'

test-tool-b:
	$(PART) --filter '^NavGraphCLITests\.[^A-M]'

test-exploration:
	$(PART) --filter '^NavGraphExplorationTests\.'

test-sources:
	$(PART) --filter '^NavGraphSourcesTests\.'

test-libraries:
	$(PART) --skip '^NavGraph(CLI|Exploration|Sources)Tests\.'

test-patient:
	$(RUN) --filter '$(PATIENT)'

# An app that imports the library fetches no dependency of the tool.
test-import:
	$(SWIFT) package --package-path Samples/FormApp resolve
	! test -e Samples/FormApp/.build/checkouts/swift-syntax

# `make test` with all seeds of random apps, the tests of an app that imports the library, and the tool without reading
# of sources.
test-all:
	NAVGRAPH_LONG_TESTS=1 $(MAKE) test
	env -u NAVGRAPH_FAST_TESTS $(SWIFT) test --package-path Samples/FormApp -debug-info-format none
	$(MAKE) demo

# Tests the interactive map in Chromium, after `swift build`. Screenshots are in .build/screenshots.
test-browser:
	Tests/Browser/run.sh

lint:
	$(SWIFT) format lint --parallel --strict --recursive Package.swift Sources Tests Samples

format:
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests Samples

# Installs the library and its modules too, because manifests are compiled against them. For other versions of the
# compiler, the tool builds the library from the installed sources.
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

# Also removes the folders that `install` created if they are empty.
uninstall:
	rm -f "$(ROOT)/bin/navgraph"
	rm -rf "$(LIBRARIES)"
ifneq ($(PREFIX),/usr/local)
	rmdir "$(ROOT)/bin" "$(ROOT)/lib" "$(ROOT)" 2>/dev/null || true
endif

# Each sample with the bounds that its page in Docs/Samples names.
DOCS := Docs/Samples
docs: tool
	rm -rf $(addprefix $(DOCS)/,TCACoordinators RoutingReducer ComposableNavigation TCARouteStack Broken Reducers)
	.build/debug/navgraph docs Samples/TCACoordinators --output $(DOCS)/TCACoordinators
	.build/debug/navgraph docs Samples/RoutingReducer --output $(DOCS)/RoutingReducer
	.build/debug/navgraph docs Samples/ComposableNavigation --flow-nesting 3 \
	  --output $(DOCS)/ComposableNavigation
	.build/debug/navgraph docs Samples/TCARouteStack --stack-height 4 \
	  --output $(DOCS)/TCARouteStack
	.build/debug/navgraph docs Samples/Broken --output $(DOCS)/Broken
	.build/debug/navgraph render --sources Samples/Shop --output $(DOCS)/Shop/map.svg
	.build/debug/navgraph path --sources Samples/Shop --finding go-back-target-missing \
	  --output $(DOCS)/Shop/finding.svg
	for each in TCACoordinators-NavigationStore TCACoordinators-Numbers TCACoordinators-PresentationStore \
	  RoutingReducer-Constant RoutingReducer-Modal RoutingReducer-UUID ComposableNavigation-Onboarding \
	  ComposableNavigation-Register ComposableNavigation-Root; do \
	  .build/debug/navgraph docs Samples/Reducers/$${each%-*}.swift --graph $${each#*-} \
	    --output $(DOCS)/Reducers/$$each || exit 1; \
	done
	.build/debug/navgraph docs Samples/Reducers/TCARouteStack.swift --output $(DOCS)/Reducers/TCARouteStack

# With the flags of `make test`, because otherwise everything would be compiled again.
tool: dependencies
	$(FAST) $(SWIFT) build --product NavGraph $(TESTED)
	$(FAST) $(SWIFT) build --product navgraph $(TESTED)

# The schema lists the rules.
rules: tool
	rm -f Docs/Rules/*.md
	.build/debug/navgraph rules --write-docs Docs/Rules
	.build/debug/navgraph config --schema > Docs/navgraph.schema.json

# DocC archives of the libraries that apps import, in .build/docc. Warnings are errors.
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

# Graphviz makes the layouts; Foundation reads XML with libxml2.
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

# The tests check reports with Python's parsers and published schemas, Markdown with GitHub's parser, and the number of
# states of exported models with SPIN.
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
