import { asAdmin, expectTexts, press } from '@portal/shell/testing';
import { Dialog } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, spyOn, userEvent } from 'storybook/test';
import { OnDemand } from './OnDemand';

interface SampleProps {
  /** Loads the dialog's code. */
  load: () => Promise<string>;
  /** Renders the dialog; by default one with the loaded title. */
  render?: () => ReactNode;
}

/** A page with a dialog whose code loads when it opens. */
function Sample({ load, render }: SampleProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main lang="en">
      <h1>Sample</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <OnDemand load={load} onClose={close}>
          {(title) => render?.() ?? <Dialog open title={title} onClose={close} />}
        </OnDemand>
      )}
    </main>
  );
}

export default {
  title: 'Admin/Parts/On demand',
  component: Sample,
  decorators: [asAdmin()],
  args: { load: () => Promise.resolve('The dialog') },
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await expect(await canvas.findByRole('dialog', { name: 'The dialog' })).toBeVisible();
  },
};

let arrive: (title: string) => void = () => {};

/** Shows that the dialog is loading; the page stays usable. */
export const Slow: Story = {
  tags: ['release'],
  args: {
    load: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await expect(await canvas.findByRole('progressbar', { name: /Loading$/ })).toBeInTheDocument();
    arrive('The dialog');
    await expect(await canvas.findByRole('dialog', { name: 'The dialog' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

let failures = 0;

/** The page stays and shows the error, and another attempt may succeed. */
export const Failed: Story = {
  tags: ['release'],
  args: {
    load: () => {
      failures += 1;
      return failures === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve('The dialog');
    },
  },
  beforeEach: () => {
    failures = 0;
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await expectTexts(canvas, 'The page could not be loaded. Try again in a moment.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await press(canvas, 'Open');
    await expect(await canvas.findByRole('dialog', { name: 'The dialog' })).toBeVisible();
  },
};

function Broken(): never {
  throw new Error('a part that breaks');
}

/** An error in the dialog's own code keeps the page too. */
export const Broke: Story = {
  tags: ['release'],
  args: { render: () => <Broken /> },
  beforeEach: () => {
    const silence = spyOn(console, 'error').mockImplementation(() => {});
    return () => silence.mockRestore();
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Open');
    await canvas.findByRole('alertdialog', { name: /This window could not be shown$/ });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Sample' })).toBeVisible();
  },
};
