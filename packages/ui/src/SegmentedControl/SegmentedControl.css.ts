import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

/** The invisible native input; the text next to it is styled as the segment. */
const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

const ring = { outline: `2px solid ${vars.color.accent}`, outlineOffset: 1 };

const option = style({
  position: 'relative',
  display: 'grid',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 } },
});

const pairs = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  width: '100%',
  overflowX: 'visible',
} as const;

export const bar = {
  group: style({
    display: 'inline-flex',
    justifySelf: 'start',
    gap: vars.space.hair,
    maxWidth: '100%',
    padding: vars.space.hair,
    overflowX: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceSunken,
    scrollbarWidth: 'thin',
    '@media': {
      // Four or more segments do not fit in one row of a phone, so they wrap into pairs and all are visible.
      [media.phone]: { selectors: { '&:has(> :nth-child(4))': pairs } },
      [media.tablet]: { flexWrap: 'wrap' },
    },
  }),
  option: style([
    option,
    { flex: 'none', '@media': { '(pointer: coarse)': { minWidth: vars.target.thumb } } },
  ]),
  input,
  text: style({
    display: 'flex',
    alignItems: 'center',
    // Between the label and a count after it.
    columnGap: '0.3em',
    minHeight: 28,
    padding: `${vars.space.xxsmall} ${vars.space.medium}`,
    borderRadius: 6,
    color: vars.color.textSoft,
    fontSize: vars.text.list,
    lineHeight: 1.4,
    whiteSpace: 'nowrap',
    selectors: {
      ':hover + &': { color: vars.color.text },
      ':checked + &': {
        background: vars.color.surface,
        boxShadow: vars.shadow.raised,
        color: vars.color.text,
        fontWeight: vars.weight.strong,
      },
      ':focus-visible + &': ring,
    },
    '@media': {
      '(pointer: coarse)': { justifyContent: 'center', minHeight: vars.target.thumb },
      // Forced-colours mode removes backgrounds and shadows, so the selected option needs an outline.
      '(forced-colors: active)': {
        selectors: { ':checked + &': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
};

globalStyle(`${bar.group}:has(> :nth-child(4)) ${bar.text}`, {
  '@media': { [media.phone]: { justifyContent: 'center', textAlign: 'center', whiteSpace: 'normal' } },
});

export const chips = {
  group: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
    gap: vars.space.small,
  }),
  option,
  input,
  text: style({
    display: 'grid',
    placeItems: 'center',
    minHeight: 56,
    padding: vars.space.xsmall,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    selectors: {
      ':hover + &': { borderColor: vars.color.text },
      ':checked + &': {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
        color: vars.color.accentStrong,
      },
      ':focus-visible + &': ring,
      '[aria-invalid="true"] &': { borderColor: vars.color.critical },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { ':checked + &': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  }),
};
