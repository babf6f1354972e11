import {
  capabilitiesHandlers,
  changedBeforeSave,
  contractsHandlers,
  fakePresence,
  keptOnDevice,
  losesAnswer,
  outlinesHandlers,
  sent,
} from '@portal/api-client/testing';
import { aContract, anOutline, type Contract, type Outline } from '@portal/domain';
import {
  answerQuestion,
  asTeacher,
  type Canvas,
  expectLink,
  expectMessage,
  fill,
  recovered,
  savedYesterday,
  shows,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OutlinePage } from './OutlinePage';

const path = '*/api/outline-form/course/412';

const saves = () =>
  ['POST', 'PUT'].flatMap((method) =>
    sent(`${method} outline-form/course/412`).map(({ body }) => ({ method, body })),
  );

interface Around {
  outlines?: Outline[];
  /** Handlers that take precedence. */
  first?: HttpHandler[];
}

/** An API with contract 412 and its outline, new for each story. */
const withOutline = (
  differing: Partial<Contract> = {},
  { outlines = [anOutline()], first = [] }: Around = {},
) => [
  ...first,
  ...outlinesHandlers({ outlines }),
  ...contractsHandlers({ contracts: [aContract(differing)] }),
];
const withoutOutline = () => withOutline({ outline: null }, { outlines: [] });

export default {
  title: 'Teacher/Outline form',
  component: OutlinePage,
  tags: ['release'],
  decorators: [asTeacher('/outline-form/:id', '/outline-form/412')],
  parameters: { msw: withOutline },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof OutlinePage>;

type Story = StoryObj<typeof OutlinePage>;

const challenges = (canvas: Canvas) => canvas.findByLabelText(/Challenges$/);
const draft = (canvas: Canvas) => canvas.getByRole('button', { name: /Save as draft$/ });
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: /Submit$/ });

/** A first draft is created, confirmed by a toast, and the course opens. */
export const FirstDraft: Story = {
  tags: [
    '!release',
    'SHELL-028',
    'SHELL-097',
    'PORTAL-COURSE-25',
    'OUTLINE-23',
    'OUTLINE-27',
    'OUTLINE-28',
    'MSG-31',
  ],
  parameters: { msw: withoutOutline() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      /Course outline 2026-0412$/,
    );
    await expect(canvas.queryByRole('link', { name: /Print$/ })).toBeNull();
    await fill(await challenges(canvas), 'Les faux amis');
    await userEvent.dblClick(draft(canvas));
    await expect(await canvas.findByRole('heading', { name: '/course/412' })).toBeVisible();
    await expectMessage('success', 'Outline saved as draft successfully.');
    await expect(saves()).toEqual([
      {
        method: 'POST',
        body: expect.objectContaining({
          courseId: 412,
          status: 'draft',
          from: 'html',
          challenges: 'Les faux amis',
          learning_aides: [],
          course_content_emphasis_on: [],
        }),
      },
    ]);
  },
};

/** A submitted outline is submitted again. */
export const Resubmitted: Story = {
  tags: ['OUTLINE-25', 'OUTLINE-27', 'MSG-32', 'PORTAL-COURSE-19'],
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), ', les faux amis');
    // Unsaved text cannot be printed.
    await expect(canvas.getByRole('button', { name: /Print$/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.dblClick(submit(canvas));
    await expectMessage('success', 'Outline was submitted successfully.');
    await expect(saves()).toEqual([
      { method: 'PUT', body: expect.objectContaining({ id: 61, status: 'resub' }) },
    ]);
  },
};

/** Saving a submitted outline keeps it submitted and says so (DECISION-41). */
export const SavedStaysSubmitted: Story = {
  tags: ['OUTLINE-26'],
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), ', les faux amis');
    await expect(canvas.getByText(/^Submitted Sep 10th 26/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /draft$/ })?.textContent).toMatch(
      /Take back to draft$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer - Save' }));
    await expect(await canvas.findByText('The outline was saved and stays submitted.')).toBeVisible();
    await expect(saves()).toEqual([
      { method: 'PUT', body: expect.objectContaining({ id: 61, status: 'submitted' }) },
    ]);
  },
};

/** Only a separate action with a confirmation makes a submitted outline a draft again (DECISION-41). */
export const TakenBackToDraft: Story = {
  tags: ['OUTLINE-23', 'OUTLINE-26'],
  play: async ({ canvas }) => {
    await challenges(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /Take back to draft$/ }));
    const question = within(await canvas.findByRole('alertdialog', { name: /Take this outline back/ }));
    await expect(saves()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: /Take back to draft$/ }));
    await expect(await canvas.findByText('The outline is a draft again.')).toBeVisible();
    await expect(saves()).toEqual([{ method: 'PUT', body: expect.objectContaining({ status: 'draft' }) }]);
  },
};

/** A draft is submitted for the first time; before that it cannot be printed. */
export const DraftSubmitted: Story = {
  tags: ['OUTLINE-24', 'OUTLINE-26', 'PORTAL-COURSE-24'],
  parameters: { msw: withOutline({}, { outlines: [anOutline({ status: 'draft' })] }) },
  play: async ({ canvas }) => {
    await challenges(canvas);
    await expect(canvas.queryByRole('link', { name: /Print$/ })).toBeNull();
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Outline was submitted successfully.')).toBeVisible();
    await expect(saves()).toEqual([
      { method: 'PUT', body: expect.objectContaining({ status: 'submitted' }) },
    ]);
  },
};

/** A stored outline can be printed in a new window. */
export const SubmittedBefore: Story = {
  tags: ['PORTAL-COURSE-23', 'PORTAL-COURSE-24'],
  play: async ({ canvas }) => {
    const print = await canvas.findByRole('link', { name: /Print$/ });
    await expect(print).toHaveAttribute('href', '/print/412/outline');
    await expect(print).toHaveAttribute('target', '_blank');
    await expectLink(canvas, /Contract 2026-0412$/, '/course/412');
    // Both buttons are visible on a phone.
    await expect(submit(canvas).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** "Other" requires its text; the error summary links to it. */
export const OtherLeftEmpty: Story = {
  tags: ['OUTLINE-16', 'OUTLINE-18', 'OUTLINE-19'],
  parameters: { msw: withoutOutline() },
  play: async ({ canvas }) => {
    const emphasis = within(await canvas.findByRole('group', { name: /Course content emphasis on$/ }));
    const other = () => canvas.getByLabelText(/Other emphasis/);
    await expect(other()).toBeDisabled();
    await userEvent.click(emphasis.getByLabelText('Autre - Other'));
    await waitFor(() => expect(other()).toBeEnabled());
    await userEvent.click(submit(canvas));
    const refused = await within(canvas.getByRole('main')).findByRole('alert');
    await expect(other()).toHaveAccessibleDescription(/This is a required\./);
    await userEvent.click(within(refused).getByRole('link', { name: /Other emphasis$/ }));
    await expect(other()).toHaveFocus();
    await expect(saves()).toEqual([]);
  },
};

const drafted = withOutline({}, { outlines: [anOutline({ status: 'draft' })] });

/** Only the response was lost: the outline has been submitted once. */
export const AnswerLost: Story = {
  tags: ['OUTLINE-24'],
  parameters: {
    msw: () => [
      losesAnswer('PUT outline-form/course/412', drafted),
      ...capabilitiesHandlers(['idempotency-keys']),
      ...drafted,
    ],
  },
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), ' Et les faux amis.');
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Outline was submitted successfully.')).toBeVisible();
    await expect(canvas.queryByText('Outline was not saved successfully.')).toBeNull();
    const save = { method: 'PUT', body: expect.objectContaining({ status: 'submitted' }) };
    await expect(saves()).toEqual([save, save]);
  },
};

/** The backend ignores idempotency keys: the message says that the outcome is unknown, and the button submits again. */
export const SubmissionNotArrived: Story = {
  parameters: { msw: [http.put(path, () => HttpResponse.error(), { once: true }), ...drafted] },
  play: async ({ canvas }) => {
    await challenges(canvas);
    await userEvent.click(submit(canvas));
    // Only the notice in the form says so, without a toast.
    const unknown = await canvas.findByText(/could not find out whether this was saved/);
    await expect(canvas.getByRole('main')).toContainElement(unknown);
    await expect(canvas.queryByText(/Outline was (not saved|submitted) successfully\./)).toBeNull();
    await userEvent.click(submit(canvas));
    await expect(await canvas.findByText('Outline was submitted successfully.')).toBeVisible();
  },
};

/** A rejected or lost save keeps the input and shows the reason. */
export const SaveRefused: Story = {
  tags: ['MSG-33'],
  parameters: {
    first: [http.put(path, () => HttpResponse.json({ message: 'Closed for the holidays' }, { status: 400 }))],
  },
  play: async ({ canvas }) => {
    await userEvent.clear(await challenges(canvas));
    await fill(await challenges(canvas), 'Les faux amis');
    await userEvent.click(submit(canvas));
    await expectMessage('error', 'Outline was not saved successfully.');
    await expect(await canvas.findByText('Closed for the holidays')).toBeVisible();
    await expect(await challenges(canvas)).toHaveValue('Les faux amis');
    await userEvent.click(canvas.getByRole('link', { name: /Contract 2026-0412$/ }));
    await answerQuestion(canvas, /Stay$/);
    await expect(await challenges(canvas)).toHaveValue('Les faux amis');
  },
};

/** Another user saved in the meantime: both versions are shown before anything is overwritten (DECISION-37). */
export const ChangedMeanwhile: Story = {
  parameters: {
    first: changedBeforeSave(
      'GET outline-form/course/412',
      outlinesHandlers({ outlines: [] }),
      outlinesHandlers({ outlines: [anOutline()] }),
    ),
  },
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), 'Les faux amis');
    await userEvent.click(draft(canvas));
    const question = within(await canvas.findByRole('dialog', { name: /changed in the meantime/ }));
    await expect(saves()).toEqual([]);
    await userEvent.click(question.getByRole('radio', { name: /Yours/ }));
    await userEvent.click(question.getByRole('button', { name: /Save$/ }));
    await expect(await canvas.findByText('The outline was saved and stays submitted.')).toBeVisible();
    await expect(saves()).toHaveLength(1);
    await expect(saves()[0]?.body).toMatchObject({ status: 'submitted' });
  },
};

/** The user is asked about the stored outline, although the device's cache still answers that there is none. */
export const KeptOnTheDevice: Story = {
  tags: ['DECISION-37'],
  parameters: { first: [keptOnDevice('GET outline-form/course/412', outlinesHandlers({ outlines: [] }))] },
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), 'Les faux amis');
    await userEvent.click(draft(canvas));
    await canvas.findByRole('dialog', { name: /changed in the meantime/ });
    await expect(saves()).toEqual([]);
  },
};

/** Unsaved input is offered again. */
export const TypedBefore: Story = {
  parameters: {
    portal: {
      unsaved: savedYesterday({
        userId: 31,
        form: 'outline',
        record: '412',
        title: '2026-0412',
        initialValues: { challenges: '' },
        changes: { challenges: 'Les faux amis' },
      }),
    },
    msw: withoutOutline(),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Resume$/ }));
    await expect(await challenges(canvas)).toHaveValue('Les faux amis');
  },
};

/** The outline of an archived contract is read-only. */
export const Archived: Story = {
  parameters: { msw: withOutline({ status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await challenges(canvas)).toHaveAttribute('readonly');
    await expect(submit(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByText(/This contract is archived/)[0]).toBeVisible();
  },
};

export const SomebodyElses: Story = {
  parameters: { msw: [...outlinesHandlers({ fail: 403 }), ...contractsHandlers({ fail: 403 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This course is not yours')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OfflineAtFirst: Story = recovered(path, (canvas) => challenges(canvas));

export const Loading: Story = {
  parameters: {
    first: [
      http.get(path, async () => {
        await delay('infinite');
        return undefined;
      }),
    ],
  },
  play: shows('Loading'),
};

let presence = fakePresence();
const watching = (differing: Partial<Contract>) => () => {
  presence = fakePresence();
  return withOutline(differing, { first: presence.handlers() });
};

/** Names a colleague of the office who edits the same outline. */
export const ColleagueAtTheSameOutline: Story = {
  parameters: { msw: watching({}) },
  play: async ({ canvas }) => {
    await fill(await challenges(canvas), ', les faux amis');
    await waitFor(() => expect(presence.open()).toEqual(['outline/412?editing=true']));
    const marie = { id: 1, name: 'Marie Bélanger' };
    presence.send({ colleagues: [marie] });
    await expect(
      await canvas.findByText('Marie Bélanger also has unsaved changes here.', { exact: false }),
    ).toBeVisible();
  },
};

/** Nobody can edit an archived outline, so no colleague is named. */
export const NobodyAtAnArchivedOutline: Story = {
  parameters: { msw: watching({ status: 'archived' }) },
  play: async ({ canvas }) => {
    await expect(await challenges(canvas)).toHaveAttribute('readonly');
    await expect(presence.open()).toEqual([]);
  },
};
