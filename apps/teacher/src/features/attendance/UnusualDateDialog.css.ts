import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const reasons = style({ display: 'grid', gap: vars.space.medium });

globalStyle(`${reasons} > p`, { margin: 0 });
