import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': {
    print: { display: 'none' },
  },
});

export const range = style({
  minWidth: '9.5em',
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.25,
  '@media': { [media.compact]: { flex: 1, minWidth: 0, fontSize: vars.text.list } },
});

/** The buttons to other days stay together when the bar wraps. */
export const steps = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxsmall });

/** A status in the legend: its icon, name and count. */
export const legend = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.strong });

globalStyle(`${legend} > svg[data-status="recorded"]`, { color: vars.color.positive });

globalStyle(`${legend} > svg[data-status="missing"]`, { color: vars.color.caution });

globalStyle(`${legend} > svg[data-status="clash"]`, { color: vars.color.critical });

/** The calendar, and the chosen class next to it. */
export const columns = style({
  display: 'flex',
  gap: vars.space.gutter,
  minHeight: 0,
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  '@media': { print: { display: 'block' } },
});

export const side = style({
  flex: '0 0 336px',
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space.gutter,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  '@media': { print: { display: 'none' } },
});

/** Legend of a printed week. */
export const printedLegend = style({
  display: 'none',
  '@media': { print: { display: 'flex', gap: '5mm', paddingBlockEnd: '2mm', fontSize: '8pt' } },
});

export const skeletonRows = style({
  flex: '1 1 0',
  minHeight: 320,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5.625rem, 10.25rem) repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** The teachers who are away, in one line where it has room. */
export const away = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  fontSize: vars.text.list,
  '@media': { print: { fontSize: '8pt', paddingBlockEnd: '2mm' } },
});

globalStyle(`${away} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
