import { style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const list = style({
  display: 'grid',
  // As many columns as fit, two on a phone, so that no link is out of view.
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.xxsmall,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  position: 'relative',
  height: '100%',
  minHeight: vars.target.thumb,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  outlineOffset: '-2px',
  vars: { [secondSize]: vars.text.caption },
  selectors: {
    '&:hover': { background: vars.color.surfaceSunken },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.accentStrong },
    // A second indicator besides colour.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space.small,
      insetInlineStart: 3,
      width: 3,
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
});

export const picture = style({
  flex: 'none',
  color: vars.color.textSoft,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const words = style({ flex: '1 1 auto', minWidth: 0 });
