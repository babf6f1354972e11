import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** A period with its last day at the end of the line. */
export const period = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.small}` });

export const day = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
