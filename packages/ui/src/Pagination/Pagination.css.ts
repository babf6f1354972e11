import { globalStyle, style } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
});

export const rows = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.xlarge}`,
  '@media': { [media.phone]: { flex: '1 1 100%', justifyContent: 'space-between' } },
});

export const range = style({ color: vars.color.textSoft });

export const sizes = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.textSoft,
  '@media': { print: { display: 'none' } },
});

/** Next to its label, and only as wide as its numbers. */
export const sizeField = style({
  width: 84,
  vars: { [vars.text.form]: vars.text.list },
  '@media': {
    // Below 16 px, iOS zooms into the field.
    [media.phone]: { width: 96, vars: { [vars.text.form]: '1rem' } },
  },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.phone]: { flex: '1 1 100%' }, print: { display: 'none' } },
});

globalStyle(`${controls} > button`, { '@media': { [media.phone]: { flex: '1 1 0' } } });

export const numbers = style({
  display: 'inline-flex',
  gap: vars.space.hair,
  padding: vars.space.hair,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  // On phones, "previous" and "next" are enough; the range shows the position.
  '@media': { [media.phone]: { display: 'none' } },
});

export const number = style({
  minWidth: 32,
  minHeight: 30,
  padding: `0 ${vars.space.small}`,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: vars.color.textSoft,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': {
      background: vars.color.surface,
      boxShadow: vars.shadow.raised,
      color: vars.color.text,
      fontWeight: vars.weight.strong,
    },
  },
  '@media': {
    '(pointer: coarse)': { minWidth: vars.target.thumb, minHeight: vars.target.thumb },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

export const gap = style({ display: 'grid', placeItems: 'center', minWidth: 24, color: vars.color.textSoft });

// On phones the labels are longer than half a line, so they wrap between the languages.
stackPairs(controls, media.phone);
stackPairs(sizes, media.phone);
