import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

export const actions = style({ display: 'inline-flex', gap: vars.space.xxsmall });
