import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** In the colour of its warning, above a card that is a link itself, and as high as a thumb needs. */
export const leads = style({
  selectors: { '&&': { color: 'inherit', textDecoration: 'underline', zIndex: 1 } },
  '@media': {
    '(pointer: coarse)': {
      // The lines of a list lie close: room of its own, where others reach over their neighbours.
      paddingBlock: 10,
      marginBlock: -10,
      selectors: { '&&::after': { content: 'none' } },
    },
  },
});
