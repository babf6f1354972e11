import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid' });

export const proposal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const picture = style({ display: 'flex', color: vars.color.textSoft });

export const facts = style({ display: 'grid', flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });
