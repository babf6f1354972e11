import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
});

/** Centres the icon next to a link that is taller than its text. */
export const centred = style({ selectors: { '&&': { alignItems: 'center' } } });

/** A link in the warning's colour, above the link that covers the card. */
export const leads = style({
  selectors: {
    '&&': { position: 'relative', color: 'inherit', textDecoration: 'underline', zIndex: 1 },
  },
});
