/// The page of ``DeepLinksPage``.
enum DeepLinksTemplate {
  static let text = """
    {{% CONTENT_TYPE:TEXT}}
    {{mark}}

    [{{graph}}]({{index}})

    # Deep links

    What a link opens depends on where the person is when it comes: *leads to* lists all screens that were seen.

    {{#coordinators}}
    ## {{title}}

    {{#links}}
    {{> links}}
    {{/links}}
    {{/coordinators}}
    {{#hasFindings}}
    ## Findings

    {{#findings}}
    {{> finding}}
    {{/findings}}
    {{/hasFindings}}
    """
}
