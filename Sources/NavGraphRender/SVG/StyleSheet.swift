/// The styles of a drawing: plain rules by class, for light and dark schemes.
///
/// No custom properties and no nesting, because not every viewer of SVG knows them.
enum StyleSheet {
  static let css = """
    text{font-family:Helvetica,Arial,"Liberation Sans","Helvetica Neue",system-ui,sans-serif;\
    unicode-bidi:isolate;white-space:pre}
    \(sizes)
    .middle{text-anchor:middle}
    .frame{stroke-width:1}
    .card{stroke-width:1.25}
    .root>.card{stroke-width:2.25}
    .unreached>.card,.nothing>.card{stroke-dasharray:5 4}
    .own>.card{stroke-width:1}
    .contains{fill:none;stroke-width:1.25;stroke-dasharray:1.5 4;stroke-linecap:round}
    .line,.arrow{fill:none;stroke-width:1.5;stroke-linejoin:round}
    .arrow{stroke-linecap:round}
    .sheet>.line{stroke-dasharray:7 4}
    .cover>.line{stroke-width:3.5}
    .alert>.line,.dialog>.line,.popover>.line{stroke-dasharray:9 3 2 3}
    .overlay>.line,.column>.line,.window>.line{stroke-dasharray:12 4}
    .tab>.line,.show>.line{stroke-width:2.25}
    .replace>.line{stroke-dasharray:0.1 4.5;stroke-width:2.5;stroke-linecap:round}
    .back>.line,.back>.arrow,.change>.line,.change>.arrow{stroke-width:1}
    .gesture>.line,.gesture>.arrow{stroke-width:1}
    .gesture>.line{stroke-dasharray:2 3}
    .spontaneous>.label{stroke-width:1.25;stroke-dasharray:1 3;stroke-linecap:round}
    .never>.line,.never>.arrow{opacity:0.75}
    .never>.line{stroke-dasharray:2 5}
    .never>.label{stroke-width:1;stroke-dasharray:3 3}
    .halo{fill:none;stroke-width:8;stroke-linecap:round;stroke-linejoin:round;opacity:0.28}
    .icon{fill:none;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
    .marked>.card,.marked>.label{stroke-width:2}
    .ring{fill:none;stroke-width:2.5}
    .highlighted>.line{stroke-width:3}
    .faded>.line,.faded>.arrow,.faded>.card{stroke-width:1}
    .faded>.contains{stroke-width:1}
    .shot{fill:none;stroke-width:3}
    \(colours(.light))
    @media (prefers-color-scheme:dark){
    \(colours(.dark))
    }
    """

  /// The same where links enclose an element that is styled by its parent.
  static let linkingCSS =
    css.split(separator: "\n").map { line in
      guard let brace = line.firstIndex(of: "{"), line[..<brace].contains(">") else {
        return String(line)
      }
      let selectors = line[..<brace].split(separator: ",")
      let within = selectors.filter { $0.contains(">") }.map { selector in
        selector.split(separator: ">").joined(separator: ">a>")
      }
      return (selectors.map(String.init) + within).joined(separator: ",") + line[brace...]
    }.joined(separator: "\n") + "\na:hover text,a:focus text{text-decoration:underline}"

  private static let sizes = TextStyle.allCases.map { style in
    var buffer = XMLBuffer()
    buffer.append(style.fontSize)
    return ".\(style.cssClass){font-size:\(buffer.text)px;font-weight:\(style.isBold ? 600 : 400)}"
  }.joined(separator: "\n")

  private static func colours(_ palette: Palette) -> String {
    var rules = [
      ".page{fill:\(palette.page)}",
      ".frame{fill:\(palette.frame);stroke:\(palette.frameLine)}",
      ".card{fill:\(palette.card);stroke:\(palette.cardLine)}",
      ".unreached>.card,.nothing>.card{fill:\(palette.frame)}",
      "text{fill:\(palette.text)}",
      ".subtitle,.dialect,.argument,.caption,.qualifier,.legend,.unreached>.name"
        + "{fill:\(palette.quietText)}",
      ".icon.quiet,.entry{stroke:\(palette.quietText)}",
      ".contains{stroke:\(palette.quietText)}",
      ".own>.card{fill:\(palette.frame);stroke:\(palette.quietText)}",
      ".dot{fill:\(palette.quietText)}",
    ]
    for kind in EdgeKind.allCases {
      let ink = palette.ink(kind)
      rules += [
        ".\(kind.name)>.line,.\(kind.name)>.arrow,.icon.\(kind.name){stroke:\(ink.line)}",
        ".\(kind.name)>.filled{fill:\(ink.line)}",
        ".\(kind.name)>.label{fill:\(ink.tint)}",
        ".\(kind.name)>.action,.\(kind.name)>.qualifier,.\(kind.name)>.caption{fill:\(ink.text)}",
        ".spontaneous.\(kind.name)>.label{stroke:\(ink.line)}",
        ".never.\(kind.name)>.label{stroke:\(ink.line)}",
      ]
    }
    let link = palette.link
    rules += [
      ".link>.card{fill:\(link.tint);stroke:\(link.line)}",
      ".link>.action,.opened>.action,.opened>.qualifier,.opened>.caption{fill:\(link.text)}",
      ".opened>.line,.opened>.arrow,.opened>.icon,.icon.linked{stroke:\(link.line)}",
      ".opened>.filled{fill:\(link.line)}",
      ".opened>.label{fill:\(link.tint)}",
      ".opened.never>.label{stroke:\(link.line)}",
    ]
    for severity in RouteMark.Severity.allCases {
      let ink = palette.ink(severity)
      let name = severity.name
      rules += [
        ".icon.\(name){stroke:\(ink.line)}",
        ".finding.\(name){fill:\(ink.text)}",
        ".marked.\(name)>.card,.marked.\(name)>.label,.marked.\(name)>.halo{stroke:\(ink.line)}",
        ".badge.\(name){fill:\(ink.tint)}",
      ]
    }
    rules += [
      ".ring{stroke:\(palette.text)}",
      ".shot{stroke:\(palette.cardLine)}",
      ".faded>.card,.faded>.label{fill:\(palette.frame)}",
      ".faded>.card,.faded>.line,.faded>.arrow,.faded>.icon,.faded>.label,.faded>.contains"
        + "{stroke:\(palette.quietLine)}",
      ".faded>.filled,.faded>.dot{fill:\(palette.quietLine)}",
      ".faded>.name,.faded>.action,.faded>.qualifier,.faded>.caption,.faded>.argument"
        + "{fill:\(palette.quietText)}",
      ".badge-icon{stroke:\(palette.card)}",
      ".badge-text{fill:\(palette.card)}",
    ]
    return rules.joined(separator: "\n")
  }
}
