import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading';
import { vars } from './contract.css';
import { keysOf } from './keys-of';
import * as styles from './specimens.css';
import { breakpoint, layer, radius, type ShadowTokens, space, target } from './tokens';
import '../index';

const meta: Meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'] };
export default meta;

const spaces: Record<keyof typeof space, string> = {
  none: 'Nothing between.',
  hair: 'Between the two lines of one name.',
  xxsmall: 'Between a label and its field.',
  xsmall: 'Between a picture and its word.',
  small: 'Inside a small control.',
  medium: 'Between fields of a row, inside a button.',
  gutter: 'Inside a card on a phone, between cards.',
  large: 'Inside a card.',
  xlarge: 'Between the parts of a section.',
  xxlarge: 'Between sections.',
  huge: 'Above and below what stands alone.',
};

const radii: Record<keyof typeof radius, string> = {
  small: 'Marks and cells.',
  medium: 'Controls.',
  large: 'Cards and dialogs.',
  full: 'Badges, switches, avatars.',
};

const shadows: Record<keyof ShadowTokens, string> = {
  raised: 'Cards.',
  floating: 'Menus, dialogs, toasts. None on paper.',
};

const targets: Record<keyof typeof target, string> = {
  pointer: 'In a row, with a mouse.',
  control: 'Buttons and fields on a desk.',
  thumb: 'Everything that is pressed on a phone.',
  action: 'The one large action of a phone screen.',
};

/** Distances on a 4 px grid. */
export const Space: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Heading level={1}>Space</Heading>
      <ul className={styles.rows}>
        {keysOf(space).map((step) => (
          <li key={step} className={styles.row}>
            <span>
              <strong>{step}</strong> <span className={styles.code}>{space[step]}</span>
            </span>
            <span>
              <span
                className={styles.bar}
                data-step={step}
                style={{ display: 'block', width: vars.space[step] }}
              />
              <span className={styles.lead}>{spaces[step]}</span>
            </span>
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('[data-step="gutter"]');
    await expect(bar?.getBoundingClientRect().width).toBe(16);
  },
};

/** Corner radii, shadows and target sizes. */
export const Shape: StoryObj = {
  render: () => (
    <main className={styles.page}>
      <Heading level={1}>Shape</Heading>
      <Heading level={2}>Radii</Heading>
      <ul className={styles.cards}>
        {keysOf(radius).map((one) => (
          <li key={one}>
            <div className={styles.box} style={{ height: 72, borderRadius: vars.radius[one] }}>
              <strong>{one}</strong>
            </div>
            <span className={styles.lead}>
              {radius[one]}. {radii[one]}
            </span>
          </li>
        ))}
      </ul>
      <Heading level={2}>Shadows</Heading>
      <ul className={styles.cards}>
        {keysOf(shadows).map((one) => (
          <li key={one}>
            <div
              className={styles.box}
              style={{ height: 72, borderRadius: vars.radius.large, boxShadow: vars.shadow[one] }}
            >
              <strong>{one}</strong>
            </div>
            <span className={styles.lead}>{shadows[one]}</span>
          </li>
        ))}
      </ul>
      <Heading level={2}>Targets</Heading>
      <ul className={styles.rows}>
        {keysOf(target).map((one) => (
          <li key={one} className={styles.row}>
            <span
              className={styles.box}
              style={{ height: vars.target[one], borderRadius: vars.radius.medium }}
            >
              {one} {target[one]}
            </span>
            <span>{targets[one]}</span>
          </li>
        ))}
      </ul>
      <Heading level={2}>Layers</Heading>
      <p className={styles.lead}>
        From the page up:{' '}
        {keysOf(layer)
          .map((one) => `${one} ${layer[one]}`)
          .join(', ')}
        .
      </p>
      <Heading level={2}>Widths</Heading>
      <p className={styles.lead}>
        Cards become tables from {breakpoint.tablet} px, two columns from {breakpoint.desktop} px. Styles ask
        for <code className={styles.code}>media.phone</code>,{' '}
        <code className={styles.code}>media.tablet</code>, <code className={styles.code}>media.desktop</code>.
      </p>
    </main>
  ),
  play: async ({ canvas }) => {
    const thumb = canvas.getByText(/^thumb 44px$/).getBoundingClientRect();
    await expect(thumb.height).toBe(44);
  },
};
