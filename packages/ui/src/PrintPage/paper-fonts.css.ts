import { globalFontFace } from '@vanilla-extract/css';
import { ranges } from '../theme/fonts.css';
import { keysOf } from '../theme/keys-of';

/** The PDFs of Firefox contain no text for bold text in a variable font, so paper uses one font file per weight. */
export const paperFont = 'Inter Paper';

export const paperWeights = { regular: '400', medium: '500', strong: '600' } as const;

globalFontFace(
  paperFont,
  Object.values(paperWeights).flatMap((fontWeight) =>
    keysOf(ranges).map((part) => ({
      fontStyle: 'normal',
      fontWeight,
      fontDisplay: 'swap',
      src: `url("@fontsource/inter/files/inter-${part}-${fontWeight}-normal.woff2") format("woff2")`,
      unicodeRange: ranges[part],
    })),
  ),
);
