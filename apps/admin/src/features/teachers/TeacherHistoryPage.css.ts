import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ margin: 0 });

export const quiet = style({ color: vars.color.textSoft });

/** One word per line. */
export const lines = style({ display: 'inline-grid' });

/** Keeps the contract number on one line. */
export const whole = style({ whiteSpace: 'nowrap' });
