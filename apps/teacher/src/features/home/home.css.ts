import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ position: 'relative' });

/** The whole card opens the course; its button is on top of that area. */
export const opensCard = style({
  selectors: {
    '&&': { position: 'static', display: 'inline-flex', alignItems: 'center' },
    '&&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  },
  '@media': { [media.phone]: { minHeight: vars.target.thumb } },
});

export const aside = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small });

export const about = style({
  color: vars.color.textSoft,
  fontSize: vars.text.body,
  overflowWrap: 'anywhere',
});

export const foot = style({ display: 'flex', position: 'relative' });

export const dueList = style({ display: 'grid' });

export const dueContract = style({
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});

export const numberOf = style({ color: vars.color.textSoft, fontSize: vars.text.list });

export const students = style({ margin: 0, padding: 0, listStyle: 'none' });

/** The whole line is a link; its action is below the name. */
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
    // High enough on its own; a larger touch area would overlap its neighbours.
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
