import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const lines = style({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 });

export const soft = style({ color: vars.color.textSoft, fontSize: vars.text.caption });

/** A long address breaks within a card or a dialog. */
export const address = style({ overflowWrap: 'anywhere' });
