import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The plan is next to its dates if both fit. */
export const columns = style({
  display: 'grid',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xxsmall,
});

export const weekday = style({
  minHeight: vars.target.thumb,
  padding: vars.space.hair,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.caption,
  lineHeight: 1.25,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      color: vars.color.accent,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:disabled': { cursor: 'default', color: vars.color.textSoft },
  },
});

/** A weekday, its start and end, and a button to remove it. */
export const time = style({
  display: 'grid',
  gridTemplateColumns: '2.6em minmax(0, 1fr) auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const months = style({
  columnGap: vars.space.gutter,
  columnWidth: '17em',
});

export const month = style({ listStyle: 'none', breakInside: 'auto', marginBottom: vars.space.medium });

export const monthHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  borderBottom: `1px solid ${vars.color.line}`,
  breakAfter: 'avoid',
});

export const dates = style({ fontVariantNumeric: 'tabular-nums' });

/** One date: its number, day, weekday or reason, and a button. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '2em 6.2em minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  minHeight: 34,
  paddingInline: vars.space.xxsmall,
  borderRadius: vars.radius.medium,
  listStyle: 'none',
  breakInside: 'avoid',
});

export const number = style({ color: vars.color.textSoft, textAlign: 'end' });

export const marked = style({ background: vars.color.infoSoft, color: vars.color.info });

export const clashing = style({ background: vars.color.criticalSoft, color: vars.color.critical });

export const past = style({ color: vars.color.textSoft });

export const struck = style({ textDecoration: 'line-through', color: vars.color.textSoft });

/** Next to the date, on a second line if it does not fit; never cut off. */
export const remark = style({ overflowWrap: 'anywhere', fontSize: vars.text.caption });

export const exception = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.small,
  listStyle: 'none',
});

/** The total and the buttons below the plan. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.gutter,
  borderTop: `1px solid ${vars.color.line}`,
  paddingTop: vars.space.large,
});

export const sum = style({ flex: '1 1 260px', maxWidth: 420, marginInlineEnd: 'auto' });
