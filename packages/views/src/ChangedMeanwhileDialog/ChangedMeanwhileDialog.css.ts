import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const reason = style({ marginBlockEnd: vars.space.gutter });

export const own = style({ marginBlockStart: vars.space.xsmall });
