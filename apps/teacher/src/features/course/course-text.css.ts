import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const line = style({ margin: 0, overflowWrap: 'anywhere' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

/** Icon in the heading of a collapsed section. */
export const warning = style({ display: 'inline-flex', color: vars.color.caution });

/** Names under a count. */
export const names = style({ margin: 0, color: vars.color.textSoft, overflowWrap: 'anywhere' });
