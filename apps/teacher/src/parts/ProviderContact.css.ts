import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const contactList = style({ display: 'grid' });

export const contact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.target.thumb,
  overflowWrap: 'anywhere',
});
