import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const skeletonRows = style({
  flex: '1 1 0',
  minHeight: 320,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, 164px) repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
