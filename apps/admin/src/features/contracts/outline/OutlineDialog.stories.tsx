import {
  broken,
  changedBeforeSave,
  fakePresence,
  outlinesHandlers,
  sent,
  sentBodies,
} from '@portal/api-client/testing';
import { anOutline, type Outline, outlineFormText } from '@portal/domain';
import {
  answerQuestion,
  type Canvas,
  dialogStories,
  expectClosed,
  expectMessage,
  expectTexts,
  findDialog,
  press,
  retype,
  savedYesterday,
  tryAgain,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, getResponse, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OutlineDialog } from './OutlineDialog';
import { atDialog, inOutlinePart, OutlineFrame, withOutline, withoutOutline } from './outline-story';

export default {
  title: 'Admin/Contracts/Outline form',
  component: OutlineDialog,
  tags: ['release'],
  render: () => <OutlineFrame />,
  decorators: [inOutlinePart],
  parameters: { portal: atDialog('outline'), msw: withOutline },
} satisfies Meta<typeof OutlineDialog>;

type Story = StoryObj<typeof OutlineDialog>;

const path = '*/api/outline-form/course/412';
const put = 'PUT outline-form/course/412';

const opened = (canvas: Canvas) => findDialog(canvas, /Course outline - 2026-0412/);

const inDialog = dialogStories(opened);
const challenges = (dialog: Canvas) => dialog.findByLabelText(/Challenges$/);
const draft = (dialog: Canvas) => dialog.getByRole('button', { name: /Save as draft$/ });
const submit = (dialog: Canvas) => dialog.getByRole('button', { name: /Submit$/ });

/** The first request returns the original outline, later ones the outline as someone else changed it. */
const changedByOthers = (later: Outline) =>
  changedBeforeSave(
    'GET outline-form/course/412',
    outlinesHandlers(),
    outlinesHandlers({ outlines: [later] }),
  );

/** Opened from the table: the teacher's answers are changed and submitted again. */
export const SubmittedAgain: Story = {
  tags: [
    '!release',
    'CON-OUT-05',
    'CON-OUT-09',
    'OUTLINE-11',
    'OUTLINE-25',
    'OUTLINE-26',
    'OUTLINE-28',
    'MSG-32',
  ],
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    await press(canvas, /Open/);
    const dialog = await opened(canvas);
    await expectTexts(dialog, 'Outline submitted', /^Submitted Sep 10th 26/);
    await retype(await challenges(dialog), 'Les faux amis');
    await userEvent.dblClick(submit(dialog));
    await expectClosed(canvas);
    await expectMessage('success', 'Outline was submitted successfully.');
    await expect(canvas.getByText('Le plan de cours a été soumis.')).toBeVisible();
    const [request, ...more] = sent(put);
    await expect(more).toHaveLength(0);
    // The save contains the version that was loaded.
    await expect(request?.headers.get('If-Match')).toBe('"1"');
    await expect(request?.body).toEqual({
      id: 61,
      courseId: 412,
      from: 'html',
      status: 'resub',
      history_with_course_language: 'Deux sessions de français au secondaire.',
      current_use: 'Courriels et réunions d’équipe chaque semaine.',
      challenges: 'Les faux amis',
      ten_week_goals: 'Animer une réunion de quinze minutes en français.',
      language_functions: 'Présenter, comparer, proposer, reformuler.',
      grammar_required_for_language_functions: 'Passé composé et imparfait; conditionnel de politesse.',
      course_content_emphasis_on: ['speaking', 'listening'],
      other_course_content_emphasis_on: null,
      learning_aides: ['podcasts', 'other'],
      other_learning_aides: 'Journal de bord hebdomadaire',
      conversation: 'Weekly',
      writing: 'Daily',
      listening: 'Weekly',
      reading: 'Monthly',
    });
  },
};

/** The office starts a draft, which creates the outline. */
export const CreatedAsDraft: Story = {
  tags: ['OUTLINE-23', 'OUTLINE-26', 'OUTLINE-27', 'OUTLINE-28', 'MSG-31'],
  parameters: { msw: withOutline(withoutOutline, { outlines: [] }) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.type(await challenges(dialog), 'Les faux amis');
    // An outline that does not exist yet cannot be printed.
    await expect(dialog.queryByRole('link', { name: /Print$/ })).toBeNull();
    await userEvent.click(draft(dialog));
    await expectClosed(canvas);
    await expectMessage('success', 'Outline saved as draft successfully.');
    await expect(canvas.getByText('Le brouillon du plan de cours a été enregistré.')).toBeVisible();
    const [request] = sent('POST outline-form/course/412');
    await expect(request?.body).toMatchObject({
      courseId: 412,
      status: 'draft',
      challenges: 'Les faux amis',
    });
    await expect(request?.body).not.toHaveProperty('id');
  }),
};

/** Saving keeps a submitted outline submitted; making it a draft again asks first (DECISION-41). */
export const SavedAndTakenBack: Story = {
  tags: ['OUTLINE-23', 'OUTLINE-26'],
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    const open = async () => {
      await press(canvas, /Open/);
      const dialog = await opened(canvas);
      await challenges(dialog);
      return dialog;
    };
    const dialog = await open();
    await retype(await challenges(dialog), 'Les faux amis');
    await press(dialog, 'Enregistrer - Save');
    await expect(await canvas.findByText('The outline was saved and stays submitted.')).toBeVisible();
    await expectClosed(canvas);
    await press(await open(), /Take back to draft$/);
    await answerQuestion(canvas, /Take back to draft$/, /Take this outline back/);
    await expect(await canvas.findByText('The outline is a draft again.')).toBeVisible();
    await expect(sentBodies(put)).toMatchObject([
      { challenges: 'Les faux amis', status: 'submitted' },
      { challenges: 'Les faux amis', status: 'draft' },
    ]);
  },
};

/** A draft that is submitted for the first time. */
export const SubmittedFirst: Story = {
  tags: ['OUTLINE-24', 'OUTLINE-27'],
  parameters: { msw: withOutline({}, { outlines: [anOutline({ status: 'draft' })] }) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await challenges(dialog);
    await userEvent.click(submit(dialog));
    await expect(await canvas.findByText('Outline was submitted successfully.')).toBeVisible();
    await expect(sentBodies(put)).toMatchObject([{ id: 61, status: 'submitted' }]);
  }),
};

/** After a rejection the dialog says so, keeps all input, and a second attempt works. */
export const RefusedAtFirst: Story = {
  tags: ['MSG-33'],
  parameters: {
    first: [http.put(path, () => HttpResponse.json({ message: 'no' }, { status: 500 }), { once: true })],
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await retype(await challenges(dialog), 'Les faux amis');
    await userEvent.click(submit(dialog));
    await expectMessage('error', 'Outline was not saved successfully.');
    await expect(canvas.getByText('Le plan de cours n’a pas été enregistré.')).toBeVisible();
    await expect(await challenges(dialog)).toHaveValue('Les faux amis');
    await userEvent.click(submit(dialog));
    await expectClosed(canvas);
  }),
};

/** Print opens the printable page in a new window; unsaved input must be saved first. */
export const Print: Story = {
  tags: ['!release', 'CON-OUT-10', 'CONFLICT-34'],
  play: inDialog.play(async (dialog) => {
    const link = await dialog.findByRole('link', { name: /Print$/ });
    await expect(link).toHaveAttribute('href', '/contracts/print/412/outline');
    await expect(link).toHaveAttribute('target', '_blank');
    await userEvent.type(await challenges(dialog), ' Encore.');
    await waitFor(() => expect(dialog.queryByRole('link', { name: /Print$/ })).toBeNull());
    await expect(dialog.getByRole('button', { name: /Print$/ })).toHaveAttribute('aria-disabled', 'true');
  }),
};

const question = (canvas: Canvas) => findDialog(canvas, /This course outline was changed in the meantime/);

/** Shows both versions, and saves the user's version only if the user selects it. */
export const ChangedMeanwhile: Story = {
  parameters: { first: changedByOthers(anOutline({ challenges: 'Les verbes', currentUse: 'Rarement' })) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await retype(await challenges(dialog), 'Les faux amis');
    await userEvent.click(submit(dialog));
    const question = await findDialog(canvas, /This course outline was changed in the meantime/);
    await expect(question.getByRole('radio', { name: /Theirs ?Les verbes$/ })).toBeVisible();
    await expectTexts(question, '1 other field is already taken over: Current use of the language.');
    await expect(sent(put)).toHaveLength(0);
    await press(question, /Yours ?Les faux amis$/, 'radio');
    await press(question, /Save$/);
    await expectClosed(canvas);
    await expect(sentBodies(put)).toMatchObject([
      { challenges: 'Les faux amis', current_use: 'Rarement', status: 'resub' },
    ]);
  }),
};

/** The user selects the other version: it replaces the input, and nothing is saved. */
export const TheirsTaken: Story = {
  parameters: { first: changedByOthers(anOutline({ challenges: 'Les verbes' })) },
  play: inDialog.play(async (dialog, { canvas }) => {
    await retype(await challenges(dialog), 'Les faux amis');
    await press(dialog, 'Enregistrer - Save');
    await press(canvas, /Theirs ?Les verbes$/, 'radio');
    await press(await question(canvas), /Save$/);
    await waitFor(() => expect(sent(put)).toHaveLength(1));
    await expect(sent(put)[0]?.body).toMatchObject({ challenges: 'Les verbes' });
  }),
};

/** Whether another user has created the outline during the story. */
let isCreated = false;

function createdWhileSaving() {
  const theirs = outlinesHandlers({ outlines: [anOutline({ challenges: 'Les verbes' })] });
  const answer = async (request: Request) => {
    if (!isCreated) return undefined;
    return getResponse(theirs, request.clone());
  };
  return withOutline(withoutOutline, {
    outlines: [],
    first: [
      http.post(path, () => {
        isCreated = true;
        return HttpResponse.json({ message: 'The course has an outline' }, { status: 409 });
      }),
      http.all(path, ({ request }) => answer(request)),
    ],
  });
}

/**
 * Another user creates the outline after it was loaded: the dialog asks, and then changes that outline instead of
 * creating a second one.
 */
export const CreatedMeanwhile: Story = {
  tags: ['OUTLINE-27'],
  parameters: { msw: createdWhileSaving() },
  beforeEach: () => {
    isCreated = false;
  },
  play: inDialog.play(async (dialog, { canvas }) => {
    await userEvent.type(await challenges(dialog), 'Les faux amis');
    await userEvent.click(draft(dialog));
    await press(canvas, /Yours ?Les faux amis$/, 'radio');
    await press(await question(canvas), /Save$/);
    await expectClosed(canvas);
    await expect(sentBodies(put)).toMatchObject([{ id: 61, challenges: 'Les faux amis' }]);
  }),
};

/** Someone else archives the contract before the outline exists: the save is rejected with the reason (DECISION-40). */
export const ArchivedMeanwhile: Story = {
  parameters: {
    msw: withOutline(withoutOutline, {
      outlines: [],
      first: [
        http.post(path, () =>
          HttpResponse.json(
            {
              message:
                'Ce contrat est archivé et ne peut plus être modifié - This contract is archived and can no longer be changed',
              code: 'archived',
            },
            { status: 409 },
          ),
        ),
      ],
    }),
  },
  play: inDialog.play(async (dialog) => {
    await userEvent.type(await challenges(dialog), 'Les faux amis');
    await userEvent.click(draft(dialog));
    await expect(await dialog.findByText(/is archived and can no longer be changed/)).toBeVisible();
    await expect(await challenges(dialog)).toHaveValue('Les faux amis');
    await expect(sent('POST outline-form/course/412')).toHaveLength(1);
  }),
};

/** Closing the dialog with unsaved input asks first; the kept input is offered when the dialog opens again. */
export const BegunAndLeft: Story = {
  parameters: { portal: { at: '/contracts/edit/412/outline' } },
  play: async ({ canvas }) => {
    await press(canvas, /Open/);
    const dialog = await opened(canvas);
    await retype(await challenges(dialog), 'Les faux amis');
    await userEvent.keyboard('{Escape}');
    await press(canvas, /Leave and keep$/);
    await expectClosed(canvas);
    await press(canvas, /Open/);
    const again = await opened(canvas);
    await expect(await challenges(again)).toHaveValue(anOutline().challenges);
    await press(again, /- Resume$/);
    await waitFor(async () => expect(await challenges(again)).toHaveValue('Les faux amis'));
  },
};

/** Input from earlier days is offered, with a warning if the outline has changed since. */
export const Restored: Story = {
  parameters: {
    portal: {
      ...atDialog('outline'),
      unsaved: savedYesterday({
        userId: 1,
        form: 'outline',
        record: '412',
        title: '2026-0412',
        initialValues: outlineFormText(anOutline({ currentUse: 'Rarement' })),
        changes: { challenges: 'Les faux amis', emphasis: ['other'], otherEmphasis: 'Vente' },
      }),
    },
  },
  play: inDialog.play(async (dialog) => {
    await expect(await dialog.findByText(/The record has changed since/)).toBeVisible();
    await press(dialog, /- Resume$/);
    await waitFor(async () => expect(await challenges(dialog)).toHaveValue('Les faux amis'));
    await expect(dialog.getByLabelText(/Current use of the language$/)).toHaveValue(anOutline().currentUse);
    await expect(dialog.getByLabelText(/Other emphasis$/)).toHaveValue('Vente');
    await expect(dialog.getByLabelText(/Other emphasis$/)).toBeEnabled();
  }),
};

/** The outline of an archived contract can be read and printed. */
export const Archived: Story = {
  parameters: { msw: withOutline({ status: 'archived' }) },
  play: inDialog.play(async (dialog) => {
    await expect(await challenges(dialog)).toHaveAttribute('readonly');
    await expect(submit(dialog)).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByRole('link', { name: /Print$/ })).toBeVisible();
  }),
};

/** The connection is lost and returns. */
export const OfflineAtFirst: Story = {
  parameters: { first: [broken(path)] },
  play: inDialog.play(async (dialog) => {
    await tryAgain(dialog);
    await expect(await challenges(dialog)).toHaveValue(anOutline().challenges);
  }),
};

export const Slow: Story = {
  parameters: {
    first: [
      http.get(path, async () => {
        await delay('infinite');
        return undefined;
      }),
    ],
  },
  play: inDialog.play(async (dialog) => {
    await expect(dialog.getAllByText('Loading')[0]).toBeInTheDocument();
    await expect(dialog.queryByRole('button', { name: /Submit$/ })).toBeNull();
  }),
};

let presence = fakePresence();

/** Names the teacher who edits the same outline; the teacher's saved changes appear if the user has no input. */
export const TeacherAtTheSameOutline: Story = {
  parameters: {
    msw: () => {
      presence = fakePresence();
      return withOutline({}, { first: presence.handlers() });
    },
  },
  play: inDialog.play(async (dialog) => {
    await challenges(dialog);
    const lea = { id: 4, name: 'Léa Villeneuve' };
    await waitFor(() => expect(presence.open()).toContain('outline/412?editing=false'));
    presence.send({ colleagues: [lea] });
    await expect(await dialog.findByText(/^Léa Villeneuve also has unsaved changes here/)).toBeVisible();
    await fetch('/api/outline-form/course/412', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: 31, status: 'submitted', from: 'html', challenges: 'Les faux amis' }),
    });
    presence.send({ colleagues: [], saved_by: lea });
    await waitFor(() => expect(dialog.getByLabelText(/Challenges$/)).toHaveValue('Les faux amis'));
    await expect(await dialog.findByText(/^Léa Villeneuve saved changes/)).toBeVisible();
    await userEvent.type(await challenges(dialog), '!');
    await waitFor(() => expect(presence.open()).toContain('outline/412?editing=true'));
  }),
};
