/**
 * The room that a bar at the bottom of a phone needs, safe area included, by the `data-phone` it carries: the links of
 * an app, or the one action of a screen.
 */
export const phoneBarRoom = {
  tabs: 'calc(68px + env(safe-area-inset-bottom))',
  thumb: 'calc(78px + env(safe-area-inset-bottom))',
} as const;
