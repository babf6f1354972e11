import { broken, changedBeforeSave, fails, sent, sentBodies } from '@portal/api-client/testing';
import { aContract, aSignedInUser, type ContractMaterial } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  dialogStories,
  expectMessage,
  expectTexts,
  fill,
  savedYesterday,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CoursePage } from '../CoursePage';
import { atCourse, offered, withCourse, withoutMaterial } from '../course-story';

export default {
  title: 'Teacher/Course material',
  component: CoursePage,
  tags: ['release'],
  decorators: [atCourse],
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: withCourse },
} satisfies Meta<typeof CoursePage>;

type Story = StoryObj<typeof CoursePage>;

const section = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: /Material$/ }));

const ofSection = dialogStories(section);
const material = (inSection: Awaited<ReturnType<typeof section>>) =>
  inSection.findByRole('combobox', { name: /Material\*?$/ });
const choose = async (inSection: Awaited<ReturnType<typeof section>>, title: string) => {
  await userEvent.click(await material(inSection));
  await userEvent.click(await inSection.findByRole('option', { name: title }));
};
const notes = (inSection: Awaited<ReturnType<typeof section>>) => inSection.findByLabelText('Notes');

/** "No" saves that no material is needed, which the course then shows. */
export const NoneNeeded: Story = {
  tags: ['!release', 'PORTAL-COURSE-26', 'PORTAL-COURSE-27', 'MSG-79', 'API-074'],
  parameters: { msw: withCourse(withoutMaterial) },
  play: ofSection.play(async (inSection) => {
    await expect(inSection.getByText('Material required')).toBeVisible();
    const question = within(inSection.getByRole('radiogroup', { name: /Do you need material\?\*?$/ }));
    await expect(inSection.queryByRole('button', { name: /Submit$/ })).toBeNull();
    await userEvent.click(question.getByRole('radio', { name: /No$/ }));
    await userEvent.dblClick(inSection.getByRole('button', { name: /Submit$/ }));
    await expectMessage('success', 'course has no material request');
    await expect(await inSection.findByText('This course needs no material.')).toBeVisible();
    await expect(inSection.queryByText('Material required')).toBeNull();
    await expect(sentBodies('PUT courses/hasNotMaterialRequest')).toEqual([
      { course_id: 412, material_request: 1 },
    ]);
  }),
};

/** "Yes" shows the form; sending it removes the mark that none is needed. */
export const Requested: Story = {
  tags: [
    '!release',
    'SHELL-029',
    'PORTAL-COURSE-26',
    'PORTAL-COURSE-29',
    'PORTAL-COURSE-33',
    'PORTAL-COURSE-34',
    'PORTAL-COURSE-35',
    'PORTAL-COURSE-36',
    'MSG-77',
  ],
  parameters: { msw: withCourse(withoutMaterial) },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await userEvent.click(await material(inSection));
    const titles = (await inSection.findAllByRole('option')).map((option) => option.textContent);
    await expect(titles).toEqual(['Défi 3', 'Édito B1']);
    await expect(sent('GET materials').at(-1)?.query.get('languageId')).toBe('1');
    await userEvent.click(inSection.getByRole('option', { name: 'Édito B1' }));
    await expect(inSection.getByText('Quantity requested: 3, one copy per student.')).toBeVisible();
    await userEvent.dblClick(inSection.getByRole('button', { name: /Request$/ }));
    await expectMessage('success', 'Material was requested successfully');
    await expect(await inSection.findByRole('listitem')).toHaveTextContent(/Édito B1.*3/);
    await expect(inSection.queryByRole('radiogroup')).toBeNull();
    await expect(sentBodies('POST courses/assignMaterial')).toEqual([
      { courseId: 412, materialId: 14, qty: 3, note: 'No notes', usersId: 31 },
    ]);
  }),
};

/** Without a material, nothing is sent. */
export const NothingChosen: Story = {
  tags: ['PORTAL-COURSE-32'],
  parameters: { msw: withCourse(withoutMaterial) },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await fill(await notes(inSection), 'Niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Request$/ }));
    await waitFor(async () => expect(await material(inSection)).toHaveFocus());
    await expect(await material(inSection)).toBeInvalid();
    await expect(await notes(inSection)).toHaveValue('Niveau B1');
    await expect(sent('POST courses/assignMaterial')).toEqual([]);
  }),
};

/** Requesting material clears the mark that none is needed. */
export const NeededAfterAll: Story = {
  tags: ['PORTAL-COURSE-28'],
  parameters: { msw: withCourse({ materials: [], noMaterialNeeded: true }) },
  play: ofSection.play(async (inSection, { canvas }) => {
    await expect(inSection.getByText('This course needs no material.')).toBeVisible();
    await userEvent.click(inSection.getByRole('button', { name: /Request a material$/ }));
    await choose(inSection, 'Défi 3');
    await fill(await notes(inSection), 'Pour le 24 novembre');
    await userEvent.click(inSection.getByRole('button', { name: /Request$/ }));
    await expect(await inSection.findByRole('listitem')).toHaveTextContent('Pour le 24 novembre');
    await expect(inSection.queryByText('This course needs no material.')).toBeNull();
    await waitFor(() =>
      expect(sentBodies('PUT courses/hasNotMaterialRequest')).toEqual([
        { course_id: 412, material_request: null },
      ]),
    );
    await expect(canvas.queryByText('course has no material request')).toBeNull();
  }),
};

/** After a rejected request the input stays, and the reason is shown; selecting No in between loses nothing. */
export const RequestRefused: Story = {
  tags: ['MSG-78'],
  parameters: {
    msw: withCourse(withoutMaterial, {
      first: [fails('POST courses/assignMaterial', { status: 409, message: 'Out of print' })],
    }),
  },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await choose(inSection, 'Défi 3');
    await fill(await notes(inSection), 'Niveau B1');
    await userEvent.click(inSection.getByRole('radio', { name: /No$/ }));
    await expect(await notes(inSection)).not.toBeVisible();
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await userEvent.click(inSection.getByRole('button', { name: /Request$/ }));
    await expectMessage('error', 'Material was not requested successfully.');
    await expect(await inSection.findByText('Out of print')).toBeVisible();
    await expect(await material(inSection)).toHaveValue('Défi 3');
    await expect(await notes(inSection)).toHaveValue('Niveau B1');
  }),
};

/** Update replaces the material; Cancel does not. */
export const Changed: Story = {
  tags: ['!release', 'PORTAL-COURSE-31'],
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await expect(await material(inSection)).toHaveValue('Défi 3');
    await fill(await notes(inSection), 'Niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(inSection.getByRole('button', { name: /Change Défi 3$/ })).toHaveFocus());
    await expect(sent('PUT courses/updateMaterial')).toEqual([]);

    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await expect(await notes(inSection)).toHaveValue('Livre et cahier');
    await choose(inSection, 'Édito B1');
    await userEvent.clear(await notes(inSection));
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await expect(await canvas.findByText('Material was updated successfully.')).toBeVisible();
    await expect(await inSection.findByRole('listitem')).toHaveTextContent('Édito B1');
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([
      { courseMaterialId: 81, material_id: 14, note: 'No notes' },
    ]);
  }),
};

/** Simulates a change by the office after the page has loaded the contract. */
const changedByTheOffice = (theirs: Partial<ContractMaterial>) =>
  changedBeforeSave(
    'GET courses',
    withCourse(),
    withCourse({ materials: aContract().materials.map((stored) => ({ ...stored, ...theirs })) }),
  );

/**
 * Only the teacher’s change is sent. A change by the office to another field is kept, and a message names the field.
 */
export const OfficeChangedTheNotes: Story = {
  tags: ['DECISION-37'],
  parameters: { first: changedByTheOffice({ note: 'Livre seul' }) },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await choose(inSection, 'Édito B1');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await expectMessage('success', 'Their changes are kept: Notes.');
    await expect(await inSection.findByRole('listitem')).toHaveTextContent(/Édito B1.*Livre seul/);
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([
      { courseMaterialId: 81, material_id: 14 },
    ]);
    await userEvent.click(inSection.getByRole('button', { name: /Change Édito B1$/ }));
    await expect(await notes(inSection)).toHaveValue('Livre seul');
  }),
};

/** If both changed a field, the teacher is asked. The office may have selected a material that is not offered here. */
export const OfficeChangedTheMaterial: Story = {
  tags: ['DECISION-37'],
  parameters: { first: changedByTheOffice({ materialId: 12, title: 'English File B1' }) },
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await choose(inSection, 'Édito B1');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    const question = within(await canvas.findByRole('dialog', { name: /This material was changed/ }));
    await expect(question.getByRole('radio', { name: /Yours.*Édito B1/ })).toBeVisible();
    await userEvent.click(question.getByRole('radio', { name: /Theirs.*English File B1/ }));
    await userEvent.click(question.getByRole('button', { name: /Save$/ }));
    await expect(await inSection.findByRole('button', { name: /Change English File B1$/ })).toHaveFocus();
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([{ courseMaterialId: 81 }]);
  }),
};

/** If the office has removed the request, the form says so and the input stays. */
export const OfficeRemovedTheRequest: Story = {
  tags: ['DECISION-37'],
  parameters: { first: changedByTheOffice({ active: false }) },
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await fill(await notes(inSection), ', niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await expectTexts(inSection, /Someone else has deleted this record in the meantime\./);
    await expect(canvas.queryByText('Material was updated successfully.')).toBeNull();
    await expect(sent('PUT courses/updateMaterial')).toEqual([]);
    // The page loads the contract again, without the request; SWR shares requests within two seconds.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(inSection.queryByRole('radiogroup', { name: /Do you need material/ })).toBeVisible();
    });
    await expect(await notes(inSection)).toHaveValue('Livre et cahier, niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(inSection.queryByRole('listitem')).toBeNull());
    await expect(document.body).not.toHaveFocus();
  }),
};

let held = Promise.withResolvers<void>();
const holds = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
};

/** Input that is typed while an update is being saved stays, and the next update saves it. */
export const TypedDuringAnUpdate: Story = {
  ...holds,
  parameters: { first: [http.put('*/api/courses/updateMaterial', () => held.promise)] },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await fill(await notes(inSection), ', niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await waitFor(() => expect(sent('PUT courses/updateMaterial')).toHaveLength(1));
    await fill(await notes(inSection), ', deux copies');
    held.resolve();
    await expectMessage('success', 'Material was updated successfully.');
    await expect(await notes(inSection)).toHaveValue('Livre et cahier, niveau B1, deux copies');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await expect(await inSection.findByRole('button', { name: /Change Défi 3$/ })).toHaveFocus();
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([
      { courseMaterialId: 81, note: 'Livre et cahier, niveau B1' },
      { courseMaterialId: 81, note: 'Livre et cahier, niveau B1, deux copies' },
    ]);
    await userEvent.click(inSection.getByRole('button', { name: /Change Défi 3$/ }));
    await expect(await notes(inSection)).toHaveValue('Livre et cahier, niveau B1, deux copies');
  }),
};

/** Input that is typed while a request is being sent stays, and then changes that request. */
export const TypedDuringARequest: Story = {
  ...holds,
  parameters: {
    msw: withCourse(withoutMaterial),
    first: [http.post('*/api/courses/assignMaterial', () => held.promise)],
  },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await choose(inSection, 'Défi 3');
    await fill(await notes(inSection), 'Niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Request$/ }));
    await waitFor(() => expect(sent('POST courses/assignMaterial')).toHaveLength(1));
    await fill(await notes(inSection), ', deux copies');
    held.resolve();
    await expectMessage('success', 'Material was requested successfully');
    await expect(await notes(inSection)).toHaveValue('Niveau B1, deux copies');
    await userEvent.click(inSection.getByRole('button', { name: /Update$/ }));
    await expect(await inSection.findByText('Niveau B1, deux copies')).toBeVisible();
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([
      { courseMaterialId: 1, note: 'Niveau B1, deux copies' },
    ]);
    await expect(sent('POST courses/assignMaterial')).toHaveLength(1);
    await userEvent.click(await inSection.findByRole('button', { name: /Request another material$/ }));
    await expect(await notes(inSection)).toHaveValue('');
  }),
};

/** After a confirmation the status of the material is 0, and the question whether material is needed returns. */
export const Removed: Story = {
  tags: ['!release', 'PORTAL-COURSE-30'],
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Remove Défi 3$/ }));
    const dialog = within(await canvas.findByRole('alertdialog', { name: /Remove “Défi 3”\?/ }));
    await userEvent.dblClick(dialog.getByRole('button', { name: /Remove$/ }));
    await expect(await inSection.findByRole('radiogroup', { name: /Do you need material/ })).toBeVisible();
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
    await expect(sentBodies('PUT courses/updateMaterial')).toEqual([{ courseMaterialId: 81, status: 0 }]);
  }),
};

export const RemovalRefused: Story = {
  parameters: { first: [fails('PUT courses/updateMaterial', 500)] },
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Remove Défi 3$/ }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Remove$/ }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The material was not removed.');
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await expect(inSection.getByRole('listitem')).toHaveTextContent('Défi 3');
  }),
};

/** The materials load after a retry; the note typed in the meantime stays. */
export const ListOfflineAtFirst: Story = {
  parameters: { msw: withCourse(withoutMaterial, { first: [broken('*/api/materials')] }) },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await fill(await notes(inSection), 'Niveau B1');
    await tryAgain(inSection);
    await choose(inSection, 'Défi 3');
    await expect(await notes(inSection)).toHaveValue('Niveau B1');
  }),
};

/** Leaving the page asks about an unsent request; Cancel discards it. */
export const LeftBeforeSending: Story = {
  play: ofSection.play(async (inSection, { canvas }) => {
    await userEvent.click(inSection.getByRole('button', { name: /Request another material$/ }));
    await fill(await notes(inSection), 'Niveau B1');
    await userEvent.click(canvas.getByRole('link', { name: /Edit the outline$/ }));
    await answerQuestion(canvas, /Stay$/, /Leave before saving\?/);
    await expect(await notes(inSection)).toHaveValue('Niveau B1');
    await userEvent.click(inSection.getByRole('button', { name: /Cancel$/ }));
    await expect(inSection.getByRole('button', { name: /Request another material$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Edit the outline$/ }));
    await expect(await canvas.findByRole('heading', { name: '/outline-form/412' })).toBeVisible();
  }),
};

/** Unsaved input is offered again at its material. */
export const ChangedBefore: Story = {
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 31,
        form: 'material-request',
        record: '412-81',
        title: '2026-0412 · Défi 3',
        initialValues: { materialId: '11', note: 'Livre et cahier' },
        changes: { materialId: '14', note: 'Niveau B1' },
      }),
    },
  },
  play: async ({ canvas }) => {
    const item = within(await (await section(canvas)).findByRole('listitem'));
    await userEvent.click(await item.findByRole('button', { name: /Resume$/ }));
    await expect(await notes(item)).toHaveValue('Niveau B1');
    await waitFor(async () => expect(await material(item)).toHaveValue('Édito B1'));
  },
};

/** A course without a language has no materials, although the API then lists those of all languages. */
export const NoLanguage: Story = {
  tags: ['PORTAL-COURSE-33'],
  parameters: { msw: withCourse({ ...withoutMaterial, language: null }) },
  play: ofSection.play(async (inSection) => {
    await userEvent.click(inSection.getByRole('radio', { name: /Yes$/ }));
    await expectTexts(inSection, /The contract does not say the language of the course/);
    await userEvent.click(await material(inSection));
    await expect(inSection.queryAllByRole('option')).toEqual([]);
  }),
};

/** Read-only for administrators. */
export const ReadByAnAdministrator: Story = {
  parameters: { portal: { user: aSignedInUser() } },
  play: ofSection.play(async (inSection) => {
    await expect(inSection.getByRole('listitem')).toHaveTextContent('Défi 3');
    await expect(inSection.queryByRole('button', { name: /Request|Change|Remove/ })).toBeNull();
  }),
};

/** An archived contract accepts no requests. */
export const Archived: Story = {
  parameters: { msw: withCourse({ status: 'archived', ...withoutMaterial }) },
  play: ofSection.play(async (inSection) => {
    await expect(inSection.queryByRole('radiogroup')).toBeNull();
  }),
};

const longTitle =
  'Le français des affaires, niveau intermédiaire à avancé : cahier d’exercices et corrigé, 4e édition';

export const LongTitles: Story = {
  globals: { theme: 'dark', language: 'fr' },
  parameters: {
    msw: withCourse({
      materials: offered.map(({ id }) => ({
        id: 80 + id,
        materialId: id,
        title: `${longTitle} ${id}`,
        quantity: 100,
        note: 'Livre et cahier pour chaque étudiant.\nÀ livrer à la réception, 1200, rue Peel.',
        active: true,
        statusId: 1,
      })),
    }),
  },
  play: async ({ canvas }) => {
    const inSection = within(await canvas.findByRole('region', { name: 'Matériel' }));
    await expect(inSection.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(inSection.getByRole('button', { name: 'Demander un autre matériel' }));
    await inSection.findByRole('combobox', { name: /^Matériel/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
