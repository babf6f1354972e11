import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const soft = { color: vars.color.textSoft, fontWeight: vars.weight.regular } as const;

export const headDash = style({ ...soft, '@media': { [media.phone]: { display: 'none' } } });

/** On its own line on phones, without the dash before it. */
export const headCompany = style({ ...soft, '@media': { [media.phone]: { display: 'block' } } });

export const healthFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  fontSize: vars.text.list,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { display: 'none' } },
});

export const healthHours = style({ flex: '0 1 12rem', minWidth: '10rem' });

export const list = style({ display: 'grid' });

export const proposal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.small} ${vars.space.medium}`,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const picture = style({ display: 'flex', color: vars.color.textSoft });

export const facts = style({ display: 'grid', flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: vars.color.textSoft, fontSize: vars.text.list });
