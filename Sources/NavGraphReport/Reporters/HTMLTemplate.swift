/// The page of ``HTMLReporter``, for ``HTMLPage``.
enum HTMLTemplate {
  static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="navgraph {{version}}">
    <title>{{title}} – navigation report</title>
    <style>
    :root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --page: #ffffff;
      --card: #f6f8fa; --line: #d1d9e0; --error: #cf222e; --warning: #9a6700; --info: #0969da; }
    @media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --quiet: #9198a1; --page: #0d1117;
      --card: #151b23; --line: #3d444d; --error: #f85149; --warning: #d29922; --info: #4493f8; } }
    body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--page);
      max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
    h1, h2 { line-height: 1.25; }
    ul, ol { padding-left: 1.5rem; }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; list-style: none; }
    .counts li, article { border: 1px solid var(--line); border-radius: 6px; background: var(--card); }
    .counts li { padding: .25rem .75rem; }
    article { border-left: .3rem solid var(--line); padding: .5rem 1rem; margin: .75rem 0; }
    .error { border-left-color: var(--error); }
    .warning { border-left-color: var(--warning); }
    .info { border-left-color: var(--info); }
    h2.error, b.error { color: var(--error); }
    h2.warning, b.warning { color: var(--warning); }
    h2.info, b.info { color: var(--info); }
    p { margin: .25rem 0; unicode-bidi: isolate; }
    code { font: .875em ui-monospace, monospace; }
    .quiet, summary { color: var(--quiet); }
    @media print { details { display: block; } }
    </style>
    </head>
    <body>
    <h1>{{title}}</h1>
    <ul class="counts">
    {{#counts}}
    <li><b class="{{style}}">{{number}}</b> {{name}}</li>
    {{/counts}}
    </ul>
    <p class="quiet">{{registered}}; {{coverage}}</p>
    {{#stacks}}
    <p class="quiet">{{.}}</p>
    {{/stacks}}
    {{#isClean}}
    <p>No findings.</p>
    {{/isClean}}
    {{#groups}}
    <h2 class="{{style}}">{{heading}}</h2>
    {{#findings}}
    <article class="{{style}}">
    <p>{{message}}</p>
    <p>{{fix}}</p>
    <p class="quiet"><code>{{place}}</code> · {{subject}} · {{rule}}</p>
    {{#notes}}
    <p class="quiet"><code>{{subject}}</code>: {{text}}</p>
    {{/notes}}
    {{#ways}}
    <details>
    <summary>{{title}}</summary>
    {{#hasSteps}}
    <ol>
    {{#steps}}
    <li>{{.}}</li>
    {{/steps}}
    </ol>
    {{/hasSteps}}
    {{#rest}}
    <p>{{.}}</p>
    {{/rest}}
    </details>
    {{/ways}}
    </article>
    {{/findings}}
    {{/groups}}
    {{#hasAccepted}}
    <h2>Accepted</h2>
    <ul>
    {{#accepted}}
    <li>{{text}} <span class="quiet">{{subject}} · {{rule}}</span></li>
    {{/accepted}}
    </ul>
    {{/hasAccepted}}
    {{#hasOpenQuestions}}
    <h2>Not checked</h2>
    <ul>
    {{#notChecked}}
    <li>{{text}} <span class="quiet">{{subject}} · {{rule}}</span></li>
    {{/notChecked}}
    </ul>
    {{/hasOpenQuestions}}
    <p class="quiet">navgraph {{version}}</p>
    </body>
    </html>

    """
}
