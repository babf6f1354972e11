import { media, vars } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const facts = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

// A block, because browsers keep a printed heading with its content only in block layout.
export const section = style({});

globalStyle(`${section} > * + *`, { marginBlockStart: vars.space.small });

/** Framed, so that it stands out on paper without colour. */
export const missing = style([
  section,
  {
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `1px solid ${vars.color.caution}`,
    borderInlineStartWidth: 4,
    borderRadius: vars.radius.small,
    '@media': { print: { breakInside: 'avoid' } },
  },
]);

export const lines = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.2em',
  listStyle: 'disc',
});

export const contents = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@media': { print: { fontSize: '9pt', lineHeight: 1.3 } },
});

globalStyle(`${contents} :is(th, td)`, {
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});

// A class of twelve fits on the sheet.
globalStyle(`${contents} :is(th, td)`, { '@media': { print: { paddingBlock: '0.5mm' } } });

globalStyle(`${contents} thead th`, { color: vars.color.textSoft, fontSize: vars.text.caption });

globalStyle(`${contents} tbody th`, { fontWeight: vars.weight.regular, width: '54%' });

globalStyle(`${contents} tr[data-missing] > *`, { color: vars.color.textSoft });

globalStyle(`${contents} tr[data-report] > th`, { paddingInlineStart: vars.space.large });
