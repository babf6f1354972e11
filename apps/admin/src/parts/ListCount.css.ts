import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style({ color: vars.color.text, fontWeight: vars.weight.heavy });
