import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({ display: 'grid', gap: vars.space.medium });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  overflowWrap: 'anywhere',
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
});
