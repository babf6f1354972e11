import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const warningList = style({
  display: 'grid',
  gap: vars.space.xsmall,
});

/** Centres the icon beside a link that is taller than its text. */
export const centred = style({ selectors: { '&&': { alignItems: 'center' } } });

/** In the warning's colour, above a card that is itself a link. */
export const leads = style({
  selectors: {
    '&&': { position: 'relative', color: 'inherit', textDecoration: 'underline', zIndex: 1 },
  },
});
