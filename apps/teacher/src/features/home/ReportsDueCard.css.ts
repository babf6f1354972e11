import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const dueList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const dueRow = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: `${vars.space.medium} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const numberOf = style({ color: vars.color.textSoft, fontSize: vars.text.list });
