import { media, vars } from '@portal/ui/theme';
import { style } from '@vanilla-extract/css';

const soft = { color: vars.color.textSoft, fontWeight: vars.weight.regular } as const;

export const headDash = style({ ...soft, '@media': { [media.phone]: { display: 'none' } } });

/** On a line of its own on phones, without the dash before it. */
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
