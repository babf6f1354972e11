import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Names of skills wrap, so that their column leaves the others their width. */
export const scale = style({
  display: 'grid',
  gap: vars.space.hair,
  maxInlineSize: '13rem',
  marginBlockStart: vars.space.xxsmall,
});

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** Both levels stay on one line. */
export const levels = style({ display: 'inline-block', whiteSpace: 'nowrap' });

export const change = style({ color: vars.color.textSoft });

export const level = style({ fontWeight: vars.weight.strong });
