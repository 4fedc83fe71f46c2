extension StyleSheet {
  /// What drawings of states need beside ``css``.
  static let towers = """
    .body{stroke-width:1}
    .edging{fill:none;stroke-width:1;stroke-linecap:round}
    .active>.body{stroke-width:2}
    .cover>.body{stroke-width:3}
    .active.cover>.body{stroke-width:4}
    .slab.nothing>.body{stroke-dasharray:5 4}
    .selected,.plate{stroke-width:1}
    .initial>.plate{stroke-width:2.25}
    .stub>.card{stroke-width:1;stroke-dasharray:3 3}
    .ground{fill:none;stroke-width:1}
    .final>.plate{stroke-width:2}
    .highlighted>.plate{stroke-width:3.5}
    \(colours(ofTowers: .light))
    @media (prefers-color-scheme:dark){
    \(colours(ofTowers: .dark))
    }
    """

  private static func colours(ofTowers palette: Palette) -> String {
    var rules = [
      ".body{fill:\(palette.frame);stroke:\(palette.quietLine)}",
      ".edging{stroke:\(palette.quietLine)}",
      ".active>.body{fill:\(palette.card);stroke:\(palette.cardLine)}",
      ".flow>.body{fill:\(palette.page)}",
      ".bar>.body{fill:\(palette.page);stroke:\(palette.cardLine)}",
      ".selected{fill:\(palette.card);stroke:\(palette.cardLine)}",
      ".lamp{fill:\(palette.text)}",
      ".plate{fill:\(palette.frame);stroke:\(palette.frameLine)}",
      ".initial>.plate{stroke:\(palette.cardLine)}",
      ".stub>.card{fill:\(palette.page);stroke:\(palette.quietLine)}",
      ".ground{stroke:\(palette.quietLine)}",
      ".highlighted>.plate{stroke:\(palette.text)}",
    ]
    for kind in EdgeKind.allCases where kind != .push {
      let ink = palette.ink(kind)
      rules += [
        ".slab.\(kind.name)>.body,.slab.\(kind.name)>.edging{stroke:\(ink.line)}",
        ".slab.\(kind.name)>.body{fill:\(ink.tint)}",
        ".slab.\(kind.name).active>.body{fill:\(palette.card)}",
        ".slab.\(kind.name).flow>.body{fill:\(palette.page)}",
        ".slab.\(kind.name)>text,.slab.\(kind.name)>text>tspan{fill:\(palette.text)}",
        ".slab.\(kind.name)>text.qualifier{fill:\(ink.text)}",
      ]
    }
    for severity in RouteMark.Severity.allCases {
      let ink = palette.ink(severity)
      rules.append(".marked.\(severity.name)>.plate{stroke:\(ink.line)}")
    }
    return rules.joined(separator: "\n")
  }
}
