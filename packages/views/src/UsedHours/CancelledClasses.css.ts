import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  maxWidth: '40rem',
  borderCollapse: 'collapse',
  '@media': { print: { fontSize: '9pt', lineHeight: 1.3 } },
});

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});

globalStyle(`${table} thead th`, { color: vars.color.textSoft, fontSize: vars.text.caption });

export const caption = style({
  paddingBlockEnd: vars.space.xsmall,
  textAlign: 'start',
  fontWeight: vars.weight.strong,
});

export const number = style({ fontVariantNumeric: 'tabular-nums' });
