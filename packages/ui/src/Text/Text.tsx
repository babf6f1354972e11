import type { ComponentPropsWithRef } from 'react';
import { textSizes, textTones } from '../theme/layout.css';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The HTML element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'li';
  /** `soft` for details, `critical` for problems; `plain` by default. */
  tone?: keyof typeof textTones;
  /** Font size; that of the text around it by default. */
  size?: keyof typeof textSizes;
}

/** Text in one of the colours and sizes of the theme. */
export function Text({ as: Tag = 'p', tone = 'plain', size = 'inherit', className, ...rest }: TextProps) {
  const looks = [textTones[tone], textSizes[size], className];
  // The elements take the same attributes, but React types their refs differently.
  return <Tag {...(rest as object)} className={looks.filter(Boolean).join(' ')} />;
}
