import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const region = style({
  borderRadius: vars.radius.medium,
  // When empty, it stays for screen readers and focus, but must not add a gap to the layout.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'center',
  gap: vars.space.small,
});

export const list = style({
  display: 'grid',
  gap: vars.space.small,
  margin: `${vars.space.medium} 0`,
  paddingInlineStart: vars.space.large,
});

export const when = style({ color: vars.color.textSoft, fontSize: vars.text.caption });
