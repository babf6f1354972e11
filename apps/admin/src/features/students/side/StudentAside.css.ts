import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Something, and its mark or its action at the end of the line. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

// At the end of the line, also where it takes one of its own.
globalStyle(`${row} > :not(:first-child)`, { marginInlineStart: 'auto' });

/** The same, with a tick or a button at the end. */
export const ticked = style([row, { alignItems: 'center', columnGap: vars.space.xxsmall }]);

/** A mark and a small button that stand together. */
export const marks = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

// A tick no larger than the words beside it.
globalStyle(`${ticked} label`, { fontSize: vars.text.caption });

/** Each apart from the one before by a line. */
export const parted = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.small, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const strong = style({ fontWeight: vars.weight.strong });

/** A quiet button whose words, not its ground, stand in line with the text around. */
export const flush = style({ justifySelf: 'start', marginInlineStart: '-10px' });
