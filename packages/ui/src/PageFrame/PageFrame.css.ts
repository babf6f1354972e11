import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { phoneBarRoom } from '../theme/phone-bars';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    // The window does not scroll; the table has its own scroll container below the filters.
    [media.roomy]: {
      selectors: {
        '&:has(> [data-page="list"])': {
          // Contains visually hidden text, which would otherwise make the window scroll.
          position: 'relative',
          height: '100dvh',
          overflow: 'hidden',
        },
      },
    },
    [media.phone]: {
      selectors: {
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
    print: { display: 'none' },
  },
});
