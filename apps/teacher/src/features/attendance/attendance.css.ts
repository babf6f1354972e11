import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const after = style({
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  fontVariantNumeric: 'tabular-nums',
});

const inset = `${vars.space.medium} ${vars.space.gutter}`;

export const switchRow = style({ padding: inset });

export const search = style({ padding: inset, borderTop: `1px solid ${vars.color.line}` });

export const legend = style({
  width: '100%',
  padding: `${vars.space.small} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const item = style({
  paddingInline: vars.space.gutter,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&[data-absent]': { background: vars.color.criticalSoft } },
});

export const detailList = style({
  padding: `${vars.space.xxsmall} ${vars.space.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.target.action,
  paddingBlock: vars.space.medium,
  fontSize: vars.text.form,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const nobody = style({ color: vars.color.textSoft });
