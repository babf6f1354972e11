import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the space of the previous numbers, so that the years below stay under the pointer. */
export const awaited = style({ visibility: 'hidden' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  flex: '1 1 auto',
  '@media': { print: { display: 'none' } },
});

export const search = style({
  flex: '1 1 16rem',
  maxWidth: '22rem',
  '@media': { [media.phone]: { maxWidth: 'none' } },
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

export const news = style({ color: vars.color.info, fontWeight: vars.weight.strong });
