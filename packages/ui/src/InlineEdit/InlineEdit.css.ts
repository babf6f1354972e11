import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css';
import { vars } from '../theme/contract.css';

export const shown = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxWidth: '100%',
  minHeight: vars.target.pointer,
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const editor = style({ display: 'grid', gap: vars.space.xxsmall, maxWidth: '100%' });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.hair });

/** No taller than the surrounding line, so that the row does not jump. */
export const input = style({
  flex: '1 1 10rem',
  selectors: { [`&${control.classNames.base}`]: { minHeight: vars.target.pointer, fontSize: 'inherit' } },
  '@media': {
    '(pointer: coarse)': {
      // iOS zooms into fields with text under 16 px.
      selectors: {
        [`&${control.classNames.base}`]: { minHeight: vars.target.thumb, fontSize: vars.text.form },
      },
    },
  },
});

/** Reserves its space, so that nothing moves while saving. */
export const status = style({ display: 'grid', flex: 'none', placeItems: 'center', width: '1.25em' });
