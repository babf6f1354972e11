import { aSignedInUser } from '@portal/domain';
import type { SavedView } from '@portal/shell';
import { type Canvas, inPortal, memoryViewStore, textsOf } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** Stands for a list and shows what its address says. */
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

const meta: Meta<typeof SampleList> = {
  title: 'Admin/Parts/Views',
  component: SampleList,
  decorators: [
    inPortal({ app: 'admin', path: '/contracts/list', user, views: () => memoryViewStore([groups, late]) }),
  ],
};
export default meta;

type Story = StoryObj<typeof SampleList>;

async function openPanel(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Vues - Views' }));
  return within(await screen.findByRole('dialog', { name: 'Vues - Views' }));
}

const messages = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

/** A view is opened, and marked from then on; its address is what one shares. */
export const OpenedAndShared: Story = {
  play: async ({ canvas }) => {
    let panel = await openPanel(canvas);
    await expect(textsOf(panel, 'link')).toEqual([
      'Fin de mois',
      'Groupes à relancer',
      expect.stringContaining('All contracts'),
    ]);
    await userEvent.click(panel.getByRole('link', { name: 'Groupes à relancer' }));
    await expect(canvas.getByRole('status', { name: 'shown' })).toHaveTextContent(`?${groups.query}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    panel = await openPanel(canvas);
    await expect(panel.getByRole('link', { current: true })).toHaveAccessibleName(/^Groupes à relancer/);
    await expect(panel.getByRole('textbox', { name: /Link to this view/ })).toHaveDisplayValue(
      new RegExp(`/contracts/list\\?${groups.query.replaceAll('.', '\\.')}$`),
    );
    await userEvent.click(panel.getByRole('link', { name: /All contracts/ }));
    await expect(canvas.getByRole('status', { name: 'shown' })).toBeEmptyDOMElement();
  },
};

/** Saves a view with the keyboard; without a name it says so. */
export const Saved: Story = {
  parameters: { portal: { at: '/contracts/list?type=2&columns=all', views: () => memoryViewStore() } },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getByText(/give what you see a name/)).toBeVisible();
    const name = panel.getByRole('textbox', { name: /Name of the view/ });
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByText('Give the view a name.')).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.keyboard('Semi-privés{Enter}');
    await expect(await panel.findByRole('link', { current: true })).toHaveAccessibleName(/^Semi-privés/);
    await expect((await messages()).getByText('The view “Semi-privés” is saved.')).toBeVisible();
    await userEvent.click((await messages()).getByRole('button', { name: 'Annuler - Undo' }));
    await expect(await (await messages()).findByText('Undone: everything is as before.')).toBeVisible();
    const again = await openPanel(canvas);
    await expect(again.queryByRole('link', { name: /Semi-privés/ })).toBeNull();
  },
};

/** A name that is there already replaces that view, and says so before. */
export const Replaced: Story = {
  parameters: { portal: { at: '/contracts/list?type=2&columns=all' } },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await userEvent.type(panel.getByRole('textbox', { name: /Name of the view/ }), 'fin de MOIS');
    await expect(panel.getByText('A view has this name: it will be replaced.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Remplacer - Replace' }));
    await expect(await panel.findByRole('link', { current: true })).toHaveAccessibleName(/^fin de MOIS/);
    await expect(panel.queryByRole('link', { name: 'Fin de mois' })).toBeNull();
    await userEvent.click(
      panel.getByRole('button', { name: /Replace Groupes à relancer by what is shown$/ }),
    );
    await waitFor(() => expect(panel.getAllByRole('link', { current: true })).toHaveLength(2));
  },
};

/** Renamed where it stands, deleted, and brought back. */
export const RenamedAndDeleted: Story = {
  play: async ({ canvas }) => {
    let panel = await openPanel(canvas);
    await userEvent.click(panel.getByRole('button', { name: /Rename Fin de mois$/ }));
    const field = panel.getAllByRole('textbox', { name: /Name of the view/ })[0];
    if (!field) throw new Error('No field for the name');
    await userEvent.clear(field);
    await userEvent.type(field, 'groupes à relancer{Enter}');
    await expect(await panel.findByText('Another view has this name.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Terminés{Enter}');
    await expect(await panel.findByRole('link', { name: 'Terminés' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /Delete Terminés$/ }));
    await waitFor(() => expect(panel.queryByRole('link', { name: 'Terminés' })).toBeNull());
    await expect(panel.getByRole('link', { name: /All contracts$/ })).toHaveFocus();
    await userEvent.click((await messages()).getByRole('button', { name: 'Annuler - Undo' }));
    await (await messages()).findByText('Undone: everything is as before.');
    panel = await openPanel(canvas);
    await expect(panel.getByRole('link', { name: 'Terminés' })).toBeVisible();
  },
};

/** A browser that keeps nothing: the address still does. */
export const NothingKept: Story = {
  parameters: {
    portal: {
      views: () => ({ ...memoryViewStore(), of: () => Promise.reject(new Error('Private window')) }),
    },
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas);
    await expect(panel.getByText(/This browser keeps no views/)).toBeVisible();
    await expect(panel.queryByRole('textbox', { name: /Name of the view/ })).toBeNull();
    await expect(panel.getByRole('textbox', { name: /Link to this view/ })).toBeVisible();
  },
};

/** Long names on a phone in the dark. */
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
