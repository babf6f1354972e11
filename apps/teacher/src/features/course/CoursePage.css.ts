import { media } from '@portal/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The page's one action. */
export const submit = style({});

// Both languages are longer than a phone's line: then one stands over the other, and the dash between is only heard.
globalStyle(`${submit} > span > [lang]`, { '@media': { [media.phone]: { display: 'block' } } });

globalStyle(`${submit} > span > :not([lang])`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
