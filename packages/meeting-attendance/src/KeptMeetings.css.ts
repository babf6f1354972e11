import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 'none' } },
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.small } },
});

export const name = style({ fontWeight: vars.weight.medium });

export const facts = style({ color: vars.color.textSoft, fontSize: vars.text.list });
