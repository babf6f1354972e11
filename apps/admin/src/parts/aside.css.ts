import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

// The look of what stands in the cards of a right column.

/** Lines one under the other. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** A line and what is small below it. */
export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });

export const quiet = style({ margin: 0, color: vars.color.textSoft });

export const small = style({ margin: 0, color: vars.color.textSoft, fontSize: vars.text.caption });

/** A button beside the heading, in line with it; at the end of the line, also where it takes one of its own. */
export const headAction = style({ marginBlock: '-4px', marginInline: 'auto -10px', textAlign: 'end' });
