import type { ColorTokens } from './tokens';

type Role = keyof ColorTokens;

export interface ContrastPair {
  ink: Role;
  ground: Role;
  /** `text` needs 4.5:1 (WCAG 1.4.3); `edge` is a control border, focus ring or symbol and needs 3:1 (1.4.11). */
  use: 'text' | 'edge';
}

export const minContrast = { text: 4.5, edge: 3 } as const;

const pairs = (use: ContrastPair['use'], inks: readonly Role[], grounds: readonly Role[]): ContrastPair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, use })));

const page = ['canvas', 'surface', 'surfaceSunken'] as const;

/** All colour pairs that components use; add a pair here before you use it in a style. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['text', 'textSoft'], [...page, 'highlight', 'accentSoft']),
  ...pairs('text', ['accent', 'accentStrong'], [...page, 'accentSoft']),
  ...pairs('text', ['onAccent'], ['accent', 'accentStrong']),
  ...pairs('text', ['positive'], ['canvas', 'surface', 'positiveSoft']),
  ...pairs('text', ['caution'], ['canvas', 'surface', 'cautionSoft']),
  ...pairs('text', ['critical'], [...page, 'criticalSoft']),
  ...pairs('text', ['info'], ['canvas', 'surface', 'infoSoft']),
  ...pairs('text', ['text'], ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft']),
  ...pairs('text', ['onCritical'], ['critical']),
  ...pairs('text', ['onFeature'], ['feature']),
  ...pairs('edge', ['lineStrong'], page),
  ...pairs('edge', ['accent', 'positive', 'caution', 'critical'], page),
];

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the WCAG contrast ratio of two opaque colours (`#rrggbb`), from 1 to 21. */
export function contrast(one: string, other: string) {
  const high = Math.max(luminance(one), luminance(other));
  const low = Math.min(luminance(one), luminance(other));
  return (high + 0.05) / (low + 0.05);
}
