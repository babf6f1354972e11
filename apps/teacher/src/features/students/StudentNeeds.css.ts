import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const language = style({
  selectors: {
    '& + &': {
      borderTop: `1px solid ${vars.color.line}`,
      marginTop: vars.space.medium,
      paddingTop: vars.space.gutter,
    },
  },
});

/** Preserves line breaks. */
export const prose = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
