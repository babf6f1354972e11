import { sent, sentBodies, sharedViewsHandlers } from '@portal/api-client/testing';
import { aListView, aSignedInUser } from '@portal/domain';
import type { SavedView } from '@portal/shell';
import {
  type Canvas,
  dialogStories,
  expectClosed,
  expectTexts,
  findDialog,
  inPortal,
  memoryViewStore,
  press,
  retype,
  textsOf,
} from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ListViews } from './ListViews';

const user = aSignedInUser();

const aView = (name: string, query: string): SavedView => ({
  userId: user.id,
  list: 'contracts',
  id: name,
  name,
  query,
});

const groups = aView('Groupes à relancer', 'type=3&columns=number.company.-si');
const late = aView('Fin de mois', 'status=done&sort=company&columns=all');

/** A stand-in for a list that shows its URL. */
function SampleList() {
  const { search } = useLocation();
  return (
    <main>
      <h1>Contrats</h1>
      <ListViews list="contracts" query={search.slice(1) || 'columns=all'} />
      <output aria-label="shown">{search}</output>
    </main>
  );
}

export default {
  title: 'Admin/Parts/Views',
  component: SampleList,
  tags: ['release'],
  decorators: [
    inPortal({ app: 'admin', path: '/contracts/list', user, views: () => memoryViewStore([groups, late]) }),
  ],
} satisfies Meta<typeof SampleList>;

type Story = StoryObj<typeof SampleList>;

async function openPanel(canvas: Canvas) {
  await press(canvas, 'Vues - Views');
  return await findDialog(screen, 'Vues - Views');
}

const inPanel = dialogStories(openPanel);

const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** A view is opened and marked as current; its URL can be shared. */
export const OpenedAndShared: Story = {
  tags: ['!release'],
  play: inPanel.play(async (panel, { canvas }) => {
    await expect(textsOf(panel, 'link')).toEqual([
      'Fin de mois',
      'Groupes à relancer',
      expect.stringContaining('All contracts'),
    ]);
    await press(panel, 'Groupes à relancer', 'link');
    await expect(canvas.getByRole('status', { name: 'shown' })).toHaveTextContent(`?${groups.query}`);
    await expectClosed(screen);
    const reopened = await openPanel(canvas);
    await expect(reopened.getByRole('link', { current: true })).toHaveAccessibleName(/^Groupes à relancer/);
    await expect(reopened.getByRole('textbox', { name: /Link to this view/ })).toHaveDisplayValue(
      new RegExp(`/contracts/list\\?${groups.query.replaceAll('.', '\\.')}$`),
    );
    await press(reopened, /All contracts/, 'link');
    await expect(canvas.getByRole('status', { name: 'shown' })).toBeEmptyDOMElement();
  }),
};

/** Saves a view by keyboard; without a name, the form says so. */
export const Saved: Story = {
  parameters: { portal: { at: '/contracts/list?type=2&columns=all', views: () => memoryViewStore() } },
  play: inPanel.play(async (panel, { canvas }) => {
    await expect(panel.getByText(/give what you see a name/)).toBeVisible();
    const name = panel.getByRole('textbox', { name: /Name of the view/ });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByText('Give the view a name.')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Semi-privés{Enter}');
    await expect(await panel.findByRole('link', { current: true })).toHaveAccessibleName(/^Semi-privés/);
    await expect((await messages()).getByText('The view “Semi-privés” is saved.')).toBeVisible();
    await press(await messages(), 'Annuler - Undo');
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    const again = await openPanel(canvas);
    await expect(again.queryByRole('link', { name: /Semi-privés/ })).toBeNull();
  }),
};

/** A name that already exists replaces that view, after a warning. */
export const Replaced: Story = {
  parameters: { portal: { at: '/contracts/list?type=2&columns=all' } },
  play: inPanel.play(async (panel) => {
    await userEvent.type(panel.getByRole('textbox', { name: /Name of the view/ }), 'fin de MOIS');
    await expect(panel.getByText('A view has this name: it will be replaced.')).toBeVisible();
    await press(panel, 'Remplacer - Replace');
    await expect(await panel.findByRole('link', { current: true })).toHaveAccessibleName(/^fin de MOIS/);
    await expect(panel.queryByRole('link', { name: 'Fin de mois' })).toBeNull();
    await press(panel, /Replace Groupes à relancer with what is shown$/);
    await waitFor(() => expect(panel.getAllByRole('link', { current: true })).toHaveLength(2));
  }),
};

/** A view is renamed in place, deleted, and restored by Undo. */
export const RenamedAndDeleted: Story = {
  play: inPanel.play(async (panel, { canvas }) => {
    await press(panel, /Rename Fin de mois$/);
    const field = panel.getAllByRole('textbox', { name: /Name of the view/ })[0];
    if (!field) throw new Error('No field for the name');
    await retype(field, 'groupes à relancer{Enter}');
    await expect(await panel.findByText('Another view has this name.')).toBeVisible();
    await retype(field, 'Terminés{Enter}');
    await expect(await panel.findByRole('link', { name: 'Terminés' })).toBeVisible();
    await press(panel, /Delete Terminés$/);
    await waitFor(() => expect(panel.queryByRole('link', { name: 'Terminés' })).toBeNull());
    await expect(panel.getByRole('link', { name: /All contracts$/ })).toHaveFocus();
    await press(await messages(), 'Annuler - Undo');
    await (await messages()).findByText('Undone: everything is as before.');
    const reopened = await openPanel(canvas);
    await expect(reopened.getByRole('link', { name: 'Terminés' })).toBeVisible();
  }),
};

/** In a browser without storage, the URL of the list still works. */
export const NothingKept: Story = {
  parameters: {
    portal: {
      views: () => ({ ...memoryViewStore(), of: () => Promise.reject(new Error('Private window')) }),
    },
  },
  play: inPanel.play(async (panel) => {
    await expect(panel.getByText(/This browser keeps no views/)).toBeVisible();
    await expect(panel.queryByRole('textbox', { name: /Name of the view/ })).toBeNull();
    await expect(panel.getByRole('textbox', { name: /Link to this view/ })).toBeVisible();
  }),
};

/** Long names on a phone in the dark theme. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: {
    portal: {
      views: () =>
        memoryViewStore([
          groups,
          aView(
            'Contrats de groupe à l’université dont la fin approche et sans rapport',
            'type=3&columns=all',
          ),
        ]),
    },
  },
  play: async ({ canvas }) => {
    await openPanel(canvas);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const roy = { id: 2, name: 'Jean-Philippe', lastName: 'Roy' };
const me = { id: user.id, name: user.name, lastName: user.lastName ?? '' };
const mine = aListView({ id: 4, name: 'Fin de mois', query: late.query, owner: me });
const theirs = aListView({ id: 5, name: 'À facturer', query: 'type=2', owner: roy, isShared: true });
const third = aListView({ id: 6, name: 'Groupes', query: groups.query, owner: me, isShared: true });
const sharedBase = { views: [mine, theirs, third], userId: user.id };
const withShared = (situation: Parameters<typeof sharedViewsHandlers>[0] = {}) => ({
  portal: { views: () => memoryViewStore() },
  msw: () => sharedViewsHandlers({ ...sharedBase, ...situation }),
});

async function openShared(canvas: Canvas) {
  const panel = await openPanel(canvas);
  await panel.findByRole('list', { name: 'Vues - Views' });
  return panel;
}

const inShared = dialogStories(openShared);

let known = Promise.withResolvers<void>();

/**
 * If the panel is opened before the extensions are known, it waits for them instead of showing the views of this
 * browser.
 */
export const OpenedAtOnce: Story = {
  beforeEach: () => {
    known = Promise.withResolvers();
  },
  parameters: {
    ...withShared(),
    first: [http.get('*/api/capabilities', () => known.promise.then(() => undefined))],
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Vues - Views');
    known.resolve();
    const panel = await findDialog(screen, 'Vues - Views');
    await expect(await panel.findByRole('link', { name: 'À facturer' })).toBeVisible();
  },
};

/**
 * Shows the user's own views and those of colleagues, in the user's order; a colleague's view can be copied, not
 * changed.
 */
export const Shared: Story = {
  tags: ['DECISION-51'],
  parameters: withShared({ defaultId: 6 }),
  play: inShared.play(async (panel) => {
    await expectTexts(panel, /Shared by Jean-Philippe Roy/, /For you alone$/, /Shared with everyone/);
    // Each action has a text next to its icon, and all of them fit.
    for (const word of ['Default', 'Move up', 'Share', 'Copy'])
      await expect(panel.getAllByText(word)[0]).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(panel.queryByRole('button', { name: /Rename À facturer$/ })).toBeNull();
    await expect(panel.getByRole('button', { name: /Open the list with Groupes$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(panel, /Share Fin de mois$/);
    await (await messages()).findByText('The view “Fin de mois” is shared with everyone.');
    await expect(sentBodies('PUT views/4')).toEqual([{ name: 'Fin de mois', query: late.query, shared: 1 }]);
    await press(panel, /Copy À facturer to your views$/);
    await waitFor(() => expect(panel.getAllByRole('link', { name: 'À facturer' })).toHaveLength(2));
    await press(panel, /Open the list with Fin de mois$/);
    await waitFor(() => expect(sentBodies('PUT viewChoices/contracts')).toEqual([{ default_id: 4 }]));
  }),
};

/** A view is moved by its buttons or by Alt with an arrow key, and keeps the focus. */
export const Ordered: Story = {
  parameters: withShared(),
  play: inShared.play(async (panel) => {
    const link = await panel.findByRole('link', { name: 'Groupes' });
    link.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(textsOf(panel, 'link').slice(0, 3)).toEqual(['Fin de mois', 'Groupes', 'À facturer']),
    );
    await waitFor(() => expect(link).toHaveFocus());
    await press(panel, /Move Fin de mois down$/);
    await waitFor(() => expect(textsOf(panel, 'link')[0]).toBe('Groupes'));
    await expect(sentBodies('PUT viewChoices/contracts')).toEqual([
      { order: [4, 6, 5] },
      { order: [6, 4, 5] },
    ]);
  }),
};

/** Someone else has changed the view: the panel shows the current one and overwrites nothing. */
export const ChangedByAColleague: Story = {
  parameters: withShared({
    changedByOthers: [{ ...mine, name: 'Fin de trimestre', version: '"v2"' }, theirs, third],
  }),
  play: inShared.play(async (panel) => {
    await press(panel, /Replace Fin de mois with what is shown$/);
    await expect(await panel.findByText(/Someone has changed this view in the meantime/)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Fin de trimestre' })).toBeVisible();
  }),
};

let held = Promise.withResolvers<void>();

/** A second click before the response does not save twice; after a rejected save the name stays for another attempt. */
export const SaveRefused: Story = {
  beforeEach: () => {
    held = Promise.withResolvers();
  },
  parameters: {
    ...withShared(),
    first: [
      http.post('*/api/views', async () => {
        await held.promise;
        return HttpResponse.json({ error: 'Full' }, { status: 500 });
      }),
    ],
  },
  play: inShared.play(async (panel) => {
    const name = panel.getByRole('textbox', { name: /Name of the view/ });
    await userEvent.type(name, 'Semi-privés');
    const save = panel.getByRole('button', { name: /- Save$/ });
    await userEvent.dblClick(save);
    await userEvent.type(name, '{Enter}');
    held.resolve();
    await expect(await panel.findByText(/Nothing was saved\. Try again/)).toBeVisible();
    await expect(name).toHaveValue('Semi-privés');
    await expect(sentBodies('POST views')).toHaveLength(1);
  }),
};

/** A colleague's view is deleted for everyone, after a confirmation. */
export const ColleaguesViewDeleted: Story = {
  parameters: withShared(),
  play: inShared.play(async (panel) => {
    await press(panel, /Delete À facturer$/);
    await expect(panel.getByText(/gone for everyone/)).toBeVisible();
    await press(panel, /Cancel$/);
    await expect(panel.getByRole('link', { name: 'À facturer' })).toHaveFocus();
    await press(panel, /Delete À facturer$/);
    await press(panel, /Delete À facturer$/);
    await waitFor(() => expect(panel.queryByRole('link', { name: 'À facturer' })).toBeNull());
  }),
};

/** Without a query in the URL, the list opens with the default view; "All contracts" then shows the whole list. */
export const OpenedWithTheDefault: Story = {
  parameters: withShared({ defaultId: 5 }),
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('status', { name: 'shown' });
    await waitFor(() => expect(shown).toHaveTextContent('?type=2'));
    await press(await openShared(canvas), /All contracts$/, 'link');
    await expect(shown).toBeEmptyDOMElement();
  },
};

/** The views of this browser are uploaded once. */
export const MovedUp: Story = {
  parameters: {
    portal: { views: () => memoryViewStore([groups, late]) },
    msw: () => sharedViewsHandlers({ views: [mine], userId: user.id }),
  },
  play: inShared.play(async (panel) => {
    await expect(await panel.findByRole('link', { name: 'Groupes à relancer' })).toBeVisible();
    await expect(panel.getAllByRole('link', { name: /^Fin de mois/ })).toHaveLength(1);
    await waitFor(() => expect(sentBodies('POST views')).toHaveLength(1));
  }),
};

/** If the views fail to load, the list and its URL still work. */
export const SharedUnread: Story = {
  parameters: { msw: () => sharedViewsHandlers({ fail: 500 }) },
  play: inShared.play(async (panel) => {
    await expect(await panel.findByText(/The views could not be read/)).toBeVisible();
    await expect(panel.queryByRole('textbox', { name: /Name of the view/ })).toBeNull();
  }),
};

/** Shared views on a phone, in French. */
export const SharedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'fr', theme: 'dark' },
  parameters: withShared({ defaultId: 4 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(sent('GET views')).not.toHaveLength(0));
    await press(canvas, 'Vues');
    const dialog = await screen.findByRole('dialog', { name: 'Vues' });
    await expect(await within(dialog).findByText('Partagée par Jean-Philippe Roy')).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
