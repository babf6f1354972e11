import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.gutter,
  minHeight: 0,
  padding: vars.space.gutter,
  '@media': {
    [media.tablet]: { padding: `${vars.space.large} ${vars.space.xlarge}` },
    [media.desktop]: { flexDirection: 'row', gap: vars.space.xlarge },
    print: { padding: 0 },
  },
});

export const side = style({
  flex: 'none',
  '@media': { [media.desktop]: { width: '216px' }, print: { display: 'none' } },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '14px',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
});

/** What a `DataTable` with `scroll="own"` fills: the height that is left. */
export const list = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

// Where the page itself scrolls (a phone, a window zoomed far in), the list is as high as its rows.
globalStyle(`${body} ${list} > *`, { flex: '1 0 auto', '@media': { [media.roomy]: { flex: '1 1 0' } } });
