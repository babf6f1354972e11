import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const materials = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const inOnePiece = style({ whiteSpace: 'nowrap' });

export const detail = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
