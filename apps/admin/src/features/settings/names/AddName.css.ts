import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Keeps the button next to the field when an error appears below it. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const field = style({ flex: '1 1 240px', maxWidth: 420 });

// On a phone, the button is as wide as the field.
globalStyle(`${form} > *`, { '@media': { [media.phone]: { flex: '1 1 100%', maxWidth: 'none' } } });
