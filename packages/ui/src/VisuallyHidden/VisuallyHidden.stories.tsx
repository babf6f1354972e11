import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta: Meta<typeof VisuallyHidden> = { title: 'Foundations/VisuallyHidden', component: VisuallyHidden };
export default meta;

export const NamesAButton: StoryObj<typeof VisuallyHidden> = {
  render: () => (
    <button type="button">
      <span aria-hidden="true">×</span>
      <VisuallyHidden lang="fr">Fermer</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Fermer' })).toBeVisible();
    await expect(canvas.getByText('Fermer').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
