/**
 * Runs `measure` while the page has its print styles instead of its screen styles, so that sizes are those of the
 * printed page. Nothing is painted in between.
 */
export function withPrintRules<T>(measure: () => T): T {
  const changed: { media: MediaList; text: string }[] = [];
  for (const media of mediaOf([...document.styleSheets].flatMap(rulesOf))) {
    const text = media.mediaText;
    const isForPrint = /\bprint\b/.test(text);
    if (!isForPrint && !/\bscreen\b/.test(text)) continue;
    changed.push({ media, text });
    media.mediaText = isForPrint ? 'all' : 'not all';
  }
  try {
    return measure();
  } finally {
    for (const { media, text } of changed) media.mediaText = text;
  }
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The style sheet is of another origin, for example of a browser extension.
    return [];
  }
}

function mediaOf(rules: readonly CSSRule[]): MediaList[] {
  return rules.flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? mediaOf([...rule.cssRules]) : [];
    return rule instanceof CSSMediaRule ? [rule.media, ...inner] : inner;
  });
}
