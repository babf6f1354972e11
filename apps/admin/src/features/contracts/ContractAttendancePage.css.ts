import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const quiet = style({ color: vars.color.textSoft });

export const complete = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const meter = style({ padding: `0 ${vars.space.large} ${vars.space.large}` });
