import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

export const noteCount = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const tick = style({ display: 'inline-flex', verticalAlign: 'middle' });

export const day = style({ whiteSpace: 'nowrap' });
