import { globalStyle, style } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { region as toastRegion } from '../Toasts/Toasts.css';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { media } from '../theme/media';
import { actionsRoom, phoneBarRoom } from '../theme/phone-bars';

/** In a low window, such as above an on-screen keyboard, the form needs the height. */
const isTall = `(min-height: ${inEm(540)})`;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  '@media': {
    [`screen and ${isTall}`]: { position: 'sticky', zIndex: vars.layer.sticky, insetBlockEnd: 0 },
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.gutter})`, paddingInline: vars.space.gutter },
    [`${media.phone} and ${isTall}`]: {
      selectors: {
        ':root:has([data-phone="tabs"]) &': {
          insetBlockEnd: phoneBarRoom.tabs,
          // Covers a gap that may be left between the two bars.
          boxShadow: `0 ${vars.space.small} 0 ${vars.color.canvas}`,
        },
      },
    },
    print: { display: 'none' },
  },
});

// Toasts stay above the bar, which contains the retry button.
globalStyle(`:root:has([data-phone="actions"]) ${toastRegion}`, {
  '@media': { [`screen and ${isTall}`]: { insetBlockEnd: actionsRoom } },
});

globalStyle(`:root:has([data-phone="actions"]):has([data-phone="tabs"]) ${toastRegion}`, {
  '@media': {
    [`${media.phone} and ${isTall}`]: { insetBlockEnd: `calc(${actionsRoom} + ${phoneBarRoom.tabs})` },
  },
});

// Less padding, because the buttons share the rest of the line and are wider than their text.
globalStyle(`${bar} button`, { '@media': { [media.phone]: { paddingInline: vars.space.xsmall } } });

globalStyle(`${bar} > *`, { '@media': { [media.phone]: { flex: '1 1 auto' } } });

// Three actions in one line of a phone.
stackPairs(bar, media.phone);

/** Moves the last action to the end of the bar. */
export const last = style({ '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });

// Keeps elements that are scrolled into view clear of the bars.
globalStyle(':root:has([data-phone="actions"]):has([data-phone="tabs"])', {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(${phoneBarRoom.tabs} + ${vars.space.small})` } },
});

globalStyle(':root:has([data-phone="actions"])', {
  '@media': { [`screen and ${isTall}`]: { scrollPaddingBlockEnd: actionsRoom } },
});

globalStyle(':root:has([data-phone="actions"]):has([data-phone="tabs"])', {
  '@media': {
    [`${media.phone} and ${isTall}`]: {
      scrollPaddingBlockEnd: `calc(${actionsRoom} + ${phoneBarRoom.tabs})`,
    },
  },
});
