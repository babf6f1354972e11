import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: vars.space.gutter });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.medium,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontWeight: vars.weight.medium,
});

export const legend = style({ padding: 0, fontWeight: vars.weight.medium });

export const term = style({ display: 'block' });

export const before = style({
  marginBlockEnd: vars.space.xsmall,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

export const version = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minHeight: vars.target.thumb,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
  },
});

export const radio = style({
  flex: 'none',
  width: 18,
  height: 18,
  marginBlock: 2,
  accentColor: vars.color.accent,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const text = style({ display: 'grid', minWidth: 0 });

export const whose = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });

export const none = style({ color: vars.color.textSoft });

export const mark = style({
  borderRadius: vars.radius.small,
  background: vars.color.highlight,
  color: vars.color.text,
});

export const count = style({
  marginInlineEnd: 'auto',
  color: vars.color.textSoft,
  selectors: { '&[data-complete="true"]': { color: vars.color.positive } },
});
