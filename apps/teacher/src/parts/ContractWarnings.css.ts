import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Each a line high, and as far from the next as a thumb needs. */
export const leadingList = style({ '@media': { '(pointer: coarse)': { rowGap: 22, paddingBlock: 6 } } });

/** In the colour of its warning, and above a card that is a link itself. */
export const leads = style({
  selectors: {
    '&&': { color: 'inherit', textDecoration: 'underline', zIndex: 1 },
    '&&::after': { inset: '-11px 0' },
  },
});
