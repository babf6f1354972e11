import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const footKey = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxsmall });
