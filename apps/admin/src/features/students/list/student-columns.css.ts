import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

export const tested = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` });
