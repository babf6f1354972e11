import { globalStyle, style } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
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

export const eyebrow = style({ color: vars.color.textSoft, fontSize: vars.text.body });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
});

// The main action comes last and takes the remaining width.
globalStyle(`${actions}:has(> :nth-child(2))`, { '@media': { [media.phone]: { flexGrow: 1 } } });
globalStyle(`${actions} > :last-child:not(:first-child)`, { '@media': { [media.phone]: { flexGrow: 1 } } });

// On phones most titles and buttons need two lines, so they wrap between the languages.
stackPairs(`${titles} h1 >`, media.phone);
stackPairs(actions, media.phone);
