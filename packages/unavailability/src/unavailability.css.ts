import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.125rem, 1fr))',
});

export const list = style({ display: 'grid' });

export const entry = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const what = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: vars.weight.strong });
