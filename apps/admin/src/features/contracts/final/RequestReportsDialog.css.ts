import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const question = style({ display: 'grid', gap: vars.space.medium });

globalStyle(`${question} > p`, { margin: 0 });
