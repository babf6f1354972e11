import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gap: vars.space.small });

export const plot = style({ display: 'flex', gap: vars.space.small });

export const level = style({ display: 'grid', flex: '1 1 0', minWidth: 0, maxWidth: '64px' });

export const pair = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'center',
  gap: vars.space.hair,
  height: '64px',
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
});

export const column = style({
  display: 'grid',
  justifyItems: 'center',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: '26px',
});

export const count = style({
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
});

const colors = {
  selectors: {
    '&[data-is=start]': { background: vars.color.lineStrong },
    '&[data-is=now]': { background: vars.color.accent },
  },
} as const;

export const bar = style({
  width: '100%',
  minHeight: '4px',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  ...colors,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-is=start]': { background: 'GrayText' },
        '&[data-is=now]': { background: 'CanvasText' },
      },
    },
    print: { printColorAdjust: 'exact' },
  },
});

export const name = style({
  marginBlockStart: vars.space.xxsmall,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.medium}`,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
});

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '::before': { content: '', width: '10px', height: '10px', borderRadius: '2px' },
  selectors: {
    '&[data-is=start]::before': { background: vars.color.lineStrong },
    '&[data-is=now]::before': { background: vars.color.accent },
  },
  '@media': { print: { printColorAdjust: 'exact' } },
});

export const empty = style({ color: vars.color.textSoft, fontSize: vars.text.list });
