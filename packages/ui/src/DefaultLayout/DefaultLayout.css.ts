import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { phoneBarRoom } from '../theme/phone-bars';

/** Stands at the bottom of the window on a phone, under the thumb: above the links of the app, where these have a bar. */
export const thumbBar = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      // Under the bar of links: its surface fills what the two leave between them.
      zIndex: `calc(${vars.layer.bar} - 1)`,
      inset: 'auto 0 0',
      padding: `${vars.space.medium} ${vars.space.gutter} calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
      selectors: {
        ':root:has([data-phone="tabs"]) &': {
          paddingBottom: `calc(${vars.space.small} + ${phoneBarRoom.tabs})`,
        },
      },
    },
    print: { display: 'none' },
  },
});

// Two keys share the width: broken between the languages, not at a dash.
stackPairs(`${thumbBar} > div`, media.phone);

/** The border of the page while something important is being sent. */
export const highlight = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  inset: 0,
  border: `3px solid ${vars.color.accent}`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const body = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'start',
    flex: 1,
    gap: vars.space.xlarge,
    width: '100%',
    margin: '0 auto',
    padding: vars.space.gutter,
    '@media': { [media.tablet]: { padding: vars.space.xlarge }, print: { padding: 0 } },
  },
  variants: {
    width: { narrow: { maxWidth: '44rem' }, medium: { maxWidth: '75rem' }, wide: { maxWidth: '92rem' } },
    columns: {
      one: {},
      side: { '@media': { [media.desktop]: { gridTemplateColumns: '216px minmax(0, 1fr)' } } },
      aside: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' } } },
      both: { '@media': { [media.desktop]: { gridTemplateColumns: '216px minmax(0, 1fr) 300px' } } },
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  outline: 'none',
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  minWidth: 0,
});
