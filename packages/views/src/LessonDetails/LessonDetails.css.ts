import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});

export const list = style({ width: '100%' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xxsmall,
});

export const row = style({
  padding: `${vars.space.small} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const summary = style({
  paddingBlockEnd: vars.space.small,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
});

export const presence = style({ display: 'grid', gap: vars.space.xxsmall, overflowWrap: 'anywhere' });

export const line = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xsmall });

globalStyle(`${line} > svg`, { flex: 'none', alignSelf: 'center' });

export const note = style({ margin: 0, color: vars.color.textSoft, whiteSpace: 'pre-line' });
