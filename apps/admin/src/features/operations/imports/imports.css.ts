import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Frames a row of numbers; their separators end at the frame. */
export const importFigures = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const importedNames = style({ paddingInlineStart: vars.space.gutter, overflowWrap: 'anywhere' });
