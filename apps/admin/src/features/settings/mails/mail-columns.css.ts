import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A value with a softer one below it. */
export const pair = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.hair });
