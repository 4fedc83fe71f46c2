"""Registrations for the tests of maps."""

HOSTILE = {
    "script": "<script>window.hacked = 1</script>",
    "end": "</script><script>window.hacked = 1</script>",
    "image": "<img src=x onerror='window.hacked = 1'>",
    "dot": '"]; node [color=red',
    "address": "javascript:window.hacked=1",
    "ampersand": "a & b &amp; &lt;c&gt;",
    "comment": "]]> <!-- -->",
    "lines": "two\nlines\ttab",
    "separators": "line\u2028and\u2029paragraph",
    "turned": "\u202Ereversed\u202C",
    "template": "{{title}} {{{data}}} ${1}",
    "percent": "50% of / and # and ?",
    "long": "long name " * 1_000,
}

SCRIPTS = {
    "Latin": "Wide WWWWWW MMMMMM and a longer name of a screen that wraps",
    "Chinese": "设置与隐私以及通知中心的详细信息",
    "Japanese": "商品の詳細画面とお気に入り",
    "Korean": "상품 상세 화면",
    "Arabic": "تفاصيل المنتج والإعدادات",
    "Hebrew": "פרטי המוצר וההגדרות",
    "Devanagari": "उत्पाद विवरण और सेटिंग",
    "Thai": "รายละเอียดสินค้าและการตั้งค่า",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈🎉🎉🎉🎉🎉🎉",
    "mixed": "Größe ŒÆ 商品 🎉 تفاصيل",
}


def literal(text):
    """Returns a Swift string literal for any text."""
    return '"' + "".join(f"\\u{{{ord(character):x}}}" for character in text) + '"'


def star(names):
    """Screens of these names, each opened from a home screen by an action of the same name, and a link."""
    literals = ",\n".join(f"  {literal(name)}" for name in names)
    return f"""
import NavGraph

let names = [
{literals}
]
let flow = Coordinator<RouteName>(
  names[0], dialect: .tcaCoordinators(.v0_14, .identified), root: "home", embedsNavigation: true
) {{
  Screen("home") {{
    for name in names {{ On(name, .push(RouteName(rawValue: name))) }}
  }}
  for name in names {{
    Screen(RouteName(rawValue: name)) {{ On(name, .goBack()) }}
  }}
  for name in names {{
    Screen(RouteName(rawValue: name + "?")) {{}}
  }}
  DeepLink(names[0], .goBackToRoot)
}}
register(Graph(names[0]) {{ flow }})
"""
