import { supports, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const days = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.gutter });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.small}`,
  paddingBlock: vars.space.xxsmall,
  fontSize: vars.text.body,
  selectors: { '[aria-current="date"] > &': { color: vars.color.accent } },
});

export const classes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  // Days out of view cost no layout.
  containIntrinsicBlockSize: 'auto calc(var(--lines) * 72px)',
  '@supports': { [supports.skippedLayout]: { contentVisibility: 'auto' } },
});

export const note = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

export const line = style({
  // The time does not wrap; the status does.
  gridTemplateColumns: 'minmax(max-content, 1fr) auto',
  columnGap: vars.space.small,
  minHeight: 60,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  fontSize: vars.text.list,
});

export const who = style({
  // Contains the hidden name of the day.
  position: 'relative',
  gridColumn: '1 / -1',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  fontSize: vars.text.caption,
});

globalStyle(`[data-status="recorded"] > ${status}`, { color: vars.color.positive });
globalStyle(`[data-status="missing"] > ${status}`, { color: vars.color.caution });
globalStyle(`[data-status="clash"] > ${status}`, { color: vars.color.critical });
