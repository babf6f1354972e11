import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { phoneBarRoom } from '../theme/phone-bars';

/** Extra scroll space at the end of the page while toasts cover needed controls. */
export const toastRoom = '--toast-room';

/** Just above a bar at the bottom of a phone screen. */
const overBar = (room: string) => `calc(${room} + ${vars.space.small})`;

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `max(${vars.space.gutter}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.gutter,
  width: `min(400px, calc(100vw - 2 * ${vars.space.gutter}))`,
  display: 'grid',
  // Clicks pass through the empty region.
  pointerEvents: 'none',
  selectors: {
    '&[data-corner="start"]': { insetInline: `${vars.space.gutter} auto` },
    '&[data-corner="center"]': { insetInline: 0, marginInline: 'auto' },
  },
  '@media': {
    // On phones at the bottom, away from the title and above the tab bar or the main action.
    [media.phone]: {
      selectors: {
        ':root:has([data-phone="tabs"]) &': { insetBlockEnd: overBar(phoneBarRoom.tabs) },
        ':root:has([data-phone="thumb"]) &': { insetBlockEnd: overBar(phoneBarRoom.thumb) },
        ':root:has([data-phone="tabs"]):has([data-phone="thumb"]) &': {
          insetBlockEnd: overBar(phoneBarRoom.both),
        },
        ':root:has([data-below-rows="bar"]) &': { insetBlockEnd: '136px' },
        // Above the reason that a blocked main action shows.
        ':root:has([data-phone="thumb"] :focus + [role="tooltip"]:not([data-hushed])) &:not([data-edge="top"])':
          {
            translate: '0 -6rem',
          },
      },
    },
    // Above the pagination and the selection bar, which stay usable while a toast is shown.
    [media.tablet]: {
      selectors: {
        ':root:has([data-below-rows="pages"]) &': { insetBlockEnd: '96px' },
        ':root:has([data-below-rows="bar"]) &': { insetBlockEnd: '176px' },
      },
    },
    print: { display: 'none' },
  },
});

// Lets the user scroll the end of the page clear of the toasts.
globalStyle(':root', { '@media': { screen: { paddingBlockEnd: `var(${toastRoom}, 0)` } } });

export const stack = style({ display: 'grid' });

const ink = createVar();

const appear = keyframes({ from: { translate: '0 8px' } });

const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  marginBlockStart: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  color: vars.color.text,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.calm}`,
  // Otherwise Firefox rebuilds the card when the animation ends, and a screen reader announces it again (heard with Orca
  // 43.1 in Firefox ESR 153.8).
  willChange: 'translate',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const icon = style({ marginBlockStart: vars.space.xsmall, color: ink });

const tone = (color: string) => [card, { vars: { [ink]: color } }];

export const toast = styleVariants({
  positive: tone(vars.color.positive),
  info: tone(vars.color.info),
  caution: tone(vars.color.caution),
  critical: tone(vars.color.critical),
});

export const words = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xxsmall });

export const title = style({ fontSize: vars.text.body, fontWeight: vars.weight.strong, lineHeight: 1.4 });

export const text = style({ fontSize: vars.text.list, lineHeight: 1.45, overflowWrap: 'anywhere' });

export const action = style({ marginBlockStart: vars.space.small });

export const close = style({ flex: 'none' });
