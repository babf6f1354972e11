import { globalStyle, style } from '@vanilla-extract/css';
import { pair } from '../BilingualText/BilingualText.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
});

export const titles = style({ display: 'grid', gap: vars.space.xxsmall, minWidth: 0 });

// A phone breaks most titles between the languages: then without a dash at the head of a line.
globalStyle(`${titles} h1 > ${pair} > [lang]`, { '@media': { [media.phone]: { display: 'block' } } });

globalStyle(`${titles} h1 > ${pair} > :not([lang])`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const eyebrow = style({ color: vars.color.textSoft, fontSize: vars.text.body });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});
