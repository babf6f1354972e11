import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Heading } from '../Heading/Heading';
import { vars } from './contract.css';
import { keysOf } from './keys-of';
import * as styles from './specimens.css';
import { text, weight } from './tokens';
import '../index';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'] };
export default meta;

/** Where each size is used. */
const sizes: Record<keyof typeof text, string> = {
  caption: 'Table heads, hints, the English line under a French one.',
  list: 'Rows of tables, badges, menus.',
  body: 'What stands in a page.',
  form: 'Fields and their labels; smaller ones make a phone zoom in.',
  lead: 'Names of cards and items.',
  title: 'Sections, and a figure at a glance.',
  heading: 'The page.',
};

const weights: Record<keyof typeof weight, string> = {
  regular: 'Words that run.',
  medium: 'Labels and buttons.',
  strong: 'What leads in a row: a name, a number.',
  heavy: 'Headings.',
};

const px = (rem: string) => `${Number.parseFloat(rem) * 16} px`;

/** Sizes are in rem, so that they follow the user's text size. */
export const Scale: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Heading level={1}>Type</Heading>
      <p className={styles.lead}>
        One typeface, Inter, served by the portal itself. Figures of one column stand under each other.
      </p>
      <Heading level={2}>Sizes</Heading>
      <ul className={styles.rows}>
        {keysOf(text).map((size) => (
          <li key={size} className={styles.row}>
            <span>
              <strong>{size}</strong>
              <br />
              <span className={styles.code}>
                {text[size]}, {px(text[size])}
              </span>
            </span>
            <span>
              <span data-size={size} style={{ fontSize: vars.text[size] }}>
                Où l’élève progresse, Nguyễn Thị Ánh, 0123456789
              </span>
              <br />
              <span className={styles.lead}>{sizes[size]}</span>
            </span>
          </li>
        ))}
      </ul>
      <Heading level={2}>Weights</Heading>
      <ul className={styles.rows}>
        {keysOf(weight).map((one) => (
          <li key={one} className={styles.row}>
            <span>
              <strong>{one}</strong> <span className={styles.code}>{weight[one]}</span>
            </span>
            <span style={{ fontWeight: vars.weight[one] }}>{weights[one]}</span>
          </li>
        ))}
      </ul>
      <Heading level={2}>Two languages</Heading>
      <p style={{ fontSize: vars.text.lead }}>
        <BilingualText fr="Plan de cours et matériel" en="Outline and materials" layout="stack" />
      </p>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const sample = canvasElement.querySelector('[data-size="body"]');
    if (!sample) throw new Error('no sample of body');
    const { fontFamily, fontSize } = getComputedStyle(sample);
    await expect(fontFamily).toMatch(/Inter Variable/);
    await expect(fontSize).toBe('15px');
  },
};

export const OnAPhone: StoryObj = { ...Scale, tags: ['release'], globals: { viewport: { value: 'phone' } } };
