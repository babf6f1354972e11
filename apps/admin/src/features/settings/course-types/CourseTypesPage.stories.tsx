import { changedBeforeSave, courseTypesHandlers, sent, sentBodies } from '@portal/api-client/testing';
import type { ListedCourseType } from '@portal/domain';
import { type Canvas, fill, pageStories, shows, textsOf } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea, withoutExtension } from '../../../areas/area-story';
import { findName, findQuestion, namesIn, rowOf } from '../names/names-story';
import { CourseTypesPage } from './CourseTypesPage';

const type = (id: number, name: string, nameEn: string | null, active = true): ListedCourseType => ({
  id,
  name,
  nameEn,
  active,
  version: `"v${id}"`,
});
const courseTypes = [
  type(1, 'Individuel', 'Individual'),
  type(2, 'Groupe', 'Group'),
  type(3, 'Jumelage', null),
  type(4, 'Téléphone', 'Telephone', false),
];
const of = (situation: Parameters<typeof courseTypesHandlers>[0] = { courseTypes }) =>
  courseTypesHandlers(situation);

export default {
  title: 'Admin/Settings/Course types',
  component: CourseTypesPage,
  tags: ['release'],
  decorators: inArea('admin.settings.courseTypes'),
  parameters: { msw: of },
} satisfies Meta<typeof CourseTypesPage>;

type Story = StoryObj<typeof CourseTypesPage>;

const states = pageStories(of);

const newName = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: /French name of the new course type$/ });
const newEnglishName = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: /English name of the new course type$/ });
const englishPencil = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: new RegExp(`Edit the English name of ${name}$`) });
const englishEditor = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: /English name of the course type$/ });

/** Lists both names of each type, sorted by the French name; a missing English name is shown as such. */
export const Filled: Story = {
  tags: ['!release', 'DECISION-71'],
  play: async ({ canvas }) => {
    await findName(canvas, 'Groupe');
    await expect(textsOf(canvas, 'columnheader')).toEqual([
      'Nom en français - French name',
      'Nom en anglais - English name',
      'Actions',
    ]);
    await expect(namesIn(canvas)).toEqual(['Groupe', 'Individuel', 'Jumelage']);
    await expect((await rowOf(canvas, 'Groupe')).getByText('Group')).toBeVisible();
    await expect((await rowOf(canvas, 'Jumelage')).getByText('---')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Types de cours - Course types' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** Adds a type with both names; a missing or existing name is marked, and the input stays. */
export const Added: Story = {
  play: async ({ canvas }) => {
    await findName(canvas, 'Groupe');
    await fill(await newName(canvas), 'Atelier');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Type a name first.')).toBeVisible();
    await expect(await newEnglishName(canvas)).toHaveFocus();
    await fill(await newEnglishName(canvas), 'Group');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('This course type already exists.')).toBeVisible();
    await expect(sent('POST courses/types')).toEqual([]);
    await userEvent.clear(await newEnglishName(canvas));
    await fill(await newEnglishName(canvas), ' Workshop ');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Course type Atelier was added.')).toBeVisible();
    await expect(sentBodies('POST courses/types')).toEqual([{ name: 'Atelier', name_en: 'Workshop' }]);
    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Atelier'));
    await expect(await newName(canvas)).toHaveValue('');
    await expect(await newEnglishName(canvas)).toHaveValue('');
  },
};

/** Each name is edited in place; the other one is kept. */
export const Renamed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await englishPencil(canvas, 'Groupe'));
    await userEvent.keyboard('Team{Enter}');
    await waitFor(async () => expect((await rowOf(canvas, 'Groupe')).getByText('Team')).toBeVisible());
    await expect(sentBodies('PUT courses/types/2')).toEqual([{ name: 'Groupe', name_en: 'Team' }]);
    await userEvent.dblClick(await findName(canvas, 'Individuel'));
    await userEvent.keyboard('Particulier{Enter}');
    await findName(canvas, 'Particulier');
    await expect(sentBodies('PUT courses/types/1')).toEqual([{ name: 'Particulier', name_en: 'Individual' }]);
    await expect(sent('PUT courses/types/1')[0]?.headers.get('If-Match')).toBe('"v1"');
  },
};

/** Someone else has changed the same name: the user selects one, and nothing is saved before that (DECISION-37). */
export const RenamedByTwo: Story = {
  tags: ['DECISION-37', 'DECISION-71'],
  parameters: {
    first: changedBeforeSave('GET courses/types', of(), of({ courseTypes: [type(2, 'Collectif', 'Class')] })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await englishPencil(canvas, 'Groupe'));
    await userEvent.keyboard('Team{Enter}');
    await expect(await screen.findByRole('radio', { name: /Theirs.*Class/ })).toBeVisible();
    await expect(sent('PUT courses/types/2')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Yours.*Team/ }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /This course type was changed in the meantime$/ })).getByRole(
        'button',
        { name: /Save$/ },
      ),
    );
    // The other user's French name is kept.
    await waitFor(() =>
      expect(sentBodies('PUT courses/types/2')).toEqual([{ name: 'Collectif', name_en: 'Team' }]),
    );
  },
};

/**
 * Someone changes the name between loading and saving: the server rejects the save, the list is loaded again, and the
 * save is repeated.
 */
export const ChangedAtTheSameMoment: Story = {
  parameters: { msw: () => of({ courseTypes, changedByOthers: [type(2, 'Collectif', 'Group')] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await englishPencil(canvas, 'Groupe'));
    await userEvent.keyboard('Team{Enter}');
    await waitFor(() =>
      expect(sentBodies('PUT courses/types/2')).toEqual([
        { name: 'Groupe', name_en: 'Team' },
        { name: 'Collectif', name_en: 'Team' },
      ]),
    );
  },
};

/** A type is archived instead of deleted: records keep it, and it can be restored. */
export const ArchivedAndRestored: Story = {
  tags: ['OPEN-80', 'DECISION-71'],
  play: async ({ canvas }) => {
    (await rowOf(canvas, 'Groupe')).getByRole('button', { name: /Archive Groupe$/ }).click();
    const dialog = await findQuestion(canvas, /Archive Groupe\?$/);
    await expect(dialog.getByText(/contracts, students and rates that have it keep it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Archive$/ }));
    await expect(await canvas.findByText('Course type Groupe was archived.')).toBeVisible();
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Individuel', 'Jumelage']));
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés seulement - Archived only' }));
    const restore = await canvas.findByRole('button', { name: /Restore Groupe$/ });
    await expect(namesIn(canvas)).toEqual(['Groupe', 'Téléphone']);
    await userEvent.click(restore);
    await userEvent.click(
      (await findQuestion(canvas, /Restore Groupe\?$/)).getByRole('button', { name: /Restore$/ }),
    );
    await canvas.findByText('Course type Groupe was restored.');
    await expect(sentBodies('PUT courses/types/updateStatus')).toEqual([
      { id: 2, status: 0 },
      { id: 2, status: 1 },
    ]);
  },
};

export const NotSaved: Story = {
  parameters: { msw: () => of({ courseTypes, failWrites: 500 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await englishPencil(canvas, 'Groupe'));
    await userEvent.keyboard('Team{Enter}');
    await expect(await canvas.findByText('The course type was not renamed.')).toBeVisible();
    await expect(englishEditor(canvas)).toHaveValue('Team');
  },
};

export const Empty: Story = states.shows({ courseTypes: [] }, 'Add the first one by its two names.');
export const Loading: Story = states.loading('Loading the course types');

/** Without the extension there is no such list; other pages show the type names with known translations. */
export const WithoutTheExtension: Story = {
  tags: ['!release'],
  ...withoutExtension(/Course types$/, 'GET courses/types'),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr' },
  play: shows((canvas) => canvas.findByRole('button', { name: 'Modifier Groupe' }), 'Group'),
};
