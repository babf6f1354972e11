import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
});

export const figures = style({
  display: 'grid',
  // The background shows through as lines between the numbers.
  gap: '1px',
  background: vars.color.line,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: '0.7fr 1fr 1.1fr 1.7fr' },
  },
});

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minWidth: 0,
  padding: `${vars.space.gutter} ${vars.space.large}`,
  background: vars.color.surface,
});

export const name = style({ fontSize: vars.text.list });

export const content = style({
  display: 'grid',
  gap: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const value = style({
  fontSize: vars.text.heading,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.3,
});

export const unit = style({
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  fontWeight: vars.weight.regular,
});

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.caption, lineHeight: 1.35 });

export const contracts = style({
  display: 'grid',
  gap: vars.space.hair,
  fontSize: vars.text.caption,
});

export const contract = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.small}`,
});

export const number = style({ color: vars.color.textSoft });

export const others = style({ fontSize: vars.text.caption });
