import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const hours = style({ flex: '0 1 12rem', minWidth: '10rem' });
