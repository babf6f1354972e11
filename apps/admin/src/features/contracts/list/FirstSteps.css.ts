import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({ display: 'grid', gap: vars.space.medium });

export const step = style({ display: 'flex', alignItems: 'start', gap: vars.space.small });

/** A ring, filled once the step is done. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-done]': {
      borderColor: vars.color.positive,
      background: vars.color.positiveSoft,
      color: vars.color.positive,
    },
  },
});

export const why = style({ color: vars.color.textSoft, fontSize: vars.text.list });
