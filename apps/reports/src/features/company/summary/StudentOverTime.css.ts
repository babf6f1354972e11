import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.large} ${vars.space.xxlarge}`,
  paddingBlock: vars.space.small,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const part = style({ display: 'grid', alignContent: 'start', gap: vars.space.small, minWidth: 0 });

export const title = style({ fontSize: vars.text.caption, fontWeight: vars.weight.strong });

export const none = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** Many months scroll sideways. */
export const months = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.small,
  overflowX: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
});

export const month = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.hair,
  flex: '1 0 38px',
  maxWidth: '64px',
});

export const figure = style({ color: vars.color.text });

export const taught = style({
  display: 'flex',
  alignItems: 'end',
  width: '24px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const attended = style({
  width: '100%',
  background: vars.color.accent,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
});

export const name = style({ color: vars.color.text, fontWeight: vars.weight.strong });

/** Below the first month of a year. */
export const year = style({ minHeight: '1.35em' });

export const hours = style({ whiteSpace: 'nowrap' });
