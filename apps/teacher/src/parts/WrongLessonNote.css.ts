import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.list });
