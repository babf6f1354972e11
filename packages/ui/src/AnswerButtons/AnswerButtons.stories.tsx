import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { vars } from '../theme/contract.css';
import { AnswerButtons } from './AnswerButtons';

export default {
  title: 'Components/Choices/AnswerButtons',
  component: AnswerButtons,
  args: {
    label: <BilingualText fr="Syntaxe" en="Syntax" />,
    options: [
      { value: '1', label: <BilingualText fr="Faible" en="Poor" layout="stack" /> },
      { value: '2', label: <BilingualText fr="Bon" en="Good" layout="stack" /> },
      { value: '3', label: <BilingualText fr="Excellent" en="Outstanding" layout="stack" />, disabled: true },
    ],
    defaultValue: '1',
  },
  parameters: { column: true },
} satisfies Meta<typeof AnswerButtons>;

type Story = StoryObj<typeof AnswerButtons>;

/** An answer that is not selected has dark text and a border; only a disabled one is pale. */
export const RatingOfASkill: Story = {
  tags: ['release'],
  play: async ({ canvas, canvasElement }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    const lookOf = (name: string) => getComputedStyle(radio(name).nextElementSibling as Element);
    const paper = document.createElement('div');
    paper.style.color = vars.color.text;
    paper.style.borderColor = vars.color.lineStrong;
    canvasElement.append(paper);
    const { color, borderTopColor } = getComputedStyle(paper);
    await expect(lookOf('Bon - Good')).toMatchObject({ color, borderTopColor, borderTopWidth: '1px' });
    await expect(lookOf('Bon - Good').backgroundColor).not.toBe(lookOf('Faible - Poor').backgroundColor);
    const opacity = (name: string) => getComputedStyle(radio(name).parentElement as Element).opacity;
    await expect(opacity('Bon - Good')).toBe('1');
    await expect(opacity('Excellent - Outstanding')).toBe('0.6');
    paper.remove();
    await userEvent.click(canvas.getByText('Good'));
    await expect(radio('Bon - Good')).toBeChecked();
    await expect(lookOf('Bon - Good').color).not.toBe(color);
  },
};
