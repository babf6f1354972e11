import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { CopyField } from './CopyField';

const link = 'https://portail.exemple.org/#/company/8f3f2a61c0d94c7e9d0b6a5f4e3d2c1b';

export default {
  title: 'Components/Actions/CopyField',
  component: CopyField,
  args: {
    label: <BilingualText fr="Lien magique" en="Magic link" />,
    value: link,
    words: {
      copy: <BilingualText fr="Copier le lien" en="Copy the link" />,
      copied: <BilingualText fr="Lien copié" en="Link copied" />,
      failed: (
        <BilingualText
          fr="Le navigateur ne permet pas de copier : appuyez sur Ctrl + C."
          en="The browser does not allow copying: press Ctrl + C."
          layout="stack"
        />
      ),
    },
  },
  parameters: { column: 420 },
} satisfies Meta<typeof CopyField>;

type Story = StoryObj<typeof CopyField>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Copier le lien - Copy the link' });

/** Simulates the browser's clipboard, because a test has none. */
const clipboard = (write: (text: string) => Promise<void>) =>
  spyOn(navigator.clipboard, 'writeText').mockImplementation(write);

const refuses = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const write = clipboard(async () => undefined);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Lien copié - Link copied'));
    await expect(write).toHaveBeenCalledWith(link);
    await expect(button(canvas)).toHaveFocus();
  },
};

/** A key of eight groups that people type over: all of it is visible, and the button copies it. */
export const OnSeveralLines: Story = {
  args: { value: '72MU IHMP RXAX PKQA 5N6K FHU2 HABC D234', rows: 3 },
  parameters: { column: 260 },
  play: async ({ args, canvas }) => {
    const write = clipboard(async () => undefined);
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lien magique - Magic link' });
    await expect(field).toHaveValue(args.value);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.click(button(canvas));
    await waitFor(() => expect(write).toHaveBeenCalledWith(args.value));
  },
};

export const ByKeys: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    const write = clipboard(async () => undefined);
    await userEvent.tab();
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Lien magique - Magic link' });
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
    await userEvent.tab();
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
  },
};

/** Without https there is no clipboard API: the selection is copied instead, and the focus stays. */
export const WithoutAClipboard: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    clipboard(refuses);
    const copy = spyOn(document, 'execCommand').mockImplementation(fn(() => true));
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Link copied'));
    await expect(copy).toHaveBeenCalledWith('copy');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const CopyingIsRefused: Story = {
  tags: ['release'],
  play: async ({ canvas }) => {
    clipboard(refuses);
    spyOn(document, 'execCommand').mockImplementation(fn(() => false));
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('press Ctrl + C'));
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveFocus();
    await expect(field.selectionEnd).toBe(link.length);
  },
};

export const OnAPhone: Story = { ...ByMouse, tags: ['release'], globals: { viewport: { value: 'phone' } } };
