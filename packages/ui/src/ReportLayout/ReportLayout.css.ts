import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: '56px',
  padding: `0 ${vars.space.gutter}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { padding: `0 ${vars.space.xlarge}` }, print: { display: 'none' } },
});

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.large,
  flex: 1,
  width: '100%',
  maxWidth: '74rem',
  margin: '0 auto',
  padding: `${vars.space.xlarge} ${vars.space.gutter}`,
  fontSize: vars.text.body,
  outline: 'none',
  '@media': { print: { maxWidth: 'none', padding: 0, margin: 0 } },
});

export const note = style({
  width: '100%',
  maxWidth: '74rem',
  margin: '0 auto',
  padding: vars.space.gutter,
  color: vars.color.textSoft,
  fontSize: vars.text.caption,
  // The note is about the link, not the document, and would print on a separate page.
  '@media': { print: { display: 'none' } },
});
