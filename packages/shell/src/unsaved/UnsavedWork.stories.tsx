import { aSignedInUser } from '@portal/domain';
import {
  Button,
  CheckboxField,
  Dialog,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
} from '@portal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PageLayout } from '../navbar/PageLayout';
import { SlowDatabase } from '../storage/SlowDatabase';
import type { Canvas } from '../testing';
import { expectTexts } from '../testing';
import { fill } from '../testing/fill';
import { inPortal } from '../testing/inPortal';
import { memoryUnsavedStore } from '../testing/memoryUnsavedStore';
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard';
import type { Outbox, OutboxItem } from './outbox';
import { UnsavedWorkBanner } from './UnsavedWorkBanner';
import type { UnsavedStore } from './unsaved-store';
import type { Draft } from './unsaved-work';
import { type UnsavedWork, useUnsavedWork } from './useUnsavedWork';

const empty = {
  invoice: 'F-1',
  language: 'fr',
  approved: false,
  skills: [] as string[],
  rates: [{ rate: '' }],
  password: '',
};
type SampleValues = typeof empty;

interface SampleProps {
  /** The stored record. */
  stored: SampleValues;
  /** Saves the input and returns what others changed before; throws if the save is rejected. */
  save: (invoice: string) => Promise<Partial<SampleValues> | undefined>;
}

/** A page with a form that has every kind of field, and a second page. */
function Sample(props: SampleProps) {
  return (
    <PageLayout>
      <h1 lang="en">Sample</h1>
      <nav lang="en" aria-label="Sample">
        <Link to="/away">Away</Link> <Link to="/form">Form</Link> <Link to="/note">Note</Link>
      </nav>
      <Routes>
        <Route path="form" element={<SampleForm {...props} />} />
        <Route path="note" element={<SampleNote />} />
        <Route
          path="both"
          element={
            <>
              <SampleNote />
              <SampleForm {...props} />
            </>
          }
        />
        <Route path="dialog" element={<SampleDialog />} />
        <Route path="*" element={<p lang="en">Elsewhere</p>} />
      </Routes>
    </PageLayout>
  );
}

function SampleForm({ stored, save }: SampleProps) {
  const work = useUnsavedWork({ form: 'contract', record: 412, title: '2026-0412', stored });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <Fields key={work.formKey} work={work} save={save} />
      <LeaveGuard work={work} />
    </>
  );
}

function Fields({ work, save }: { work: UnsavedWork<SampleValues> } & Pick<SampleProps, 'save'>) {
  const { values, listeners } = work;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invoice = String(new FormData(event.currentTarget).get('invoice'));
    const arrived = work.sending();
    await save(invoice).then(
      (others) => arrived({ ...work.initialValues, invoice, ...others }),
      () => undefined,
    );
  };
  return (
    <form {...listeners} onSubmit={(event) => void submit(event)} lang="en">
      <TextField name="invoice" label="Invoice" defaultValue={values.invoice} />
      <SelectField
        name="language"
        label="Language"
        defaultValue={values.language}
        options={[
          { value: 'fr', label: 'French' },
          { value: 'en', label: 'English' },
        ]}
      />
      <CheckboxField name="approved" label="Approved" defaultChecked={values.approved} />
      <CheckboxField
        name="skills"
        value="reading"
        label="Reading"
        defaultChecked={values.skills.includes('reading')}
      />
      <CheckboxField
        name="skills"
        value="writing"
        label="Writing"
        defaultChecked={values.skills.includes('writing')}
      />
      <TextField name="rates[0].rate" label="Rate" defaultValue={values.rates[0]?.rate} />
      <PasswordField
        name="password"
        label="Password"
        revealLabel="Show"
        autoComplete="new-password"
        defaultValue={values.password}
      />
      <Button type="reset">Reset</Button>
      <Button type="submit">Save</Button>
    </form>
  );
}

/** A note whose text is React state instead of a form field. */
function SampleNote({ dialog }: Pick<LeaveGuardProps, 'dialog'>) {
  const work = useUnsavedWork({ form: 'note', record: '412', stored: { text: '' } });
  return (
    <>
      <UnsavedWorkBanner work={work} />
      <NoteText key={work.formKey} work={work} />
      <LeaveGuard work={work} dialog={dialog} />
    </>
  );
}

/** A form in a dialog that has its own URL. */
function SampleDialog() {
  const [query, setQuery] = useSearchParams();
  return (
    <Dialog open={query.has('dialog')} onClose={() => setQuery({})} title="Note" lang="en">
      <SampleNote dialog />
    </Dialog>
  );
}

function NoteText({ work }: { work: UnsavedWork<{ text: string }> }) {
  const [text, setText] = useState(work.values.text);
  return (
    <TextareaField
      label="Note text"
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        work.type(() => ({ text: value }));
      }}
    />
  );
}

/** The draft store, for stories to inspect. */
let store: UnsavedStore = memoryUnsavedStore();
const keeping = (works: readonly Draft[] = [], differing: Partial<UnsavedStore> = {}) => ({
  unsaved: () => {
    store = { ...memoryUnsavedStore(works), ...differing };
    return store;
  },
});
const refuse = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));

const aDraft = (differing: Partial<Draft> = {}): Draft => ({
  userId: 1,
  form: 'contract',
  record: '412',
  id: 'kept',
  title: '2026-0412',
  initialValues: empty,
  typed: { ...empty, invoice: 'F-KEPT' },
  savedAt: Date.parse('2026-11-20T09:41:00-05:00'),
  ...differing,
});

export default {
  title: 'Shell/Unsaved work',
  component: Sample,
  tags: ['release'],
  args: { stored: empty, save: async () => {} },
  decorators: [inPortal({ app: 'admin', user: aSignedInUser(), at: '/form', ...keeping() })],
} satisfies Meta<typeof Sample>;

type Story = StoryObj<typeof Sample>;

const invoice = (canvas: Canvas) => canvas.getByLabelText('Invoice');
const follow = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('link', { name }));
const press = (canvas: Pick<Canvas, 'findByRole'>, name: RegExp) =>
  canvas.findByRole('button', { name }).then((button) => userEvent.click(button));
const answer = async (canvas: Canvas, name: RegExp) =>
  press(within(await canvas.findByRole('alertdialog')), name);
async function leaveAndReturn(canvas: Canvas) {
  await follow(canvas, 'Away');
  await answer(canvas, /- Leave and keep$/);
  await expect(await canvas.findByText('Elsewhere')).toBeVisible();
  await follow(canvas, 'Form');
}

/** Every kind of field is restored, except passwords, including revealed ones. */
export const Restored: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await userEvent.selectOptions(canvas.getByLabelText('Language'), 'en');
    await userEvent.click(canvas.getByLabelText('Approved'));
    await userEvent.click(canvas.getByLabelText('Writing'));
    await userEvent.type(canvas.getByLabelText('Rate'), '42');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await userEvent.type(canvas.getByLabelText('Password'), 's');
    await leaveAndReturn(canvas);

    await expect(await canvas.findByText(/^What you typed here on /)).toBeVisible();
    await expect(invoice(canvas)).toHaveValue('F-1');
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-MINE');
    await expect(canvas.getByLabelText('Language')).toHaveValue('en');
    await expect(canvas.getByLabelText('Approved')).toBeChecked();
    await expect(canvas.getByLabelText('Reading')).not.toBeChecked();
    await expect(canvas.getByLabelText('Writing')).toBeChecked();
    await expect(canvas.getByLabelText('Rate')).toHaveValue('42');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(JSON.stringify(await store.ofUser(1))).not.toContain('secret');
    await expect(canvas.getByText('Restored. It still has to be saved.')).toBeVisible();
  },
};

/** The offer stays when the user goes on typing without answering it, and neither draft is lost. */
export const TypedOnWithoutAnAnswer: Story = {
  parameters: { portal: keeping([aDraft()]) },
  play: async ({ canvas }) => {
    await expectTexts(canvas, 'What you typed here on Nov 20th 26 09:41 was not saved.');
    await userEvent.type(invoice(canvas), '-NEW');
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-KEPT');
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-NEW');
  },
};

export const Discarded: Story = {
  parameters: { portal: keeping([aDraft()]) },
  play: async ({ canvas }) => {
    await press(canvas, /- Discard$/);
    await waitFor(() => expect(canvas.queryByText('Unsaved work')).toBeNull());
    // The focus is not lost with the removed button: from here Tab leads to the first field.
    await expect(document.activeElement).toHaveAttribute('role', 'status');
    await expect(await store.ofUser(1)).toEqual([]);
    await expect(invoice(canvas)).toHaveValue('F-1');
  },
};

/** Only the user's changes are merged into what someone else has saved since. */
export const RecordChangedSince: Story = {
  args: { stored: { ...empty, language: 'en' } },
  parameters: { portal: keeping([aDraft()]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The record has changed since\./)).toBeVisible();
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-KEPT');
    await expect(canvas.getByLabelText('Language')).toHaveValue('en');
  },
};

/** Drafts of another user, drafts of another record and saved drafts are not offered. */
export const NothingToOffer: Story = {
  parameters: {
    portal: keeping([
      aDraft({ id: 'a', userId: 2 }),
      aDraft({ id: 'b', record: '413' }),
      aDraft({ id: 'c', form: 'outline' }),
      aDraft({ id: 'd', typed: empty }),
    ]),
  },
  play: async ({ canvas }) => {
    // The last draft contains nothing new, so it is deleted once the others are loaded.
    await waitFor(async () => expect((await store.ofUser(1)).map(({ id }) => id)).toEqual(['b', 'c']));
    await expect(canvas.queryByText('Unsaved work')).toBeNull();
  },
};

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await press(canvas, /^Save$/);
    await waitFor(async () => expect(await store.ofUser(1)).toEqual([]));
    await follow(canvas, 'Away');
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
  },
};

export const SaveRefused: Story = {
  args: { save: () => Promise.reject(new Error('no')) },
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await press(canvas, /^Save$/);
    await leaveAndReturn(canvas);
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-MINE');
  },
};

/** Input that is typed during a save is not part of it. */
export const TypedWhileItSaves: Story = {
  args: { save: fn(() => arriving.promise) },
  play: async ({ canvas }) => {
    arriving = Promise.withResolvers();
    await userEvent.type(invoice(canvas), '-A');
    await press(canvas, /^Save$/);
    await userEvent.type(invoice(canvas), 'B');
    arriving.resolve(undefined);
    await leaveAndReturn(canvas);
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-AB');
  },
};
let arriving = Promise.withResolvers<Partial<SampleValues> | undefined>();

/** A save returns with another person's change: it appears, and input typed in the meantime stays. */
export const TypedWhileOthersChange: Story = {
  args: { save: fn(() => arriving.promise) },
  play: async ({ canvas }) => {
    arriving = Promise.withResolvers();
    await userEvent.type(invoice(canvas), '-A');
    await press(canvas, /^Save$/);
    await userEvent.type(invoice(canvas), 'B');
    arriving.resolve({ language: 'en' });
    await waitFor(() => expect(canvas.getByLabelText('Language')).toHaveDisplayValue('English'));
    // The form was replaced, including the focused field: from here Tab leads to the first field.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'status'));
    await expect(invoice(canvas)).toHaveValue('F-1-AB');
    await leaveAndReturn(canvas);
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-AB');
  },
};

/** Input that the user reverts needs no storage and no question. */
export const TypedAndTakenBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), 'X');
    await userEvent.tab();
    await waitFor(async () => expect(await store.ofUser(1)).toHaveLength(1));
    await userEvent.type(invoice(canvas), '{Backspace}');
    await follow(canvas, 'Away');
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    await expect(await store.ofUser(1)).toEqual([]);
  },
};

/** Reset shows the stored values, also after another draft was restored. */
export const Reset: Story = {
  parameters: { portal: keeping([aDraft()]) },
  play: async ({ canvas }) => {
    await press(canvas, /- Resume$/);
    await userEvent.type(invoice(canvas), '-MORE');
    await press(canvas, /^Reset$/);
    await waitFor(() => expect(invoice(canvas)).toHaveValue('F-1'));
    await userEvent.type(invoice(canvas), '-B');
    await press(canvas, /^Reset$/);
    await expect(invoice(canvas)).toHaveValue('F-1');
    // The input that a reset clears is offered again.
    await press(canvas, /- Resume$/);
    await expect(invoice(canvas)).toHaveValue('F-1-B');
    await press(canvas, /^Reset$/);
    await follow(canvas, 'Away');
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
  },
};

/** A note whose text is React state is stored like a form. */
export const TextHeldByItsComponent: Story = {
  parameters: { portal: { at: '/note' } },
  play: async ({ canvas }) => {
    await fill(canvas.getByLabelText('Note text'), 'Rappeler Inès');
    await follow(canvas, 'Away');
    await answer(canvas, /- Leave and keep$/);
    await follow(canvas, 'Note');
    await press(canvas, /- Resume$/);
    await expect(canvas.getByLabelText('Note text')).toHaveValue('Rappeler Inès');
  },
};

export const Staying: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await follow(canvas, 'Away');
    const question = await canvas.findByRole('alertdialog', { name: /Leave before saving\?$/ });
    await expect(question).toHaveAccessibleDescription(/This browser keeps it for 30 days/);
    await press(within(question), /- Stay$/);
    await expect(invoice(canvas)).toHaveValue('F-1-MINE');
  },
};

/** Two forms on a page: the question appears if either has unsaved input. */
export const TwoFormsOnAPage: Story = {
  parameters: { portal: { at: '/both' } },
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await follow(canvas, 'Away');
    await answer(canvas, /- Stay$/);
    await press(canvas, /^Reset$/);
    await fill(canvas.getByLabelText('Note text'), 'Rappeler Inès');
    await follow(canvas, 'Away');
    await answer(canvas, /- Leave and keep$/);
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    await expect((await store.ofUser(1)).map(({ form }) => form)).toContain('note');
  },
};

/** Closing the dialog of a form counts as leaving the form. */
export const InADialog: Story = {
  parameters: { portal: { at: '/dialog?dialog=note' } },
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('Note text'), 'Rappeler Inès');
    await press(canvas, /- Close$/);
    await answer(canvas, /- Stay$/);
    await expect(canvas.getByLabelText('Note text')).toHaveValue('Rappeler Inès');
    await press(canvas, /- Close$/);
    await answer(canvas, /- Leave and keep$/);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await store.ofUser(1)).toMatchObject([{ typed: { text: 'Rappeler Inès' } }]);
  },
};

/** In a private window or with a full disk, the user is warned and decides; everything else works. */
export const BrowserKeepsNothing: Story = {
  parameters: { portal: keeping([], { at: refuse, ofUser: refuse, keep: refuse, drop: refuse }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot keep what you type\./)).toBeVisible();
    await userEvent.type(invoice(canvas), '-MINE');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await follow(canvas, 'Away');
    const question = within(await canvas.findByRole('alertdialog'));
    await expect(question.getByText(/and this browser cannot keep it\.$/)).toBeVisible();
    await press(question, /- Leave without saving$/);
    await expect(await canvas.findByText('Elsewhere')).toBeVisible();
    await logOut(canvas);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).toBeNull());
  },
};

let opening = Promise.withResolvers<undefined>();
const opensLate = fn();

/**
 * On a busy device the browser opens its storage late. The form says that nothing is kept, until it opens: then what was
 * typed is kept, and what was kept before is offered.
 */
export const BrowserAnswersLate: Story = {
  beforeEach: () => {
    opening = Promise.withResolvers();
    opensLate.mockReset();
    opensLate.mockRejectedValueOnce(new SlowDatabase('unsaved-work')).mockImplementation(async () => {
      await opening.promise;
      return store;
    });
  },
  parameters: { portal: { unsaved: opensLate } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot keep what you type\./)).toBeVisible();
    await userEvent.type(invoice(canvas), '-MINE');
    store = memoryUnsavedStore([aDraft()]);
    opening.resolve(undefined);
    await waitFor(() => expect(canvas.queryByText(/^This browser cannot keep what you type\./)).toBeNull());
    await expect(await canvas.findByRole('button', { name: /- Resume$/ })).toBeVisible();
    await waitFor(async () =>
      expect((await store.ofUser(1)).map(({ typed }) => typed)).toContainEqual(
        expect.objectContaining({ invoice: 'F-1-MINE' }),
      ),
    );
  },
};

/** A reload needs no question, because the input is already stored. */
export const Reloaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(false);
    await waitFor(async () =>
      expect(await store.ofUser(1)).toMatchObject([{ typed: { invoice: 'F-1-MINE' } }]),
    );
  },
};

async function logOut(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /Menu\s: Marie/ }));
  await userEvent.click(await canvas.findByRole('menuitem', { name: /Logout$/ }));
}

/** Sign-out lists unsaved input and keeps it on request (DECISION-12). */
export const LoggedOutAndKept: Story = {
  parameters: { portal: keeping([aDraft({ id: 'note', form: 'note', savedAt: 0 }), aDraft({ userId: 2 })]) },
  play: async ({ canvas }) => {
    await userEvent.type(invoice(canvas), '-MINE');
    await logOut(canvas);
    const question = within(await canvas.findByRole('alertdialog', { name: /Sign out\?$/ }));
    await expect(question.getAllByRole('listitem')).toHaveLength(2);
    await expect(question.getAllByRole('listitem')[0]).toHaveTextContent('Contrat - Contract 2026-0412');
    await press(question, /- Stay$/);
    await expect(invoice(canvas)).toHaveValue('F-1-MINE');
    await logOut(canvas);
    await answer(canvas, /- Keep and sign out$/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).toBeNull());
    await expect(await store.ofUser(1)).toHaveLength(2);
  },
};

export const LoggedOutAndDiscarded: Story = {
  parameters: { portal: keeping([aDraft(), aDraft({ userId: 2 })]) },
  play: async ({ canvas }) => {
    await logOut(canvas);
    await answer(canvas, /- Discard and sign out$/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).toBeNull());
    await expect(await store.ofUser(1)).toEqual([]);
    await expect(await store.ofUser(2)).toHaveLength(1);
  },
};

const unsent: OutboxItem = {
  id: 'a1',
  form: 'attendance',
  title: '2026-0412',
  date: '2026-11-20',
  needsAnswer: false,
};
/** Creates a queue of unsent submissions, which the server accepts or not. */
const waiting = (arrives: boolean, submitted: readonly OutboxItem[] = [unsent]) => {
  let items = submitted;
  const outbox: Outbox = {
    of: async () => items,
    send: async () => {
      if (arrives) items = [];
      return items;
    },
    discard: async () => {
      items = [];
    },
  };
  return { ...keeping([]), outbox: async () => outbox };
};

/** Unsent submissions can be sent before leaving (DECISION-12). */
export const LoggedOutAfterSending: Story = {
  parameters: { portal: waiting(true) },
  play: async ({ canvas }) => {
    await logOut(canvas);
    const question = within(await canvas.findByRole('alertdialog', { name: /Sign out\?$/ }));
    await expect(question.getByRole('listitem')).toHaveTextContent('Présence - Attendance 2026-0412');
    await press(question, /- Send now$/);
    await expect(await question.findByText('Everything is sent.')).toBeVisible();
    await press(question, /- Sign out$/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).toBeNull());
  },
};

/**
 * Without a session nothing is sent: the question says when it will be sent, and which submissions need a decision
 * first.
 */
export const LoggedOutWhileSomethingWaits: Story = {
  parameters: {
    portal: waiting(false, [unsent, { ...unsent, id: 'a2', title: '2026-0395', needsAnswer: true }]),
  },
  play: async ({ canvas }) => {
    await logOut(canvas);
    const question = within(await canvas.findByRole('alertdialog', { name: /Sign out\?$/ }));
    await expect(
      question.getByText(/it is sent when you sign in again with this browser and there is an Internet/),
    ).toBeVisible();
    await expectTexts(question, /What was refused or has to be checked is never sent by itself/);
  },
};

/** Offline, nothing can be sent and nobody can sign in again; the question says both. */
export const LoggedOutOffline: Story = {
  parameters: { portal: waiting(false) },
  beforeEach: () => {
    const connection = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => connection.mockRestore();
  },
  play: async ({ canvas }) => {
    await logOut(canvas);
    const question = within(await canvas.findByRole('alertdialog', { name: /Sign out\?$/ }));
    await expect(question.getByText(/nothing can be sent now, and you can only sign in again/)).toBeVisible();
  },
};

/** Discarding unsent submissions needs a second confirmation that names them (DECISION-12). */
export const LoggedOutWithoutSending: Story = {
  parameters: { portal: waiting(false) },
  play: async ({ canvas }) => {
    await logOut(canvas);
    await answer(canvas, /- Send now$/);
    await expect(await canvas.findByText(/Not everything could be sent/)).toBeVisible();
    await answer(canvas, /- Discard and sign out$/);
    await expect(await canvas.findByText(/Nobody will receive what you submitted/)).toBeVisible();
    const question = within(canvas.getByRole('alertdialog'));
    await expect(question.getByRole('listitem')).toHaveTextContent('2026-0412');
    await waitFor(() => expect(question.getByRole('button', { name: /- Back$/ })).toHaveFocus());
    await answer(canvas, /- Discard and sign out$/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Menu :/ })).toBeNull());
  },
};

export const OfferedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { portal: keeping([aDraft()]) },
};
