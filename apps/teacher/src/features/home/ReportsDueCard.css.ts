import { vars } from '@portal/ui';
import { style } from '@vanilla-extract/css';

export const dueList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const dueRow = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.target.thumb,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0 } },
});
