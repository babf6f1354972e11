import type { ReactNode } from 'react';
import { english, pair, separator, stacked, stackedEnglish, stackedSeparator } from './BilingualText.css';

export interface BilingualTextProps {
  /** The French half, shown first in the normal text colour. */
  fr: ReactNode;
  /** The English half, shown in a softer colour. */
  en: ReactNode;
  /** `line` (default) shows `Société - Company`; `stack` puts French above English. */
  layout?: 'line' | 'stack';
}

/**
 * One text in both languages, each half marked with its `lang` (DECISION-01 and DECISION-02, SHELL-033).
 * Identical halves are shown once. If both halves end in a required mark (`*`), only the last one keeps it.
 */
export function BilingualText({ fr, en, layout = 'line' }: BilingualTextProps) {
  if (fr === en) return fr;
  const french = endsInMark(fr) && endsInMark(en) ? fr.slice(0, -1).trimEnd() : fr;
  const isStack = layout === 'stack';
  return (
    <span className={isStack ? stacked : pair}>
      <span lang="fr">{french}</span>
      {/* The spaces are outside the spans, because accessible-name computation trims each span. */}{' '}
      <span className={isStack ? stackedSeparator : separator}>-</span>{' '}
      <span lang="en" className={isStack ? stackedEnglish : english}>
        {en}
      </span>
    </span>
  );
}

const endsInMark = (half: ReactNode): half is string => typeof half === 'string' && half.endsWith('*');
