// The palette is private to this file; other files use roles (`critical`, `surface`), not colours.

/** The colours of a theme. Text colours have 4.5:1 contrast on every surface, control borders 3:1 (WCAG 2.2 AA). */
export type ColorTokens = {
  canvas: string;
  surface: string;
  surfaceSunken: string;
  line: string;
  lineStrong: string;
  text: string;
  textSoft: string;
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  positive: string;
  positiveSoft: string;
  caution: string;
  cautionSoft: string;
  critical: string;
  criticalSoft: string;
  onCritical: string;
  info: string;
  infoSoft: string;
  highlight: string;
  feature: string;
  onFeature: string;
  scrim: string;
};

export type ShadowTokens = {
  raised: string;
  floating: string;
};

export type Theme = {
  color: ColorTokens;
  shadow: ShadowTokens;
};

export const light: Theme = {
  color: {
    canvas: '#f6f5f2',
    surface: '#ffffff',
    surfaceSunken: '#f0eeea',
    line: '#e3e0da',
    lineStrong: '#8b8780',
    text: '#1d2125',
    textSoft: '#5a6068',
    accent: '#0b5f66',
    accentStrong: '#084a50',
    accentSoft: '#e2f0f0',
    onAccent: '#ffffff',
    positive: '#1f6b3a',
    positiveSoft: '#e3f2e6',
    caution: '#8a5300',
    cautionSoft: '#fdf0d8',
    critical: '#b3261e',
    criticalSoft: '#fce9e7',
    onCritical: '#ffffff',
    info: '#1f5fa8',
    infoSoft: '#e5eff9',
    highlight: '#fff3b8',
    feature: '#0b5f66',
    onFeature: '#ffffff',
    scrim: 'rgb(29 33 37 / 0.45)',
  },
  shadow: {
    raised: '0 1px 2px rgb(29 33 37 / 0.06), 0 1px 1px rgb(29 33 37 / 0.04)',
    floating: '0 12px 32px rgb(29 33 37 / 0.16), 0 2px 6px rgb(29 33 37 / 0.08)',
  },
};

export const dark: Theme = {
  color: {
    canvas: '#14171a',
    surface: '#1c2024',
    surfaceSunken: '#23282d',
    line: '#31373d',
    lineStrong: '#7d858d',
    text: '#eceef0',
    textSoft: '#a5adb5',
    accent: '#5cc4c9',
    accentStrong: '#84d6da',
    accentSoft: '#12373a',
    onAccent: '#08282a',
    positive: '#7fcf97',
    positiveSoft: '#173223',
    caution: '#efb95b',
    cautionSoft: '#3a2a0c',
    critical: '#ff9d94',
    criticalSoft: '#431b18',
    onCritical: '#3a0d0a',
    info: '#8dbdf2',
    infoSoft: '#172c44',
    highlight: '#4a4013',
    feature: '#0f464b',
    onFeature: '#f2f7f7',
    scrim: 'rgb(0 0 0 / 0.6)',
  },
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 0.4)',
    floating: '0 12px 32px rgb(0 0 0 / 0.6)',
  },
};

/** Print theme: the light colours on white, without shadows. */
export const print: Theme = {
  color: { ...light.color, canvas: '#ffffff', text: '#000000', textSoft: '#444444' },
  shadow: { raised: 'none', floating: 'none' },
};

/** Spacing in px on a 4 px grid. */
export const space = {
  none: '0',
  hair: '2px',
  xxsmall: '4px',
  xsmall: '6px',
  small: '8px',
  medium: '12px',
  gutter: '16px',
  large: '20px',
  xlarge: '24px',
  xxlarge: '32px',
  huge: '48px',
} as const;

export const radius = { small: '4px', medium: '8px', large: '12px', full: '999px' } as const;

/** Font sizes in rem, which respect the user's text size (1 rem is 16 px by default). */
export const text = {
  caption: '0.8125rem',
  list: '0.875rem',
  body: '0.9375rem',
  form: '1rem',
  lead: '1.0625rem',
  title: '1.25rem',
  heading: '1.625rem',
} as const;

export const weight = { regular: '400', medium: '500', strong: '550', heavy: '650' } as const;

/** Minimum target sizes: 24 px for a mouse, 44 px for touch (WCAG 2.5.8, and 2.5.5 on phones). */
export const target = { pointer: '32px', control: '38px', thumb: '44px', action: '52px' } as const;

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** z-index values, from bottom to top. */
export const layer = { sticky: '10', bar: '20', dialog: '100', popover: '200', toast: '300' } as const;

/** Widths in px at which the layout changes: cards become tables, one column becomes two. */
export const breakpoint = { tablet: 720, desktop: 1080, wide: 1416 } as const;
