import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const picker = style({ display: 'grid', gap: vars.space.medium });

export const filters = style({
  display: 'grid',
  gap: vars.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.125rem, 1fr))',
});

export const list = style({ display: 'grid' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const phrase = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.target.thumb,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.hair,
  padding: vars.space.small,
  border: 0,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: vars.color.canvas },
});

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const form = style({ display: 'grid', gap: vars.space.medium });
