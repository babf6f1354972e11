import { vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.medium,
  width: 'min(360px, 80vw)',
});

export const title = style({ fontSize: vars.text.body, fontWeight: vars.weight.strong });

export const list = style({ display: 'grid', gap: vars.space.hair });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.target.pointer,
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

/** The actions are below the name. */
export const viewEntry = style([
  entry,
  {
    flexWrap: 'wrap',
    paddingBlock: vars.space.xsmall,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);

globalStyle(`${viewEntry} > :first-child`, { flexBasis: '100%' });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
});

export const chosen = style({});
globalStyle(`${chosen} svg`, { fill: 'currentColor' });

export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  width: '100%',
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const link = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const line = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const send = style({ justifySelf: 'start' });
