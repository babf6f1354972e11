import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { vars } from './contract.css';
import { keysOf } from './keys-of';
import * as styles from './specimens.css';
import { motion } from './tokens';
import '../index';

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'] };
export default meta;

const uses: Record<keyof typeof motion, string> = {
  quick: 'An answer to a press: a colour, a knob.',
  calm: 'Something comes or goes: a dialog, a toast.',
};

/** Motion shows where something came from, and nothing else. Users who prefer reduced motion get none. */
export const TwoSpeeds: StoryObj = {
  tags: ['release'],
  render: function Speeds() {
    const [there, setThere] = useState(false);
    return (
      <main className={styles.page}>
        <Heading level={1}>Motion</Heading>
        <p className={styles.lead}>
          Two speeds. Under “reduce motion” nothing travels: what would move is simply there, and a turning
          ring fades in place instead.
        </p>
        <div>
          <Button onClick={() => setThere(!there)}>Move</Button>
        </div>
        <ul className={styles.rows} data-there={there}>
          {keysOf(motion).map((speed) => (
            <li key={speed} className={styles.row}>
              <span>
                <strong>{speed}</strong> <span className={styles.code}>{motion[speed]}</span>
              </span>
              <span>
                <span className={styles.track} style={{ display: 'block' }}>
                  <span
                    className={styles.runner}
                    data-speed={speed}
                    style={{ display: 'block', transition: `margin ${vars.motion[speed]}` }}
                  />
                </span>
                <span className={styles.lead}>{uses[speed]}</span>
              </span>
            </li>
          ))}
        </ul>
      </main>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const runner = canvasElement.querySelector('[data-speed="calm"]');
    const start = runner?.getBoundingClientRect().left ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(runner?.getBoundingClientRect().left).toBeGreaterThan(start + 100));
  },
};
