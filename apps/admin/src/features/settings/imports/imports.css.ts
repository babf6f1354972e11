import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** A long name breaks within a card or a dialog. */
export const words = style({ overflowWrap: 'anywhere' });

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

/** Frames figures; their separators end at the frame. */
export const figures = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const names = style({ margin: 0, paddingInlineStart: vars.space.gutter, overflowWrap: 'anywhere' });
