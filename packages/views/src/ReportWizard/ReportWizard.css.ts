import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const wizard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xlarge });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const texts = style({
  display: 'grid',
  gap: vars.space.gutter,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const level = style({ '@media': { [media.tablet]: { maxWidth: 320 } } });

export const skills = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const skill = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingBlock: vars.space.medium } },
});

// A table row with skill and rating; without it, the field would stack them.
globalStyle(`${skill} > div`, {
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

// Aligns the choices of all rows.
globalStyle(`${skill}${skill} [role="radiogroup"]`, {
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(6.5rem, 1fr))' },
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${skill} [role="radiogroup"] span`, { justifyItems: 'center', textAlign: 'center' });

export const names = style({ paddingInlineStart: '1.2em', listStyle: 'disc' });

export const comment = style({ display: 'grid', gap: vars.space.xsmall });
