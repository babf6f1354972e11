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

export const quiet = style({ margin: 0, color: vars.color.textSoft, overflowWrap: 'anywhere' });
