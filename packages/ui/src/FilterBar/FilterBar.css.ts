import { globalStyle, style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { bar as segmentBar } from '../SegmentedControl/SegmentedControl.css';
import { vars } from '../theme/contract.css';
import { inEm } from '../theme/inEm';
import { media } from '../theme/media';
import { visuallyHidden } from '../theme/primitives.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  '@media': {
    // Denser than a form. Phones keep 16 px, because iOS zooms into smaller fields.
    [media.tablet]: { vars: { [vars.text.form]: vars.text.body } },
    print: { display: 'none' },
  },
});

/** The toolbar of phones and tablets; with its margins at most 120 px above the cards on a phone. */
export const compactBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.gutter}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Pages other than lists have larger gaps, which this reduces.
      selectors: { ':not([data-page="list"]) > main > &': { marginBlock: '-8px -6px' } },
    },
    print: { display: 'none' },
  },
});

/** A desktop at 200 %: as narrow as a phone, but used with a mouse. */
const enlargedDesktop = `${media.phone} and (pointer: fine)`;

export const toolRow = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 320px',
  gap: vars.space.small,
  minWidth: 0,
});

export const compactSearch = style({ flex: 1, minWidth: 0 });

export const opener = style({
  flex: 'none',
  minHeight: vars.target.thumb,
  padding: `0 ${vars.space.medium}`,
  selectors: {
    '&[data-active]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    [`${toolRow} > &:only-child`]: { flex: 1 },
  },
});

// On the narrowest phones the search box needs the space.
globalStyle(`${opener} > svg`, {
  '@media': { [`screen and (max-width: ${inEm(359)})`]: { display: 'none' } },
});

export const leadRow = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: vars.target.thumb,
  '@media': { [enlargedDesktop]: { flexWrap: 'wrap' } },
});

/** Shows the current list of the area and opens the menu of the others. */
export const areaButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.target.thumb,
  padding: `0 ${vars.space.medium}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.list,
  fontWeight: vars.weight.strong,
  lineHeight: 1.2,
  textAlign: 'start',
  cursor: 'pointer',
  vars: { [secondSize]: vars.text.caption },
});

/**
 * One line that scrolls horizontally, on phones up to the edge of the screen. A mouse cannot scroll it, so its segments
 * wrap on an enlarged desktop.
 */
export const leadLine = style({
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Both languages must fit one line next to the area menu.
  vars: { [vars.text.form]: vars.text.caption },
  '@media': {
    [media.phone]: {
      marginInlineEnd: `calc(-1 * ${vars.space.gutter})`,
      paddingInlineEnd: vars.space.gutter,
      selectors: {
        '&:first-child': {
          marginInlineStart: `calc(-1 * ${vars.space.gutter})`,
          paddingInlineStart: vars.space.gutter,
        },
      },
    },
    [enlargedDesktop]: { flex: '1 1 auto', overflowX: 'visible' },
  },
});

// Outside this line, four and more segments wrap into pairs on phones.
const segments = `${leadLine}${leadLine}`;
globalStyle(`${segments} ${segmentBar.group}`, {
  display: 'inline-flex',
  flexWrap: 'nowrap',
  width: 'auto',
  maxWidth: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
  '@media': { [enlargedDesktop]: { flexWrap: 'wrap', maxWidth: '100%' } },
});
globalStyle(`${segments} ${segmentBar.text}`, { minHeight: vars.target.thumb, whiteSpace: 'nowrap' });

// Half as wide, so that more of them are in view.
stackPairs(`${segments} ${segmentBar.text}`, media.phone);
globalStyle(`${segments} ${segmentBar.text}`, {
  '@media': { [media.phone]: { paddingInline: vars.space.small, lineHeight: 1.25, textAlign: 'start' } },
});

export const heardCount = visuallyHidden;

/** The active filters in words, on paper only: in narrow windows they are in a sheet. */
export const printed = style({ display: 'none' });

/** The content of the sheet: fields below each other, each with its label above. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.gutter,
});

export const sheetTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingBlockStart: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.color.line}`,
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

/** On wide screens the filters are in the row of the bar. */
export const fields = style({ display: 'contents' });

export const search = style({
  // Wide enough for the placeholder in two languages, if the filters leave space.
  flex: '1 1 224px',
  minWidth: 0,
  maxWidth: 360,
});

export const count = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  lineHeight: 1.25,
});

// The filter row has little space.
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

stackPairs(opener);
