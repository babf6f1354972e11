import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const search = style({
  flex: '1 1 16rem',
  maxWidth: '26rem',
  '@media': { print: { display: 'none' } },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxsmall} ${vars.space.gutter}`,
});

export const howTo = style({
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  '@media': { print: { display: 'none' } },
});

export const news = style({
  color: vars.color.info,
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
});

export const count = style({
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});
