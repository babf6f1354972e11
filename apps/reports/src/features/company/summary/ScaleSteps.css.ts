import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const scale = style({ display: 'grid', gap: vars.space.hair, marginBlockStart: vars.space.xxsmall });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const change = style({ color: vars.color.textSoft, whiteSpace: 'nowrap' });

export const level = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
