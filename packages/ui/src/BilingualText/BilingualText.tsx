import type { ReactNode } from 'react';
import { english, pair, separator, stacked, stackedEnglish, stackedSeparator } from './BilingualText.css';

export interface BilingualTextProps {
  /** The French half, shown first and in full strength. */
  fr: ReactNode;
  /** The English half, in the softer ink. */
  en: ReactNode;
  /** `line` (default): `Société - Company`; `stack`: French over English, the separator only heard. */
  layout?: 'line' | 'stack';
}

/**
 * Both languages of one text, each marked with its `lang` (decisions 1 and 2, SHELL-033).
 * Identical halves are shown once; a required mark (`*`) at the end of both stands only at the end.
 */
export function BilingualText({ fr, en, layout = 'line' }: BilingualTextProps) {
  if (fr === en) return fr;
  const french = endsInMark(fr) && endsInMark(en) ? fr.slice(0, -1).trimEnd() : fr;
  const isStack = layout === 'stack';
  return (
    <span className={isStack ? stacked : pair}>
      <span lang="fr">{french}</span>
      {/* Its spaces stand outside: a name computed from contents trims each inner span. */}{' '}
      <span className={isStack ? stackedSeparator : separator}>-</span>{' '}
      <span lang="en" className={isStack ? stackedEnglish : english}>
        {en}
      </span>
    </span>
  );
}

const endsInMark = (half: ReactNode): half is string => typeof half === 'string' && half.endsWith('*');
