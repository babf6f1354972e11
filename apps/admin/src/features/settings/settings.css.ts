import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The search and the table below each other, as high as their content. */
export const page = style({ alignContent: 'start', overflowY: 'auto' });

export const search = style({ maxWidth: 420 });

/** Keeps the button next to the field when an error appears below it. */
export const addForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});

export const addField = style({ flex: '1 1 240px', maxWidth: 420 });

// On a phone, the button is as wide as the field.
globalStyle(`${addForm} > *`, { '@media': { [media.phone]: { flex: '1 1 100%', maxWidth: 'none' } } });

export const person = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const userState = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
});

export const userActions = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.hair });

export const linkLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.small}`,
  minWidth: 0,
  '@media': { '(pointer: coarse)': { rowGap: '22px' } },
});

/** The whole URL is visible and selectable, although only its end differs between companies. */
export const linkAddress = style({
  flex: '1 1 120px',
  minWidth: 0,
  // Excludes the long URL from the width of the card, which would overflow on a phone.
  contain: 'inline-size',
  overflow: 'hidden',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
});

export const linkButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  // 44 px between the lines on touch screens.
  '@media': { '(pointer: coarse)': { rowGap: '22px' } },
});

export const linkQuiet = style({ color: vars.color.textSoft });

export const requestLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  // Every line contains links: 44 px between them on touch screens.
  '@media': { '(pointer: coarse)': { rowGap: '22px' } },
});

export const requestContract = style({ whiteSpace: 'nowrap' });

export const requestCopies = style({ color: vars.color.textSoft });

export const requestHeading = style({
  margin: 0,
  marginBottom: vars.space.small,
  fontWeight: vars.weight.strong,
});

export const allRequests = style({
  display: 'grid',
  gap: vars.space.small,
  maxHeight: '40vh',
  overflowY: 'auto',
});
