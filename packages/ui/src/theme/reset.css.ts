import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';

/** A cascade layer, so that component styles win whatever the loading order. */
const reset = globalLayer('reset');

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });

base('*', { margin: 0 });

base('html', {
  fontFamily: vars.font.sans,
  lineHeight: 1.5,
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // Keeps a focused element clear of the sticky navbar (WCAG 2.4.11).
  scrollPaddingTop: '72px',
});

base('body', { fontSize: vars.text.body, minHeight: '100dvh', overflowWrap: 'break-word' });

base('h1, h2, h3', {
  fontSize: 'inherit',
  fontWeight: vars.weight.heavy,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
});

base('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });

base('a', { color: vars.color.accent, textUnderlineOffset: '3px' });

base('img, svg, video', { display: 'block', maxWidth: '100%' });

base('ul, ol', { padding: 0, listStyle: 'none' });

base('fieldset', { border: 0, padding: 0, minWidth: 0 });

base('table', { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

// `until-found` must stay in layout for find-in-page; the browser hides it.
base('[hidden]:not([hidden="until-found"])', { display: 'none !important' });

base(':focus-visible', { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' });

base('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      transitionProperty: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});

base('*', {
  '@media': {
    print: { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
  },
});
