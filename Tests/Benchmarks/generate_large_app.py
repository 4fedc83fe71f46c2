#!/usr/bin/env python3
"""Prints the Navigation.swift of a realistic shop app, the same for the same seed.

usage: generate_large_app.py [SEED] > Navigation.swift

40 coordinators and 400 routes: a log-in before five tabs, four flows in each tab (pushed or in a
sheet), twelve more inside of those, with modals, deep links, effects, variables and slots.
"""
import sys

TABS = {
    "Home": ["Offers", "Collections", "Article", "Stores"],
    "Search": ["Results", "Filters", "Product", "Scanner"],
    "Basket": ["Checkout", "Vouchers", "Delivery", "GiftWrap"],
    "Messages": ["Conversation", "Compose", "Contacts", "Notifications"],
    "Profile": ["Orders", "Addresses", "Payments", "Settings"],
}
INNER = [
    "Reviews", "SizeGuide", "Gallery", "Returns", "Invoice", "Camera",
    "Attachments", "Privacy", "Language", "Password", "Help", "LoyaltyCard",
]
SCREENS = [
    "list", "detail", "summary", "editor", "picker", "preview", "options", "history", "map",
    "calendar", "search", "sorting", "sharing", "terms", "rating", "note", "photo", "confirmation",
]
DIALECT = ".tcaCoordinators(.v0_14, .identified)"


class Numbers:
    """A linear congruential generator, the same on every machine."""

    def __init__(self, seed):
        self.state = seed * 2 + 1

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound

    def one(self, of):
        return of[self.below(len(of))]

    def some(self, of, count):
        rest = list(of)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]


def lower(name):
    return name[0].lower() + name[1:]


class Flow:
    """A coordinator with a stack: a tree of screens, some of which host other flows."""

    def __init__(self, name, index, hosted, numbers):
        self.name, self.hosted, self.numbers = name, hosted, numbers
        # Two other coordinators have 8 routes; 12 flows have one more than the other 26.
        count = 10 + (index % 19 < 6)
        self.hasFailure = index % 3 == 0
        self.isEditable = index % 4 == 1
        own = count - len(hosted) - self.hasFailure
        self.screens = numbers.some(SCREENS, own)
        self.exits = {}
        self.modals = {}
        for position, route in enumerate(self.screens[1:] + [lower(flow) for flow in hosted], 1):
            # Near the end of the preceding ones, so that paths differ in length.
            first = max(0, min(position, own) - 3)
            parent = self.screens[first + numbers.below(min(position, own) - first)]
            self.exits.setdefault(parent, []).append(route)
            self.modals[route] = numbers.one(["push", "push", "push", "sheet", "cover"])

    def opening(self, route):
        return {
            "push": f".push(.{route})",
            "sheet": f".presentSheet(.{route}, embedsNavigation: true)",
            "cover": f".presentCover(.{route}, embedsNavigation: true)",
        }[self.modals[route]]

    def screen(self, route):
        numbers, lines, root = self.numbers, [], self.screens[0]
        hasArgument = route != root and numbers.below(4) == 0
        arguments = ', arguments: .values("id", ["1", "2"]), identity: .arguments("id")'
        for target in self.exits.get(route, []):
            guard = ', when: .is("isEditing")' if self.isEditable and numbers.below(4) == 0 else ""
            lines.append(f'On("{target}Tapped"{guard}, {self.opening(target)})')
        if route == root:
            if self.isEditable:
                lines.append('On("editTapped", .assign("isEditing", true))')
                lines.append('On("doneTapped", .assign("isEditing", false))')
            lines.append('On("closeTapped", .emit("closed"))')
        elif self.modals[route] != "push":
            lines.append('On("closeTapped", .dismiss())')
        elif numbers.below(3) == 0:
            lines.append('On("startOverTapped", .goBackToRoot)')
        if (self.name, route) == ("LogIn", self.screens[1]):
            lines.append('On("logInTapped", .assign("loggedIn", true))')
        if (self.name, route) == ("Settings", root):
            lines.append('On("logOutTapped", .assign("loggedIn", false))')
        if self.hasFailure and route == self.screens[1]:
            lines.insert(0, 'Slot("failure", .alert)')
            lines.insert(1, 'Effect("load", sends: "loaded", onAppearance: true)')
            failure = '.oneOf([], [.show(.failure, in: "failure")])'
            lines.append(f'On("loaded", trigger: .sent, {failure})')
        return [f"  Screen(.{route}{arguments if hasArgument else ''}) {{"] + [
            f"    {line}" for line in lines
        ] + ["  }"]

    def printed(self):
        hosts = [lower(flow) for flow in self.hosted]
        lines = enumeration(
            self.name, self.screens + hosts + (["failure"] if self.hasFailure else [])
        )
        lines += [
            f"let {lower(self.name)} = Coordinator<{self.name}Route>(",
            f'  "{self.name}", dialect: {DIALECT}, root: .{self.screens[0]}, embedsNavigation: true',
            ") {",
        ]
        if self.isEditable:
            lines.append('  Variable("isEditing", false)')
        for route in self.screens:
            lines += self.screen(route)
        for flow, route in zip(self.hosted, hosts):
            back = ".goBack()" if self.modals[route] == "push" else ".dismiss()"
            lines.append(f'  Screen(.{route}, hosts: "{flow}")')
            lines.append(f'  OnChild(flowOf: .{route}, reports: "closed", {back})')
        if self.hasFailure:
            lines += ["  Screen(.failure) {", '    On("okTapped")', "  }"]
        return lines + ["}", ""]


def enumeration(name, routes):
    return [f"enum {name}Route: String, RouteKey {{", f"  case {', '.join(routes)}", "}", ""]


def main_tabs(flows):
    lines = enumeration("Main", [lower(tab) for tab in TABS] + ["offline"])
    lines.append('let mainTabs = Tabs<MainRoute>("Main", initial: .home) {')
    lines += [f"  Tab(.{lower(tab)}, hosts: {lower(tab)})" for tab in TABS]
    lines += [
        "  Screen(.offline)", '  Slot("offline", .overlay)',
        '  OnSelf("connectionLost", trigger: .effect, .show(.offline, in: "offline"))',
        '  OnSelf("connected", trigger: .effect, .clear("offline"))',
    ]
    for tab in TABS:
        # The second screen of the tab, on the screens that its stack requires.
        target = flows[tab].screens[1]
        opening = flows[tab].opening(target)
        lines += [
            f'  DeepLink("shop://{lower(tab)}", lands: [MainRoute.{lower(tab)}, '
            f"{tab}Route.{target}], .select(.{lower(tab)}),",
            f"    .inChild(.{lower(tab)}, of: {tab}Route.self, .goBackToRoot, {opening}))",
        ]
    return lines + ["}", ""]


def app():
    return enumeration("App", ["logIn", "main"]) + [
        'let app = Switch<AppRoute>("App", initial: .logIn) {', "  Case(.logIn, hosts: logIn)",
        '  Case(.main, hosts: mainTabs, while: .is("loggedIn"))', "}", "",
    ]


numbers = Numbers(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
features = [feature for features in TABS.values() for feature in features]
hosted = {feature: [] for feature in features}
for flow, host in zip(INNER, numbers.some(features, len(INNER))):
    hosted[host].append(flow)
names = ["LogIn"] + list(TABS) + features + INNER
inside = {**TABS, **hosted}
flows = {
    name: Flow(name, index, inside.get(name, []), numbers) for index, name in enumerate(names)
}
lines = ["import NavGraph", ""]
for flow in flows.values():
    lines += flow.printed()
lines += main_tabs(flows) + app()
lines += ["register(", '  Graph("LargeApp") {', "    app", "    mainTabs"]
lines += [f"    {lower(name)}" for name in names]
lines += ['    Variable("loggedIn", false)', "  })"]
print("\n".join(lines))
