import { globalStyle, style } from '@vanilla-extract/css';
import { secondSize } from '../BilingualText/BilingualText.css';
import { stackPairs } from '../BilingualText/stack-pairs';
import { bar as segmentBar } from '../SegmentedControl/SegmentedControl.css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';

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

/** The toolbar of a phone or a tablet; with the space around it at most 120 px above the cards of a phone. */
export const compactBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.gutter}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // A page that is no list keeps more distance between its parts.
      selectors: { ':not([data-page="list"]) > main > &': { marginBlock: '-8px -6px' } },
    },
    print: { display: 'none' },
  },
});

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

// The search box needs the room on the narrowest phones.
globalStyle(`${opener} > svg`, { '@media': { 'screen and (max-width: 359px)': { display: 'none' } } });

export const leadRow = style({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: vars.target.thumb,
});

/** Names the list of the area that is open, and opens the others. */
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

/** One line that scrolls, on a phone up to the edge of the screen. */
export const leadLine = style({
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // One line high beside the area's menu, in both languages.
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
  },
});

// A choice of four and more stands in pairs elsewhere on a phone.
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
});
globalStyle(`${segments} ${segmentBar.text}`, { minHeight: vars.target.thumb, whiteSpace: 'nowrap' });

export const heardCount = visuallyHidden;

/** What the sheet holds, one under the other, each with its name above it. */
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

/** On a wide screen the filters stand in the bar's own row. */
export const fields = style({ display: 'contents' });

export const search = style({
  // As wide as its words in two languages, where the filters leave room.
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
