import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: vars.space.xsmall });

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const names = style({ margin: 0, paddingInlineStart: vars.space.large, overflowWrap: 'anywhere' });
