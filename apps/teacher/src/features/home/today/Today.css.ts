import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const hours = style({
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** An icon in front of a text that may take several lines. */
export const line = style({ flexWrap: 'nowrap', overflowWrap: 'anywhere' });

/** A link on the coloured card. */
export const meeting = style({
  selectors: {
    '&&': { color: 'inherit', display: 'inline-flex', minHeight: vars.target.thumb, alignItems: 'center' },
  },
});

/** A day of the week with its classes next to its name. */
export const day = style({
  display: 'grid',
  gridTemplateColumns: '5.5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  listStyle: 'none',
  selectors: { '&:first-child': { borderTop: 0 }, '&:last-child': { paddingBottom: 0 } },
  '@media': { [media.phone]: { gridTemplateColumns: '4.5em minmax(0, 1fr)' } },
});

export const strong = style({ fontWeight: vars.weight.strong });

export const classLine = style({
  display: 'grid',
  gridTemplateColumns: '3.5em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: vars.space.small,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  listStyle: 'none',
});

export const struck = style({ textDecoration: 'line-through', color: vars.color.textSoft });

/** When the teacher is away, on a day of the week. */
export const awayLine = style({ listStyle: 'none', overflowWrap: 'anywhere' });
