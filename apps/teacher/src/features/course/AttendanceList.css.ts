import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

// No line between a class and its actions.
globalStyle(`${table} tr[data-correctable] td`, { borderBottom: 0 });

globalStyle(`${table} th`, { fontWeight: vars.weight.strong, lineHeight: 1.3 });

globalStyle(`${table} tbody tr:last-child td`, { borderBottom: 0 });

// On a phone, the names of absent students get the width that date and number leave.
globalStyle(`${table} th`, { '@media': { [media.phone]: { fontSize: vars.text.caption } } });

globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  ':focus': { outline: 'none' },
});

export const date = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { width: '1%' } } });

export const length = style({ width: '5rem', '@media': { [media.phone]: { width: '1%' } } });

export const absentees = style({ overflowWrap: 'anywhere' });
