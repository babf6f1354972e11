/**
 * The room that the bars at the bottom of a phone need, safe area included, by the `data-phone` they carry: the links of
 * an app (`tabs`), the one action of a screen (`thumb`), or the action above the links (`both`). The words of the links
 * grow with the text size, and their bar with them.
 */
export const phoneBarRoom = {
  tabs: 'calc(28px + 2.5rem + env(safe-area-inset-bottom))',
  thumb: 'calc(78px + env(safe-area-inset-bottom))',
  both: 'calc(106px + 2.5rem + env(safe-area-inset-bottom))',
} as const;
