import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const accordion = styleVariants({
  cards: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.gutter },
  list: {},
});

export const section = styleVariants({
  cards: {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    boxShadow: vars.shadow.raised,
  },
  list: { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: vars.space.gutter,
  // Without an aside the button extends to the edge.
  selectors: { '&:not(:has(> :nth-child(2)))': { paddingInlineEnd: 0 } },
});

export const heading = style({ flex: '1 1 auto', minWidth: 0 });

/** The whole head is clickable, except the aside. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  width: '100%',
  minHeight: vars.target.action,
  padding: `${vars.space.medium} ${vars.space.gutter}`,
  border: 0,
  borderRadius: vars.radius.large,
  background: 'transparent',
  color: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-2px' },
});

export const chevron = style({
  flex: 'none',
  color: vars.color.textSoft,
  transition: `rotate ${vars.motion.quick}`,
  selectors: {
    '[aria-expanded="false"] > &': { rotate: '-90deg' },
    ':hover > &': { color: vars.color.text },
  },
  '@media': { print: { display: 'none' } },
});

export const panel = style({
  // Printed pages show collapsed sections too.
  '@media': { print: { contentVisibility: 'visible' } },
});

/** A separate element, because padding on a collapsed panel would take space. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: `0 ${vars.space.gutter} ${vars.space.gutter}`,
});

globalStyle(`${section.list} > ${head} ${button}`, { borderRadius: vars.radius.small });
