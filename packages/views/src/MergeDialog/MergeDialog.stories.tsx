import { BilingualText } from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MergeDialog } from './MergeDialog';

export default {
  title: 'Views/MergeDialog',
  component: MergeDialog,
  args: {
    title: (
      <BilingualText fr="Contrat modifié entre-temps" en="Contract changed in the meantime" layout="stack" />
    ),
    fields: [
      {
        id: 'schedule',
        term: { fr: 'Horaire', en: 'Schedule' },
        before: 'mar. jeu. 12:00',
        theirs: 'mar. jeu. 13:00',
        mine: 'lun. mer. 12:00',
      },
      {
        id: 'approved',
        term: { fr: 'Contrat approuvé', en: 'Contract approved' },
        before: { fr: 'non', en: 'no' },
        theirs: { fr: 'oui', en: 'yes' },
        mine: '',
      },
    ],
    takenOver: [
      { fr: 'Date de fin', en: 'End date' },
      { fr: 'Personne-ressource', en: 'Contact person' },
    ],
    onSave: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof MergeDialog>;

type Story = StoryObj<typeof MergeDialog>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opened = async (canvas: Canvas) => within(await canvas.findByRole('dialog'));

/** No version is preselected, and nothing is saved until every field has a choice. */
export const ChosenFieldByField: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText('0 of 2 chosen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(args.onSave).not.toHaveBeenCalled();

    const schedule = within(dialog.getByRole('group', { name: /Schedule$/ }));
    await expect(schedule.getByText('before: mar. jeu. 12:00')).toBeVisible();
    await expect(schedule.getByText('lun. mer.').tagName).toBe('MARK');
    await userEvent.click(schedule.getByRole('radio', { name: /Yours ?lun\. mer\. 12:00$/ }));
    const approved = within(dialog.getByRole('group', { name: /Contract approved$/ }));
    await userEvent.click(approved.getByRole('radio', { name: /yes$/ }));
    await expect(dialog.getByText('2 of 2 chosen')).toBeVisible();
    await expect(
      dialog.getByText('2 other fields are already taken over: End date, Contact person.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith({ schedule: 'mine', approved: 'theirs' });
  },
};

/** One click selects a whole version; single fields can still be changed. */
export const AllOfOneVersion: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: /Take all of yours$/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /13:00$/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Save$/ }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(args.onSave).toHaveBeenCalledWith({ schedule: 'theirs', approved: 'mine' });
  },
};

export const BackToTheForm: Story = {
  tags: ['release'],
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  tags: ['release'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
