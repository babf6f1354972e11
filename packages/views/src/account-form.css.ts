import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** The forms around signing in: one column, one button. */
export const accountForm = style({ display: 'grid', gap: vars.space.large });
