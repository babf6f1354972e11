import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({ margin: 0 });

export const quiet = style({ color: vars.color.textSoft });

/** One word under the other. */
export const lines = style({ display: 'inline-grid' });

/** A number that people say, never broken. */
export const whole = style({ whiteSpace: 'nowrap' });
