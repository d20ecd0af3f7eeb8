/// The style sheet of a page of pictures.
enum HTMLStyle {
  static let sheet = """
    :root { color-scheme: light; --ink: #1d1d1f; --soft: #6e6e73; --line: #d9d9de; --accent: #0066cc }
    * { box-sizing: border-box }
    body { margin: 0; background: #f5f5f7; color: var(--ink); line-height: 1.45;
      font-family: system-ui, -apple-system, "SF Pro Text", Inter, "Segoe UI", Roboto, Arial, sans-serif }
    header { position: sticky; top: 0; z-index: 2; padding: 14px 28px; background: rgba(255, 255, 255, .94);
      border-bottom: 1px solid var(--line) }
    h1 { margin: 0; font-size: 19px; font-weight: 650; letter-spacing: -.01em }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 6px; font-size: 14px;
      max-height: 5.6em; overflow: auto }
    a { color: var(--accent); text-decoration: none }
    a:hover { text-decoration: underline }
    main { max-width: 1180px; margin: 0 auto; padding: 8px 28px 40px }
    section { padding: 26px 0 34px; border-bottom: 1px solid var(--line); scroll-margin-top: 84px }
    section:last-child { border-bottom: 0 }
    h2 { margin: 0; font-size: 24px; font-weight: 650; letter-spacing: -.015em }
    .detail { margin: 2px 0 14px; color: var(--soft); font-size: 14px }
    input.tab, input.switch { position: absolute; opacity: 0; pointer-events: none }
    label.tab { display: inline-block; margin: 0 6px 10px 0; padding: 5px 13px; border: 1px solid var(--line);
      border-radius: 99px; background: #fff; font-size: 13px; cursor: pointer }
    input.tab:checked + label.tab { border-color: var(--ink); background: var(--ink); color: #fff }
    input.tab:focus-visible + label.tab { outline: 3px solid #8ab8f0; outline-offset: 1px }
    figure { margin: 8px 0 0 }
    figure.tabbed { display: none }
    figcaption { margin-top: 8px; color: var(--soft); font-size: 13px }
    .stack { position: relative; display: inline-block; max-width: 100%; line-height: 0 }
    .stack svg { max-width: 100%; height: auto }
    .layer { position: absolute; inset: 0; pointer-events: none }
    .switches { display: flex; flex-wrap: wrap; gap: 6px 14px; margin: 8px 0 0; color: var(--soft); font-size: 14px }
    .switches label { display: inline-flex; align-items: center; gap: 6px; color: var(--ink); cursor: pointer }
    .switches i { width: 12px; height: 12px; border: 2px solid currentColor; border-radius: 3px }
    i.constraints { color: #0a6cff } i.margins { color: #14a37f } i.frames { color: #e0488b }
    #show-constraints:checked ~ header i.constraints, #show-margins:checked ~ header i.margins,
    #show-frames:checked ~ header i.frames { background: currentColor }
    #show-constraints:focus-visible ~ header label[for=show-constraints],
    #show-margins:focus-visible ~ header label[for=show-margins],
    #show-frames:focus-visible ~ header label[for=show-frames] { outline: 3px solid #8ab8f0; outline-offset: 2px }
    #show-constraints:not(:checked) ~ main .layer.constraints, #show-margins:not(:checked) ~ main .layer.margins,
    #show-frames:not(:checked) ~ main .layer.frames { display: none }
    footer { max-width: 1180px; margin: 0 auto; padding: 0 28px 40px; color: var(--soft); font-size: 14px }
    @media print { header { position: static } figure.tabbed { display: block } input.tab, label.tab { display: none } }

    """
}
