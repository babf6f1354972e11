import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.small} ${vars.space.gutter}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}`, paddingTop: vars.space.medium } },
});

export const about = style({ display: 'grid', gap: vars.space.xxsmall, flex: '1 1 220px', minWidth: 0 });

export const quiet = style({ color: vars.color.textSoft, overflowWrap: 'anywhere' });

/** Below the name, which takes the whole line on a phone. */
export const due = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.caution,
  fontSize: vars.text.list,
  fontWeight: vars.weight.regular,
});

export const names = style({ display: 'grid' });

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
