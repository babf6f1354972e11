import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { type Toast, Toasts, type ToastsProps } from './Toasts';

const welcome: Toast = {
  id: 'welcome',
  tone: 'positive',
  title: <BilingualText fr="Connexion réussie" en="Successful login" />,
  text: <BilingualText fr="Bienvenue sur le portail" en="Welcome to the portal" layout="stack" />,
};

const refused: Toast = {
  id: 'refused',
  tone: 'critical',
  title: <BilingualText fr="Erreur" en="Error" />,
  text: (
    <BilingualText
      fr="Identifiants de connexion non valides"
      en="Login credentials not valid"
      layout="stack"
    />
  ),
};

export default {
  title: 'Components/Messages/Toasts',
  component: Toasts,
  tags: ['release'],
  args: { toasts: [refused, welcome], label: 'Messages', onDismiss: fn() },
  render: function Kept(args) {
    const [toasts, setToasts] = useState(args.toasts);
    return (
      <main style={{ padding: 24, minHeight: 400 }}>
        <Button
          onClick={() => setToasts([...toasts, { id: `${toasts.length}`, tone: 'info', title: 'Encore un' }])}
        >
          Encore
        </Button>
        <Toasts
          {...args}
          toasts={toasts}
          onDismiss={(id) => {
            args.onDismiss(id);
            setToasts((shown) => shown.filter((toast) => toast.id !== id));
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof Toasts>;

type Story = StoryObj<typeof Toasts>;

export const FailureInterruptsSuccessWaits: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('alert')).getByText('Login credentials not valid')).toBeVisible();
    await expect(within(canvas.getByRole('status')).getByText('Welcome to the portal')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Messages' })).toBeVisible();
  },
};

export const SuccessLeavesFailureStays: Story = {
  args: { duration: 80 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Welcome to the portal')).not.toBeInTheDocument());
    await expect(args.onDismiss).toHaveBeenCalledWith('welcome');
    await expect(args.onDismiss).not.toHaveBeenCalledWith('refused');
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer - Close' }));
    await expect(args.onDismiss).toHaveBeenLastCalledWith('refused');
    await expect(canvas.queryByText('Login credentials not valid')).not.toBeInTheDocument();
  },
};

/** A toast that was already shown on the previous page stays only for the rest of its time. */
export const RestOfItsTime: Story = {
  tags: ['!release'],
  args: { duration: 60_000, toasts: [{ ...welcome, spent: 59_950 }] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('welcome'));
    await expect(canvas.queryByText('Welcome to the portal')).not.toBeInTheDocument();
  },
};

const archived: Toast = {
  id: 'archived',
  tone: 'positive',
  title: <BilingualText fr="Succès" en="Success" />,
  text: (
    <BilingualText
      fr="Le contrat 2026-0412 a été archivé."
      en="Contract 2026-0412 was archived."
      layout="stack"
    />
  ),
};

/**
 * The toast with an action stays while others disappear, can be reached by keyboard, and returns the focus when it
 * disappears.
 */
export const WithAWayBack: Story = {
  args: {
    duration: 80,
    toasts: [
      welcome,
      {
        ...archived,
        action: { label: <BilingualText fr="Annuler" en="Undo" />, onPress: fn(), keys: 'Control+Z' },
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const [, { action }] = args.toasts as [Toast, Toast];
    const before = canvas.getByRole('button', { name: 'Encore' });
    await waitFor(() => expect(canvas.queryByText('Welcome to the portal')).not.toBeInTheDocument());
    await expect(canvas.getByText('Contract 2026-0412 was archived.')).toBeVisible();
    before.focus();
    await userEvent.tab();
    const undo = canvas.getByRole('button', { name: 'Annuler - Undo' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(action?.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenLastCalledWith('archived');
    await expect(before).toHaveFocus();
  },
};

/** While the action runs, the toast stays until the action ends. */
export const TakingBack: Story = {
  args: {
    toasts: [
      { ...archived, action: { label: <BilingualText fr="Annuler" en="Undo" />, onPress: fn(), busy: true } },
    ],
  },
  play: async ({ args, canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Annuler - Undo' });
    await expect(undo).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(undo);
    await expect(args.toasts[0]?.action?.onPress).not.toHaveBeenCalled();
  },
};

export const WaitsWhileItIsRead: Story = {
  args: { duration: 400, toasts: [welcome] },
  play: async ({ args, canvas }) => {
    const shownAt = performance.now();
    const user = userEvent.setup();
    await user.hover(canvas.getByText('Welcome to the portal'));
    await waitFor(() => expect(performance.now() - shownAt).toBeGreaterThan(600), { timeout: 2000 });
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await user.unhover(canvas.getByText('Welcome to the portal'));
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('welcome'));
  },
};

export const Stacked: Story = {
  args: { duration: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Encore' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Encore' }));
    const tops = canvas.getAllByText('Encore un').map((toast) => toast.getBoundingClientRect().top);
    await expect(tops[1]).toBeGreaterThan(tops[0] ?? Number.POSITIVE_INFINITY);
  },
};

/** A form that is longer than the screen, with its button where the toasts appear. */
function LongForm({
  buttonWidth,
  after = '0',
  ...args
}: ToastsProps & { buttonWidth?: number; after?: string }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  return (
    <main style={{ padding: 16 }}>
      <h1>
        <BilingualText fr="Présences" en="Attendance" />
      </h1>
      <div style={{ height: '120vh' }} />
      <div style={{ display: 'flex', width: buttonWidth, marginInlineStart: 'auto' }}>
        <Button size="action" variant="primary" onClick={() => setToasts(args.toasts)}>
          <BilingualText fr="Envoyer" en="Submit" />
        </Button>
      </div>
      <div style={{ height: after }} />
      <Toasts {...args} toasts={toasts} onDismiss={() => setToasts([])} />
    </main>
  );
}

/** The title and the clicked button stay visible: the toast moves to a place where it covers neither. */
export const OnAPhone: Story = {
  args: { duration: 60_000 },
  globals: { viewport: { value: 'phone' } },
  render: LongForm,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Envoyer - Submit' });
    submit.scrollIntoView({ block: 'end' });
    await userEvent.click(submit);
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await canvas.findByText('Welcome to the portal');
    await waitFor(() => expect(stack.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2));
    await expect(overlaps(submit, stack)).toBe(false);
    await expect(submit).toHaveFocus();
    window.scrollTo(0, 0);
    const title = canvas.getByRole('heading', { name: 'Présences - Attendance' });
    await waitFor(() => expect(overlaps(title, stack)).toBe(false));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Fermer - Close' })[0] ?? submit);
    await expect(submit).toHaveFocus();
  },
};

/** The next control appears after the toast, in the same place: the toast moves away. */
export const OverWhatComesNext: Story = {
  args: { duration: 60_000 },
  globals: OnAPhone.globals,
  render: function Next(args) {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    const [isNext, setNext] = useState(false);
    return (
      <main style={{ padding: 16, minHeight: '100vh', boxSizing: 'border-box' }}>
        <div style={{ height: '40vh' }} />
        <Button onClick={() => setToasts(args.toasts)}>Envoyer</Button>
        <Button onClick={() => setNext(true)}>Suite</Button>
        {isNext && (
          <a href="#next" style={{ position: 'absolute', insetBlockEnd: 40 }}>
            Le cours suivant
          </a>
        )}
        <Toasts {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await canvas.findByText('Welcome to the portal');
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(stack.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2));
    await userEvent.click(canvas.getByRole('button', { name: 'Suite' }));
    const next = await canvas.findByRole('link', { name: 'Le cours suivant' });
    await waitFor(() => expect(overlaps(next, stack)).toBe(false));
  },
};

/**
 * Fields are below and a button is above: at the full width of a phone, a toast at the top would cover the button until
 * it disappears.
 */
export const BelowAButtonOfAPhone: Story = {
  args: { duration: 60_000 },
  globals: OnAPhone.globals,
  render: (args) => (
    <main style={{ display: 'grid', minHeight: '100vh', alignContent: 'space-between' }}>
      <Button>Envoyer maintenant</Button>
      <form>
        <input aria-label="Date" style={{ width: '100%', height: 160 }} />
      </form>
      <Toasts {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(stack).toHaveAttribute('data-edge'));
    await expect(overlaps(canvas.getByRole('button', { name: 'Envoyer maintenant' }), stack)).toBe(false);
  },
};

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}

/** The button of a failed action can be clicked again without closing the toast, which is elsewhere. */
export const OverAButton: Story = {
  args: { duration: 60_000 },
  render: (args) => <LongForm {...args} buttonWidth={320} />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Envoyer - Submit' });
    submit.scrollIntoView({ block: 'end' });
    const scrolled = window.scrollY;
    await userEvent.click(submit);
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await canvas.findByText('Welcome to the portal');
    await waitFor(() => expect(overlaps(submit, stack)).toBe(false));
    await expect(window.scrollY).toBe(scrolled);
  },
};

/** A button as wide as the window is scrolled out from under the toast. */
export const OverAWideButton: Story = {
  args: { duration: 60_000 },
  render: LongForm,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Envoyer - Submit' });
    submit.scrollIntoView({ block: 'end' });
    await userEvent.click(submit);
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(overlaps(submit, stack)).toBe(false));
  },
};

/**
 * The pressed element stays under the pointer until it is released, even if a toast covers part of it; otherwise the
 * click would miss.
 */
export const NothingMovesDuringAPress: Story = {
  args: { duration: 60_000 },
  render: (args) => <LongForm {...args} after="120vh" />,
  beforeEach: () => {
    // Without scroll padding, focusing does not scroll the button to below a bar of the page.
    document.documentElement.style.scrollPaddingBlock = '0';
    return () => document.documentElement.style.removeProperty('scroll-padding-block');
  },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Envoyer - Submit' });
    const stack = canvas.getByRole('region', { name: 'Messages' });
    submit.scrollIntoView({ block: 'end' });
    await userEvent.click(submit);
    await waitFor(() => expect(overlaps(submit, stack)).toBe(false));
    submit.blur();
    window.scrollBy(0, submit.getBoundingClientRect().top - stack.getBoundingClientRect().top);
    await expect(overlaps(submit, stack)).toBe(true);
    const place = submit.getBoundingClientRect().top;
    const person = userEvent.setup();
    await person.pointer({ keys: '[MouseLeft>]', target: submit });
    await expect(submit).toHaveFocus();
    await import('./placeToasts');
    await expect(submit.getBoundingClientRect().top).toBe(place);
    await person.pointer('[/MouseLeft]');
    await waitFor(() => expect(overlaps(submit, stack)).toBe(false));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

/**
 * A toast that appears or disappears during a press waits for its end, because it could cover the pressed element or
 * move its own buttons.
 */
export const WaitsForAPress: Story = {
  args: { duration: 60_000, toasts: [refused] },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Encore' });
    const person = userEvent.setup();
    await person.pointer({ keys: '[MouseLeft>]', target: canvas.getByRole('main') });
    // Shows a toast without a pointer press, as a response from the server would.
    more.click();
    await canvas.findByText('Login credentials not valid');
    await expect(canvas.queryByText('Encore un')).not.toBeInTheDocument();
    await person.pointer('[/MouseLeft]');
    await expect(await canvas.findByText('Encore un')).toBeVisible();
  },
};

/** A list with its row menus at the end, where toasts usually are. */
export const BesideTheMenusOfRows: Story = {
  args: { duration: 60_000 },
  render: function List(args) {
    const [toasts, setToasts] = useState<readonly Toast[]>([]);
    return (
      <main style={{ padding: 16 }}>
        {Array.from({ length: 30 }, (_, row) => `Contrat ${row + 1}`).map((name) => (
          <div key={name} style={{ display: 'flex', justifyContent: 'space-between', height: 40 }}>
            <span>{name}</span>
            <Menu
              sections={[{ id: 'all', items: [{ id: 'archive', label: 'Archiver' }] }]}
              trigger={(props) => (
                <Button {...props} onClick={() => setToasts(args.toasts)}>
                  Actions : {name}
                </Button>
              )}
            />
          </div>
        ))}
        <Toasts {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const menus = canvas.getAllByRole('button', { name: /^Actions/ });
    await userEvent.click(menus[3] ?? canvas.getByRole('main'));
    await canvas.findByText('Welcome to the portal');
    const stack = canvas.getByRole('region', { name: 'Messages' });
    await waitFor(() => expect(menus.filter((menu) => overlaps(menu, stack))).toEqual([]));
  },
};

/** The controls stay in place when toasts disappear; the extra scroll space is removed once it is out of view. */
export const NothingMovesWhenTheyLeave: Story = {
  args: { duration: 60_000 },
  globals: OnAPhone.globals,
  render: (args) => <LongForm {...args} after="60vh" />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Envoyer - Submit' });
    const page = document.documentElement;
    submit.scrollIntoView({ block: 'center' });
    const heightBefore = page.scrollHeight;
    await userEvent.click(submit);
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(heightBefore));
    window.scrollTo(0, page.scrollHeight);
    const pageHeight = page.scrollHeight;
    const place = submit.getBoundingClientRect().top;
    const last = canvas.getAllByRole('button', { name: 'Fermer - Close' })[0] ?? submit;
    await userEvent.click(last);
    await waitFor(() => expect(last).not.toBeInTheDocument());
    await expect(submit.getBoundingClientRect().top).toBe(place);
    window.scrollTo(0, 0);
    await waitFor(() => expect(page.scrollHeight).toBeLessThan(pageHeight));
  },
};

/** A page that exactly fits the screen is unchanged: no scroll space is left. */
export const OnAPageThatFits: Story = {
  args: { duration: 60_000 },
  globals: OnAPhone.globals,
  render: function OneScreen(args) {
    const [toasts, setToasts] = useState(args.toasts);
    return (
      <main style={{ minHeight: '100vh', boxSizing: 'border-box', padding: 16 }}>
        <h1>
          <BilingualText fr="Présences" en="Attendance" />
        </h1>
        <Toasts {...args} toasts={toasts} onDismiss={() => setToasts([])} />
      </main>
    );
  },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(page.clientHeight));
    const [last = page] = canvas.getAllByRole('button', { name: 'Fermer - Close' });
    await userEvent.click(last);
    await waitFor(() => expect(last).not.toBeInTheDocument());
    await waitFor(() => expect(page.scrollHeight).toBe(page.clientHeight));
  },
};

/** Toasts are above the tab bar of a phone. */
export const OverTheTabsOfAPhone: Story = {
  args: { duration: 60_000, toasts: [welcome] },
  globals: OnAPhone.globals,
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav
          data-phone="tabs"
          style={{ position: 'fixed', inset: 'auto 0 0', height: 60, background: 'Canvas' }}
        >
          <a href="#home">Accueil</a>
        </nav>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByText('Welcome to the portal');
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(message.getBoundingClientRect().bottom).toBeLessThan(bar.top);
  },
};

/** The reason why the main action is blocked is readable together with the toast. */
export const OverTheReasonOfABlockedAction: Story = {
  args: { duration: 60_000, toasts: [welcome] },
  globals: OnAPhone.globals,
  decorators: [
    (Story) => (
      <>
        <Story />
        <div
          data-phone="thumb"
          style={{ position: 'fixed', inset: 'auto 0 0', padding: 16, background: 'Canvas' }}
        >
          <Button
            size="action"
            variant="primary"
            blockedReason={
              <BilingualText
                fr="Choisissez le contrat, la date et la durée du cours."
                en="Choose the contract, the date and the length of the class."
                layout="stack"
              />
            }
          >
            <BilingualText fr="Envoyer" en="Submit" />
          </Button>
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const messages = canvas.getByRole('region', { name: 'Messages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer - Submit' }));
    const reason = canvas.getByRole('tooltip');
    await expect(reason).toBeVisible();
    await expect(canvas.getByText('Welcome to the portal')).toBeVisible();
    await waitFor(() => expect(overlaps(reason, messages)).toBe(false));
    await expect(messages.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

/** A toast with an action and `stays` remains until the action is done or the user closes it. */
export const WithSomethingToDo: Story = {
  args: {
    duration: 1,
    toasts: [
      {
        id: 'version',
        tone: 'info',
        title: <BilingualText fr="Nouvelle version" en="New version" />,
        text: <BilingualText fr="Elle est disponible." en="It is available." layout="stack" />,
        action: { label: <BilingualText fr="Recharger" en="Reload" />, onPress: fn(), stays: true },
      },
      { ...welcome, text: undefined },
    ],
  },
  play: async ({ args, canvas }) => {
    // The other toast disappeared long before.
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('welcome'));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(within(canvas.getByRole('status')).getByRole('button', { name: /Reload$/ })).toBeVisible();
  },
};
