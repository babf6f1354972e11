import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BilingualText } from '../BilingualText/BilingualText';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { CheckIcon, DeleteIcon, EditIcon, EyeIcon, FlagIcon, MoreIcon, PlusIcon } from '../icons';
import { Menu } from './Menu';
import type { MenuSection } from './menu-entries';

const chosen = fn();

const sections: MenuSection[] = [
  {
    id: 'contract',
    items: [
      { id: 'edit', label: <BilingualText fr="Modifier" en="Edit" />, icon: EditIcon, href: '#edit' },
      {
        id: 'highlight',
        label: <BilingualText fr="Surligner des cellules" en="Highlight cells" />,
        icon: EyeIcon,
        onSelect: () => chosen('highlight'),
      },
      {
        id: 'flag',
        label: <BilingualText fr="Marquer" en="Toggle Flag" />,
        icon: FlagIcon,
        onSelect: () => chosen('flag'),
      },
      {
        id: 'duplicate',
        label: <BilingualText fr="Dupliquer" en="Duplicate" />,
        icon: PlusIcon,
        onSelect: () => chosen('duplicate'),
        blockedReason: <BilingualText fr="Le contrat est archivé" en="The contract is archived" />,
      },
    ],
  },
  {
    id: 'status',
    caption: <BilingualText fr="Statut du contrat" en="Set contract status" />,
    items: [
      {
        id: 'done',
        label: <BilingualText fr="Contrats terminés" en="Contracts done" />,
        icon: CheckIcon,
        onSelect: () => chosen('done'),
      },
      {
        id: 'archived',
        label: <BilingualText fr="Archivé" en="Archived" />,
        icon: DeleteIcon,
        tone: 'critical',
        onSelect: () => chosen('archived'),
      },
    ],
  },
];

export default {
  title: 'Components/Actions/Menu',
  component: Menu,
  tags: ['release'],
  args: {
    sections,
    trigger: (props) => (
      <IconButton {...props} icon={MoreIcon}>
        <BilingualText fr="Actions du contrat" en="Contract actions" />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <main
        style={{
          padding: 24,
          minHeight: 420,
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'flex-start',
        }}
      >
        <Story />
        <Button>Après</Button>
      </main>
    ),
  ],
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof Menu>;

type Story = StoryObj<typeof Menu>;

const entry = (name: string | RegExp) => screen.getByRole('menuitem', { name });
/** The popup's code is loaded first, which takes a moment on a busy machine. */
const opened = () =>
  screen.findByRole('menu', { name: 'Actions du contrat - Contract actions' }, { timeout: 10_000 });

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions du contrat - Contract actions' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(await opened()).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(
      screen.getByRole('group', { name: 'Statut du contrat - Set contract status' }),
    ).toBeVisible();
    await userEvent.click(entry('Marquer - Toggle Flag'));
    await expect(chosen).toHaveBeenCalledWith('flag');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
  },
};

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions du contrat - Contract actions' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await opened();
    await waitFor(() => expect(entry('Modifier - Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry('Surligner des cellules - Highlight cells')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(entry('Archivé - Archived')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry('Modifier - Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(entry('Modifier - Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalledWith('highlight');
    await expect(trigger).toHaveFocus();
  },
};

export const UpOpensAtTheEnd: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await opened();
    await waitFor(() => expect(entry('Archivé - Archived')).toHaveFocus());
  },
};

export const FirstLettersInEitherLanguage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Contract actions/ }));
    await opened();
    await waitFor(() => expect(entry('Modifier - Edit')).toHaveFocus());
    await userEvent.keyboard('sur');
    await expect(entry('Surligner des cellules - Highlight cells')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(
      async () => {
        await userEvent.keyboard('t');
        await expect(entry('Marquer - Toggle Flag')).toHaveFocus();
      },
      { timeout: 3000 },
    );
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Contract actions/ });
    await userEvent.click(trigger);
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TabGoesOn: Story = {
  tags: ['!release'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Contract actions/ }));
    await opened();
    await waitFor(() => expect(entry('Modifier - Edit')).toHaveFocus());
    // The key press is not prevented and the trigger has the focus, so the browser moves the focus on from there.
    await expect(fireEvent.keyDown(entry('Modifier - Edit'), { key: 'Tab' })).toBe(true);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /Contract actions/ })).toHaveFocus();
  },
};

export const PressingElsewhereCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Contract actions/ }));
    await opened();
    await userEvent.click(canvas.getByRole('button', { name: 'Après' }));
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Après' })).toHaveFocus();
  },
};

export const BlockedEntrySaysWhy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Contract actions/ }));
    await opened();
    const blocked = entry(/Dupliquer - Duplicate/);
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription('Le contrat est archivé - The contract is archived');
    await userEvent.click(blocked);
    await expect(chosen).not.toHaveBeenCalled();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const OneOfSeveral: Story = {
  args: {
    sections: [
      {
        id: 'theme',
        caption: 'Thème',
        items: [
          { id: 'light', label: 'Clair', checked: false, onSelect: () => chosen('light') },
          { id: 'dark', label: 'Sombre', checked: true, onSelect: () => chosen('dark') },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Contract actions/ }));
    await opened();
    await expect(screen.getByRole('menuitemradio', { name: 'Sombre' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Clair' }));
    await expect(chosen).toHaveBeenCalledWith('light');
  },
};
