import { anOutline, type OutlineFormValues, outlineFormText } from '@portal/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OutlineChangedDialog } from './OutlineChangedDialog';

const opened = anOutline();
const mine: OutlineFormValues = { ...opened, challenges: 'Les faux amis', emphasis: ['writing'] };

const meta: Meta<typeof OutlineChangedDialog> = {
  title: 'Views/OutlineChangedDialog',
  component: OutlineChangedDialog,
  args: {
    opened: outlineFormText(opened),
    theirs: outlineFormText(
      anOutline({
        challenges: null,
        emphasis: ['pronunciation', 'other'],
        learningAids: ['tv'],
        reading: 'daily',
      }),
    ),
    mine,
    onSaveMine: fn(),
    onTakeTheirs: fn(),
    onKeepEditing: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof OutlineChangedDialog>;

/** Only what somebody else has changed, in words. */
export const BothVersions: Story = {
  play: async ({ canvas }) => {
    const dialog = within(
      await canvas.findByRole('dialog', { name: /This course outline was changed meanwhile/ }),
    );
    const said = (name: string) => dialog.getByText(name).closest('dt')?.nextElementSibling?.textContent;
    await expect(dialog.getAllByRole('term')).toHaveLength(4);
    await expect(said('Challenges')).toMatch(/Their version: ---.*Your version: Les faux amis/);
    await expect(said('Course content emphasis on')).toMatch(
      /Their version: Prononciation \/ Pronunciation, Other.*Your version: Rédaction \/ Writing/,
    );
    await expect(said('Learning aids')).toMatch(/Their version: TV.*Your version: Podcasts, Other/);
    await expect(said('Reading')).toMatch(/Their version: Daily.*Your version: Monthly/);
  },
};

export const InFrench: Story = {
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sa version : Télé')).toBeVisible();
    await expect(canvas.queryByText(/version: /)).toBeNull();
  },
};
