import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The badge with what explains it below. */
export const state = style({ display: 'grid', justifyItems: 'start', gap: vars.space.xxsmall });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
