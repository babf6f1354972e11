import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** A text with a label or a button at the end of the line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

// At the end of the line, even when wrapped onto its own line.
globalStyle(`${row} > :not(:first-child)`, { marginInlineStart: 'auto' });

/** A row with a checkbox or a button at the end. */
export const ticked = style([row, { alignItems: 'center', columnGap: vars.space.xxsmall }]);

/** A label next to a small button. */
export const marks = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

// A checkbox in the size of the text.
globalStyle(`${ticked} label`, { fontSize: vars.text.caption });

/** A result with its buttons, which stay at the end of the first line. */
export const resultRow = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** Separates the items with lines. */
export const parted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.small, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const strong = style({ fontWeight: vars.weight.strong });

/** Aligns the text of a quiet button with the text around it, not its background. */
export const flush = style({ justifySelf: 'start', marginInlineStart: '-10px' });
