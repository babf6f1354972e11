import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

// Styles for the cards of a right column.

/** Lines below each other. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** A line with small text below it. */
export const words = style({ display: 'grid', gap: vars.space.hair, minWidth: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textSoft });

export const small = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** A button aligned with the heading next to it; at the end of the line, even when wrapped onto its own line. */
export const headAction = style({ marginBlock: '-4px', marginInline: 'auto -10px', textAlign: 'end' });
