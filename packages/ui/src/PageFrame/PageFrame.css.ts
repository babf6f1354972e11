import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { phoneBarRoom } from '../theme/phone-bars';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    // The window itself does not scroll: the table scrolls in its own box, under filters that stay in view.
    [media.roomy]: {
      selectors: { '&:has(> [data-page="list"])': { height: '100dvh', overflow: 'hidden' } },
    },
    [media.phone]: {
      selectors: {
        // Room for the bar of links under the thumb.
        '&:has([data-phone="tabs"])': { paddingBottom: phoneBarRoom.tabs },
        '&:has([data-phone="thumb"])': { paddingBottom: phoneBarRoom.thumb },
        '&:has([data-phone="tabs"]):has([data-phone="thumb"])': { paddingBottom: phoneBarRoom.both },
      },
    },
  },
});

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.bar,
  selectors: {
    // A list needs the height for its rows.
    [`${frame}:has(> [data-page="list"]) > &`]: { position: 'static' },
  },
  '@media': {
    // Two rows high on a phone: a form needs that room more.
    [media.phone]: { selectors: { '&:has([data-phone="scroll"])': { position: 'static' } } },
    print: { display: 'none' },
  },
});
