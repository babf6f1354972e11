import { vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const dueList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const dueContract = style({
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});

export const numberOf = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const students = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The whole line is a link; its action is under the name. */
export const dueStudent = style({
  selectors: {
    '&&': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.small,
      minHeight: vars.target.action,
      paddingBlock: vars.space.xsmall,
      overflowWrap: 'anywhere',
    },
    // Tall enough on its own; a larger touch area would overlap its neighbours.
    '&&::after': { content: 'none' },
  },
});

export const writeLink = style({
  gridRow: 2,
  color: vars.color.textSoft,
  fontSize: vars.text.list,
  fontWeight: vars.weight.regular,
});

export const chevron = style({ gridRow: '1 / span 2', gridColumn: 2 });
