import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { type ContrastPair, contrast, contrastPairs, minContrast } from './contrast';
import { keysOf } from './keys-of';
import * as styles from './specimens.css';
import { type ColorTokens, dark, light, print, type Theme } from './tokens';
import '../index';

const meta: Meta = { title: 'Foundations/Colours', tags: ['release', '!autodocs'] };
export default meta;

type Role = keyof ColorTokens;

const roles = keysOf(light.color);

const themes = { Light: light, Dark: dark, Paper: print } as const satisfies Record<string, Theme>;

/** What each colour means. Choose a colour by its meaning, never by its hue. */
const meanings: Record<Role, string> = {
  canvas: 'The ground that everything lies on.',
  surface: 'What lies on it: cards, tables, dialogs, fields.',
  surfaceSunken: 'What is set back: table heads, hovered rows, a track.',
  line: 'Parts what is beside each other; tells nothing alone.',
  lineStrong: 'The border of a control.',
  text: 'Words.',
  textSoft: 'Words that come second: hints, the English half, units.',
  accent: 'What can be pressed, and the focus.',
  accentStrong: 'The same, under the pointer.',
  accentSoft: 'What is chosen: the current page, a selected row.',
  onAccent: 'Words on accent.',
  positive: 'It is well: recorded, activated.',
  positiveSoft: 'Ground of a positive badge or banner.',
  caution: 'Look at it: nearly used up, not sent yet.',
  cautionSoft: 'Ground of a caution badge or banner.',
  critical: 'It failed, it is overdue, it cannot be undone.',
  criticalSoft: 'Ground of a critical badge or banner.',
  onCritical: 'Words on critical.',
  info: 'Good to know.',
  infoSoft: 'Ground of an info badge or banner.',
  highlight: 'A cell that somebody has highlighted, always with its corner mark.',
  feature: 'The one card that calls to act.',
  onFeature: 'Words on feature.',
  scrim: 'Lies over the page while a dialog is open.',
};

/** Returns black or white, whichever is readable on a swatch. */
const legibleOn = (ground: string) =>
  ground.startsWith('#') && contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';

/** Each colour with its name in code, such as `vars.color.accent`, in the light and the dark theme. */
export const Roles: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Heading level={1}>Colours by meaning</Heading>
      <p className={styles.lead}>
        A style takes a colour for what it says, <code className={styles.code}>vars.color.critical</code>, and
        each theme decides how that looks. No colour says anything alone: a word or a picture goes with it.
      </p>
      <ul className={styles.cards}>
        {roles.map((role) => (
          <li key={role} className={styles.card}>
            <div className={styles.pair}>
              {[light, dark].map((theme) => (
                <span
                  key={theme === light ? 'light' : 'dark'}
                  className={styles.half}
                  style={{
                    // A translucent colour is shown on the surface that it covers.
                    background: `linear-gradient(${theme.color[role]} 0 0), ${theme.color.surface}`,
                    color: role === 'scrim' ? theme.color.text : legibleOn(theme.color[role]),
                  }}
                >
                  {theme.color[role]}
                </span>
              ))}
            </div>
            <div className={styles.cardWords}>
              <strong>{role}</strong>
              <span>{meanings[role]}</span>
            </div>
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvas }) => {
    for (const role of roles) await expect(canvas.getByText(role)).toBeVisible();
  },
};

function PairSample({ theme, pair: { ink, ground, use } }: { theme: Theme; pair: ContrastPair }) {
  const value = contrast(theme.color[ink], theme.color[ground]);
  return (
    <span
      className={styles.sample}
      style={{
        background: theme.color[ground],
        color: theme.color[use === 'text' ? ink : 'text'],
        border: `2px solid ${theme.color[use === 'edge' ? ink : 'line']}`,
      }}
    >
      <span aria-hidden="true">{use === 'text' ? 'Été 12' : ''}</span>
      <span>{value.toFixed(2)}</span>
    </span>
  );
}

/**
 * All pairs that components combine, with the contrast ratio in each theme and the required one. `contrast.test.ts`
 * fails for a pair below its requirement.
 */
export const PairsInUse: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Heading level={1}>What may stand on what</Heading>
      <p className={styles.lead}>
        Text keeps 4.5:1 (WCAG 1.4.3); borders of controls, focus rings and marks keep 3:1 (1.4.11), in every
        theme.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className={styles.scroller} aria-label="Pairs in use" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={`${styles.cell} ${styles.head}`} scope="col">
                Ink
              </th>
              <th className={`${styles.cell} ${styles.head}`} scope="col">
                Ground
              </th>
              {Object.keys(themes).map((name) => (
                <th key={name} className={`${styles.cell} ${styles.head}`} scope="col">
                  {name}
                </th>
              ))}
              <th className={`${styles.cell} ${styles.head}`} scope="col">
                At least
              </th>
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map((pair) => (
              <tr key={`${pair.ink} ${pair.ground} ${pair.use}`}>
                <th className={styles.cell} scope="row">
                  {pair.ink}
                </th>
                <td className={styles.cell}>{pair.ground}</td>
                {Object.entries(themes).map(([name, theme]) => (
                  <td key={name} className={styles.cell}>
                    <PairSample theme={theme} pair={pair} />
                  </td>
                ))}
                <td className={styles.cell}>
                  {minContrast[pair.use]} as {pair.use}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('row').find((one) => /^textSoft\s*canvas/.test(one.textContent ?? ''));
    await expect(row).toHaveTextContent(/as text$/);
    await expect(row).toHaveTextContent(contrast(light.color.textSoft, light.color.canvas).toFixed(2));
    await expect(row).toHaveTextContent(contrast(dark.color.textSoft, dark.color.canvas).toFixed(2));
  },
};

const grounds: readonly Role[] = [
  'canvas',
  'surface',
  'surfaceSunken',
  'accentSoft',
  'positiveSoft',
  'cautionSoft',
  'criticalSoft',
  'infoSoft',
  'highlight',
  'accent',
  'accentStrong',
  'critical',
  'feature',
];

const inks: readonly Role[] = [
  'text',
  'textSoft',
  'accent',
  'accentStrong',
  'positive',
  'caution',
  'critical',
  'info',
  'lineStrong',
  'line',
  'onAccent',
  'onCritical',
  'onFeature',
];

function Ratio({ theme, ink, ground }: { theme: Theme; ink: Role; ground: Role }) {
  const value = contrast(theme.color[ink], theme.color[ground]);
  const look =
    value >= minContrast.text ? styles.enough : value < minContrast.edge ? styles.tooLittle : undefined;
  return (
    <td className={[styles.cell, styles.ratio, look].filter(Boolean).join(' ')}>
      {value >= minContrast.text ? '✓ ' : value >= minContrast.edge ? '□ ' : ''}
      {value.toFixed(1)}
    </td>
  );
}

function Matrix({ name, theme }: { name: string; theme: Theme }) {
  return (
    <>
      <Heading level={2}>{name}</Heading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={`Every pair, ${name}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={`${styles.cell} ${styles.head}`} scope="col">
                Ink on ground
              </th>
              {grounds.map((ground) => (
                <th key={ground} className={`${styles.cell} ${styles.head} ${styles.ratio}`} scope="col">
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inks.map((ink) => (
              <tr key={ink}>
                <th className={styles.cell} scope="row">
                  {ink}
                </th>
                {grounds.map((ground) => (
                  <Ratio key={ground} theme={theme} ink={ink} ground={ground} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/**
 * For new pairs: the contrast of each text colour on each background. Add the pair to `contrast.ts` before you use it.
 */
export const EveryPair: StoryObj = {
  render: () => (
    <main className={styles.page} style={{ maxWidth: 'none' }}>
      <Heading level={1}>Every ink on every ground</Heading>
      <p className={styles.lead}>✓ may be read (4.5 and more), □ may be a border or a mark (3 and more).</p>
      <Matrix name="Light" theme={light} />
      <Matrix name="Dark" theme={dark} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row', { name: /^text ✓/ })).toHaveLength(2);
  },
};

export const EveryPairOnAPhone: StoryObj = { ...EveryPair, globals: { viewport: { value: 'phone' } } };
