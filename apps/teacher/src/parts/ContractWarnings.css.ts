import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Puts the picture beside a link that is higher than its words. */
export const centred = style({ selectors: { '&&': { alignItems: 'center' } } });

/** In the colour of its warning, and above a card that is a link itself. */
export const leads = style({
  selectors: {
    '&&': { position: 'relative', color: 'inherit', textDecoration: 'underline', zIndex: 1 },
  },
});
