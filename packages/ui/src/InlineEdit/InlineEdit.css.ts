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

/** No higher than the line it stands in: a row does not jump when its name is edited. */
export const input = style({
  flex: '1 1 10rem',
  selectors: { [`&${control.classNames.base}`]: { minHeight: vars.target.pointer, fontSize: 'inherit' } },
  '@media': {
    '(pointer: coarse)': {
      // iOS zooms into fields under 16 px.
      selectors: {
        [`&${control.classNames.base}`]: { minHeight: vars.target.thumb, fontSize: vars.text.form },
      },
    },
  },
});

/** Its room is kept, so that nothing moves while a name is on its way. */
export const status = style({ display: 'grid', flex: 'none', placeItems: 'center', width: '1.25em' });
