import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// Blocks, because browsers keep a printed heading with its content only in block layout.
export const section = style({});

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space.small });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { fontSize: vars.text.caption } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xsmall} 0 ${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { paddingInlineStart: vars.space.xsmall } },
});

globalStyle(`${table} :is(th, td):first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

globalStyle(`${table} thead th`, {
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  verticalAlign: 'bottom',
});

globalStyle(`${table} tbody th`, { fontWeight: vars.weight.regular });

globalStyle(`${table} tfoot :is(th, td)`, {
  borderBlockEnd: 0,
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  fontWeight: vars.weight.strong,
});

// Not in the table's footer group: repeated on each sheet, the total would look like the total of that sheet.
globalStyle(`${table} tfoot`, { '@media': { print: { display: 'table-row-group' } } });

export const number = style({ fontWeight: vars.weight.medium, whiteSpace: 'nowrap' });

export const company = style({ display: 'block', color: vars.color.textSoft, fontSize: vars.text.caption });

export const figure = style({ whiteSpace: 'nowrap' });

export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Two signature fields, side by side if there is room, never split across sheets. */
export const signatures = style([section, { '@media': { print: { breakInside: 'avoid' } } }]);

export const places = style({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Space to sign above a line. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5em',
  columnGap: vars.space.medium,
  paddingBlockStart: '3.5em',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

globalStyle(`${place} > *`, {
  borderBlockStart: `1px solid ${vars.color.text}`,
  paddingBlockStart: vars.space.xxsmall,
});
