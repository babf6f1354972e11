import type { i18n } from 'i18next';
import { formatNumber } from './format-number';
import type { Language } from './language-mode';
import type { WordValue } from './text-pair';

export type WordValues = Readonly<Record<string, WordValue>>;

/** Returns one half of a text; `count` also selects the plural form. */
export function translate(
  instance: i18n,
  language: Language,
  namespace: string,
  key: string,
  values: WordValues = {},
): string {
  // `replace` is separate from i18next's own options, so that a placeholder may have any name.
  const replace = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(value, language)]),
  );
  const count = typeof values.count === 'number' ? { count: values.count } : {};
  return instance.getFixedT(language, namespace)(key, { replace, ...count });
}

function formatValue(value: WordValue, language: Language): string {
  if (typeof value === 'number') return formatNumber(value, language);
  return typeof value === 'string' ? value : value[language];
}
