import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ margin: 0 });

export const quiet = style({ color: vars.color.textSoft });
