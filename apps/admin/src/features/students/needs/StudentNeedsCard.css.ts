import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const adder = style({ flex: '0 1 240px', minWidth: 0 });

export const none = style({ margin: 0, color: vars.color.textSoft });
