import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The key stays beside the field when a refusal stands below that. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const field = style({ flex: '1 1 240px', maxWidth: 420 });

// On a phone the key is as wide as the field above it.
globalStyle(`${form} > *`, { '@media': { [media.phone]: { flex: '1 1 100%', maxWidth: 'none' } } });
