import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { stackPairs } from '../BilingualText/stack-pairs';
import { showsReason } from '../Button/Button.css';
import { waiting } from '../EmptyState/EmptyState.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { phoneBarRoom } from '../theme/phone-bars';

/** Fixed to the bottom of a phone screen, above the app's tab bar if there is one. */
export const thumbBar = style({
  '@media': {
    [media.phone]: {
      position: 'fixed',
      // Below the tab bar: its surface fills the gap between the two.
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

// Two buttons share the width, so their labels wrap between the languages.
stackPairs(`${thumbBar} > div`, media.phone);

/** Border around the page while an attendance submission is running. */
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
      side: { '@media': { [media.desktop]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)' } } },
      aside: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem' } } },
      both: { '@media': { [media.desktop]: { gridTemplateColumns: '13.5rem minmax(0, 1fr) 18.75rem' } } },
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  outline: 'none',
  selectors: {
    // While it loads, an aside below it is out of sight, because it would move away from a finger that presses there.
    [`&:has(> ${waiting}):not(:last-child)`]: {
      '@media': { [media.compact]: { alignContent: 'start', minHeight: '100svh' } },
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
  minWidth: 0,
  // The browser need not paint the columns again while somebody types in the content.
  isolation: 'isolate',
  selectors: { [showsReason]: { isolation: 'auto' } },
});
