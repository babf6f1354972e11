import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { vars } from './contract.css';
import { type ColorTokens, dark, light, print, radius, space, type Theme, text } from './tokens';
import '../index';

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

type Pair = { ink: keyof ColorTokens; ground: keyof ColorTokens; least: number };

const pairs = (inks: (keyof ColorTokens)[], grounds: (keyof ColorTokens)[], least: number): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })));

/** What the components put on what: text 4.5:1 (WCAG 1.4.3), borders of controls and the focus ring 3:1 (1.4.11). */
const promises: Pair[] = [
  ...pairs(['text', 'textSoft'], ['canvas', 'surface', 'surfaceSunken', 'highlight', 'accentSoft'], 4.5),
  ...pairs(['accent', 'accentStrong'], ['canvas', 'surface', 'surfaceSunken', 'accentSoft'], 4.5),
  ...pairs(['positive'], ['canvas', 'surface', 'positiveSoft'], 4.5),
  ...pairs(['caution'], ['canvas', 'surface', 'cautionSoft'], 4.5),
  ...pairs(['critical'], ['canvas', 'surface', 'surfaceSunken', 'criticalSoft'], 4.5),
  ...pairs(['info'], ['canvas', 'surface', 'infoSoft'], 4.5),
  ...pairs(['text'], ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft'], 4.5),
  { ink: 'onAccent', ground: 'accent', least: 4.5 },
  { ink: 'onAccent', ground: 'accentStrong', least: 4.5 },
  { ink: 'onCritical', ground: 'critical', least: 4.5 },
  { ink: 'onFeature', ground: 'feature', least: 4.5 },
  ...pairs(['lineStrong'], ['canvas', 'surface', 'surfaceSunken'], 3),
];

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (one: string, other: string) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

function Promises({ theme }: { theme: Theme }) {
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
        gap: 12,
        padding: 24,
      }}
    >
      {promises.map(({ ink, ground, least }) => (
        <li
          key={`${ink} ${ground}`}
          style={{
            color: least < 4.5 ? theme.color.text : theme.color[ink],
            background: theme.color[ground],
            border: `2px solid ${theme.color[least < 4.5 ? ink : 'line']}`,
            borderRadius: radius.medium,
            padding: space.medium,
          }}
        >
          {ink} / {ground} {contrast(theme.color[ink], theme.color[ground]).toFixed(1)}
        </li>
      ))}
    </ul>
  );
}

const keepsItsPromises = (theme: Theme) =>
  promises
    .filter(({ ink, ground, least }) => contrast(theme.color[ink], theme.color[ground]) < least)
    .map(
      ({ ink, ground }) =>
        `${ink} on ${ground}: ${contrast(theme.color[ink], theme.color[ground]).toFixed(2)}`,
    );

export const ContrastInLight: StoryObj = {
  render: () => <Promises theme={light} />,
  play: async () => {
    await expect(keepsItsPromises(light)).toEqual([]);
  },
};

export const ContrastInDark: StoryObj = {
  render: () => <Promises theme={dark} />,
  play: async () => {
    await expect(keepsItsPromises(dark)).toEqual([]);
  },
};

export const ContrastOnPaper: StoryObj = {
  render: () => <Promises theme={print} />,
  play: async () => {
    await expect(keepsItsPromises(print)).toEqual([]);
  },
};

export const Colors: StoryObj = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        gap: 12,
        padding: 24,
      }}
    >
      {(Object.keys(light.color) as (keyof ColorTokens)[]).map((role) => (
        <li key={role}>
          <div
            style={{
              height: 48,
              background: vars.color[role],
              border: `1px solid ${vars.color.line}`,
              borderRadius: vars.radius.medium,
            }}
          />
          {role}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('critical')).toBeVisible();
  },
};

export const TextAndSpace: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 24 }}>
      {(Object.keys(text) as (keyof typeof text)[]).map((size) => (
        <p key={size} style={{ fontSize: vars.text[size] }}>
          {size} {text[size]} · Où l’élève progresse, Nguyễn Thị Ánh, 0123456789
        </p>
      ))}
      <Heading level={2}>space</Heading>
      {(Object.keys(space) as (keyof typeof space)[]).map((step) => (
        <div key={step} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <div style={{ width: vars.space[step], height: 12, background: vars.color.accent }} />
          {step} {space[step]}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const face = getComputedStyle(canvas.getByText(/^body /)).fontFamily;
    await expect(face).toMatch(/Inter Variable/);
  },
};
