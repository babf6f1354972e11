import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

/** As wide for every month, so that the keys stay under the thumb that presses them. */
export const name = style({ flex: '0 1 11rem', textAlign: 'center' });
