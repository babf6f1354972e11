import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** Base style of all modal elements; each adds its own position and animation. */
export const frame = style({
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  overflow: 'hidden',
  '::backdrop': { background: vars.color.scrim },
  // Firefox focuses the dialog for some frames, before its first field.
  ':focus-visible': { outline: 'none' },
  // WebKit would stretch a grid to the maximum height of the dialog.
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&[open]': { animation: 'none' } } },
    // Printing prints the dialog alone, because it is what the user is reading.
    print: {
      selectors: {
        '&[open]': {
          display: 'block',
          position: 'absolute',
          inset: 0,
          width: 'auto',
          maxWidth: 'none',
          height: 'auto',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          borderRadius: 0,
          boxShadow: 'none',
          overflow: 'visible',
          visibility: 'visible',
        },
      },
      '::backdrop': { display: 'none' },
    },
  },
});

// Keeps the page behind the dialog off the paper.
globalStyle(`body:has(${frame}[open])`, {
  '@media': { print: { height: 0, overflow: 'hidden', visibility: 'hidden' } },
});

/** The whole dialog scrolls, so that arrow keys work wherever focus is; header and footer are sticky. */
export const panel = style({
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { print: { display: 'block', overflow: 'visible' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.gutter,
  padding: `${vars.space.gutter} ${vars.space.gutter} ${vars.space.small} ${vars.space.xlarge}`,
  background: vars.color.surface,
  '@media': { print: { position: 'static', paddingInline: 0 } },
});

export const title = style({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.text.lead,
  fontWeight: vars.weight.heavy,
  lineHeight: 1.3,
  // The title takes focus only so that screen readers read it first.
  ':focus-visible': { outline: 'none' },
});

/** As wide as the content below, under title and close button. */
export const tools = style({
  flex: `0 0 calc(100% + ${vars.space.xlarge} + ${vars.space.gutter})`,
  marginInlineStart: `calc(-1 * ${vars.space.xlarge})`,
  marginBlockEnd: `calc(-1 * ${vars.space.small})`,
  padding: `${vars.space.small} ${vars.space.xlarge} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const body = style({
  // A stacking context keeps sticky content, such as table heads, below the dialog's header and footer.
  isolation: 'isolate',
  padding: `${vars.space.xxsmall} ${vars.space.xlarge} ${vars.space.xlarge}`,
  fontSize: vars.text.body,
  '@media': { print: { paddingInline: 0 } },
});

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  padding: `${vars.space.medium} ${vars.space.xlarge}`,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

// Buttons share the width on phones; the dialog cannot style its actions directly.
globalStyle(`${footer} > *`, {
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: vars.space.small } },
});

// Two actions in one line of a phone.
stackPairs(footer, media.phone);

const appear = keyframes({ from: { translate: '0 8px' } });

const slideIn = keyframes({ from: { translate: '24px 0' } });

const base = style([
  frame,
  {
    width: `calc(100vw - 2 * ${vars.space.gutter})`,
    maxHeight: 'min(85dvh, 900px)',
    margin: 'auto',
    borderRadius: vars.radius.large,
    animation: `${appear} ${vars.motion.calm}`,
  },
]);

const sheet = {
  '@media': {
    [media.phone]: {
      width: '100vw',
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
};

export const dialog = styleVariants({
  small: [
    base,
    {
      maxWidth: 420,
      // Near the bottom, within reach of the thumb.
      '@media': { [media.phone]: { marginBlockEnd: vars.space.gutter } },
    },
  ],
  medium: [base, { maxWidth: 600 }, sheet],
  large: [base, { maxWidth: 880 }, sheet],
  sheet: [
    base,
    {
      maxWidth: 600,
      '@media': {
        [media.phone]: {
          width: '100vw',
          maxWidth: '100vw',
          maxHeight: '88dvh',
          marginBlockEnd: 0,
          borderWidth: '1px 0 0',
          borderEndStartRadius: 0,
          borderEndEndRadius: 0,
        },
      },
    },
  ],
  side: [
    frame,
    {
      width: 600,
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: '100dvh',
      margin: 0,
      marginInlineStart: 'auto',
      borderWidth: '0 0 0 1px',
      animation: `${slideIn} ${vars.motion.calm}`,
      '@media': { [media.phone]: { width: '100vw', borderWidth: 0 } },
    },
  ],
});
