import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The sign-in forms: one column, one button. */
export const accountForm = style({ display: 'grid', gap: vars.space.large });

/** Actions of a form that is not the whole page. */
export const accountActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
});

// Wide buttons on touch screens.
globalStyle(`${accountActions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });
