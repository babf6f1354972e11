import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const soft = style({ margin: 0, color: vars.color.textSoft });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });
