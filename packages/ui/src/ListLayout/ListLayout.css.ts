import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    // The window itself does not scroll: the table scrolls in its own box, under filters that stay in view.
    [media.roomy]: { height: '100dvh', overflow: 'hidden' },
    [media.phone]: {
      selectors: {
        '&:has([data-phone="tabs"])': { paddingBottom: 'calc(68px + env(safe-area-inset-bottom))' },
      },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '14px',
  minHeight: 0,
  padding: vars.space.gutter,
  outline: 'none',
  '@media': {
    [media.tablet]: { padding: `${vars.space.large} ${vars.space.xlarge}` },
    print: { padding: 0 },
  },
});

export const filterRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': { print: { display: 'none' } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '@media': {
    [media.tablet]: {
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface,
      boxShadow: vars.shadow.raised,
      overflow: 'hidden',
    },
  },
});

// The table (or the state in its place) takes the height that is left; the paging below keeps its own.
globalStyle(`${list} > :first-child`, {
  '@media': {
    [media.tablet]: { flex: '1 1 0', minHeight: '70dvh' },
    [media.roomy]: { minHeight: 0 },
  },
});
