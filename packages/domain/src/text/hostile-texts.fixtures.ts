/**
 * Texts that would have an effect if they were treated as more than text: markup, scripts, URLs, placeholders, names of
 * object members, and direction marks. Scripts set `ran`, so that a test can check it.
 */
export const hostileTexts = [
  '<script>window.ran = "script"</script>',
  '"><img src=x onerror="window.ran = \'img\'">',
  '<svg onload="window.ran = \'svg\'"></svg>',
  '\'--></style></title></textarea></script><script>window.ran = "close"</script>',
  'javascript:window.ran="address"//',
  'data:text/html,<script>parent.ran="data"</script>',
  '{{constructor.constructor("window.ran=1")()}} $t(shell:signOut) {{product}}',
  '__proto__',
  '\u202Efdp.exe',
] as const;

/** Texts that a spreadsheet would read as a formula. */
export const hostileCells = [
  '=HYPERLINK("https://elsewhere.example","press")',
  "=cmd|' /C calc'!A0",
  '+1 514 555-0100',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r\n=1+1',
  '  =1+1',
  '\uFEFF=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(A1)',
  '\0=1+1',
] as const;
