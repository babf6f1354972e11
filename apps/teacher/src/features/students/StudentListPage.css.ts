import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

/** Under the name, which fills a line on a phone. */
export const due = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.caution,
  fontSize: vars.text.list,
  fontWeight: vars.weight.regular,
});

export const names = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
