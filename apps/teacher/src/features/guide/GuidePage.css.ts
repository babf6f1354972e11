import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: '1.25em',
  // The reset removes the bullets, but rules of two lines each need them.
  listStyle: 'disc',
});

/** Something to go through with the invoice in hand: two columns where there is room. */
export const particularList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const particular = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.small,
  breakInside: 'avoid',
});

/** Takes room only while it says something. */
export const status = style({ selectors: { '&:not(:empty)': { paddingTop: vars.space.medium } } });
