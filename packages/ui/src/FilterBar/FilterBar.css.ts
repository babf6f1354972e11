import { globalStyle, style } from '@vanilla-extract/css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': {
    // Denser than a form; a phone keeps 16 px, or it would zoom into the field.
    [media.tablet]: { vars: { [vars.text.form]: vars.text.body } },
    print: { display: 'none' },
  },
});

globalStyle(`${bar} > *`, { '@media': { [media.phone]: { flex: '1 1 100%' } } });

export const opener = style({
  '@media': {
    [media.phone]: { selectors: { [`${bar} > &`]: { flex: 'none' } } },
    [media.tablet]: { display: 'none' },
  },
});

export const number = style({
  minWidth: '1.5em',
  padding: `0 ${vars.space.xsmall}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text.caption,
  lineHeight: 1.5,
});

export const fields = style({
  // On a wide screen the filters stand in the bar's own row.
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'none',
      // Under the row of the button and the search box.
      order: 1,
      selectors: { '&[data-open]': { display: 'grid', gap: vars.space.medium } },
    },
  },
});

export const search = style({
  // As wide as its words in two languages, where the filters leave room.
  flex: '1 1 224px',
  minWidth: 0,
  maxWidth: 360,
  // On a phone beside the button.
  '@media': { [media.phone]: { selectors: { [`${bar} > &`]: { flex: '1 1 150px', maxWidth: 'none' } } } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  lineHeight: 1.25,
  '@media': {
    [media.phone]: { order: 2 },
    [media.tablet]: { display: 'flex', alignItems: 'center', gap: vars.space.xsmall },
  },
});

// In the row of the filters every word counts.
stackPairs(count, media.tablet);
stackPairs(`${fields} label`, media.tablet);

globalStyle(`${fields} label`, {
  '@media': { [media.tablet]: { paddingBlock: 0, fontSize: vars.text.caption, lineHeight: 1.25 } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  '@media': { [media.phone]: { order: 1 } },
});

export const chips = style({ display: 'contents' });

globalStyle(`${chips} > li`, { display: 'flex', minWidth: 0, maxWidth: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: vars.target.pointer,
  padding: `${vars.space.hair} 10px`,
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.caption,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.text },
  '@media': { '(pointer: coarse)': { minHeight: vars.target.thumb } },
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

stackPairs(opener, media.phone);
