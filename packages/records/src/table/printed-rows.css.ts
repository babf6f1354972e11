import { style } from '@vanilla-extract/css';

export const printedRows = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingBlockEnd: '2mm' } },
});
