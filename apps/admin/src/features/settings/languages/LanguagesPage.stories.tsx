import { changedBeforeSave, languagesHandlers, sent, sentBodies } from '@portal/api-client/testing';
import { aLanguage } from '@portal/domain';
import { answerQuestion, type Canvas, fill, pageStories, recovered, textsOf } from '@portal/shell/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inArea } from '../../../areas/area-story';
import { findName, findQuestion, namesIn, rowOf } from '../names/names-story';
import { LanguagesPage } from './LanguagesPage';

const languages = [
  aLanguage(),
  aLanguage({ id: 2, name: 'Anglais' }),
  aLanguage({ id: 3, name: 'Espagnol' }),
  aLanguage({ id: 4, name: 'Latin', active: false }),
];

const many = Array.from({ length: 60 }, (_, index) =>
  aLanguage({ id: index + 1, name: `Langue ${String(index + 1).padStart(2, '0')}` }),
);

const of = (situation: Parameters<typeof languagesHandlers>[0] = { languages }) =>
  languagesHandlers(situation);

export default {
  title: 'Admin/Settings/Languages',
  component: LanguagesPage,
  tags: ['release'],
  decorators: inArea('admin.settings.languages'),
  parameters: { msw: of },
} satisfies Meta<typeof LanguagesPage>;

type Story = StoryObj<typeof LanguagesPage>;

const states = pageStories(of);

const named = (canvas: Canvas, name: string) =>
  canvas.findByRole('rowheader', { name: new RegExp(`^${name} `) });
const pencil = (canvas: Canvas, name: string) =>
  canvas.findByRole('button', { name: `Modifier ${name} - Edit ${name}` });
const editor = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Name of the language$/ });
const newName = (canvas: Canvas) =>
  canvas.findByRole('textbox', { name: 'Nom de la nouvelle langue - Name of the new language' });
/** The list initially shows the active languages. */
export const Filled: Story = {
  tags: ['!release', 'SET-LANG-01', 'SET-LANG-08', 'SET-LANG-19'],
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Langues - Languages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Langues - Languages' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(namesIn(canvas)).toEqual(['Français', 'Anglais', 'Espagnol']);
    await expect(canvas.getByText('3', { selector: 'strong' })).toBeVisible();
    await expect(textsOf(canvas, 'columnheader')).toEqual(['Nom - Name', 'Actions']);
    const anglais = await rowOf(canvas, 'Anglais');
    await expect(textsOf(anglais, 'button')).toEqual([
      'Modifier Anglais - Edit Anglais',
      'Archiver - Archive Anglais',
    ]);
    await expect(sent('GET languages')[0]?.query.toString()).toBe(
      'archived=false&page=1&resourcesPerPage=50',
    );
  },
};

/** Enter and the button add a language; the field is then empty for the next one. */
export const AddedByName: Story = {
  tags: ['!release', 'SHELL-017', 'SET-LANG-03', 'SET-LANG-04', 'SET-LANG-05', 'API-019'],
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await userEvent.type(await newName(canvas), '  Arabe {Enter}');
    await expect(await canvas.findByText('Language Arabe was added.')).toBeVisible();
    await expect(await newName(canvas)).toHaveValue('');
    await expect(await newName(canvas)).toHaveFocus();
    // The new language comes first until the list is loaded again, wherever it belongs.
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Arabe', 'Français', 'Anglais', 'Espagnol']));
    await expect((await rowOf(canvas, 'Arabe')).getByText('New')).toBeVisible();
    await fill(await newName(canvas), 'Portugais');
    await userEvent.dblClick(canvas.getByRole('button', { name: /Add a language$/ }));
    await canvas.findByText('Language Portugais was added.');
    await expect(sentBodies('POST languages/create')).toEqual([{ name: 'Arabe' }, { name: 'Portugais' }]);
  },
};

/** An empty or existing name is not added; the field shows the reason and keeps the input. */
export const PassedOver: Story = {
  tags: ['SET-LANG-06', 'SET-LANG-07'],
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await userEvent.type(await newName(canvas), '  {Enter}');
    await expect(await canvas.findByText('Type a name first.')).toBeVisible();
    await userEvent.type(await newName(canvas), 'Anglais{Enter}');
    await expect(await canvas.findByText('This language already exists.')).toBeVisible();
    await expect(await newName(canvas)).toBeInvalid();
    await expect(await newName(canvas)).toHaveValue('  Anglais');
    await expect(sent('POST languages/create')).toEqual([]);
  },
};

/** Only the server knows the archived names and those of other pages. */
export const TakenOutOfSight: Story = {
  tags: ['SET-LANG-07'],
  parameters: {
    msw: of({ languages, failWrites: { status: 409, message: 'Name duplicated', code: 'conflict' } }),
  },
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await userEvent.type(await newName(canvas), 'Latin{Enter}');
    await expect(await canvas.findByText(/It may be archived, or on another page/)).toBeVisible();
    await expect(await newName(canvas)).toHaveValue('Latin');
    await expect(await newName(canvas)).toHaveFocus();
  },
};

export const NotAdded: Story = {
  parameters: { msw: of({ languages, failWrites: 500 }) },
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await userEvent.type(await newName(canvas), 'Arabe{Enter}');
    await expect(await canvas.findByText('The language was not added.')).toBeVisible();
    await expect(await newName(canvas)).toHaveValue('Arabe');
  },
};

/**
 * Double-clicking a name or clicking its pencil starts editing: Enter or the check mark saves, Escape or the cross
 * discards.
 */
export const Renamed: Story = {
  tags: ['SET-LANG-09', 'SET-LANG-10', 'SET-LANG-11', 'SET-LANG-12', 'API-020'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(within(await named(canvas, 'Anglais')).getByText('Anglais'));
    await userEvent.keyboard('Anglais des affaires{Enter}');
    await named(canvas, 'Anglais des affaires');
    await expect(sent('PUT languages/update')[0]?.body).toEqual({
      id: 2,
      name: 'Anglais',
      newName: 'Anglais des affaires',
    });
    await userEvent.click(await pencil(canvas, 'Espagnol'));
    await userEvent.keyboard('Castillan');
    await userEvent.click(canvas.getByRole('button', { name: /Save$/ }));
    await named(canvas, 'Castillan');
    await expect(await pencil(canvas, 'Castillan')).toHaveFocus();
    await userEvent.keyboard('{Enter}Catalan');
    await userEvent.click(canvas.getByRole('button', { name: /Cancel$/ }));
    await expect(await named(canvas, 'Castillan')).toBeVisible();
    await userEvent.keyboard('{Enter}Basque{Escape}');
    await expect(await named(canvas, 'Castillan')).toBeVisible();
    await expect(sent('PUT languages/update')).toHaveLength(2);
  },
};

/** A rejected name stays in its field with the reason, even while rows around it appear and disappear. */
export const RenameRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await pencil(canvas, 'Espagnol'));
    await userEvent.keyboard('Français{Enter}');
    await expect(await canvas.findByText('This language already exists.')).toBeVisible();
    await userEvent.type(await newName(canvas), 'Arabe{Enter}');
    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Arabe'));
    await expect(editor(canvas)).toHaveValue('Français');
    // Leaving the field has sent the request again.
    await waitFor(() => expect(editor(canvas)).not.toHaveAttribute('readonly'));
    await userEvent.clear(editor(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Type a name first.')).toBeVisible();
    await userEvent.keyboard('Castillan{Enter}');
    await named(canvas, 'Castillan');
    await expect(sentBodies('PUT languages/update')).toEqual([
      { id: 3, name: 'Espagnol', newName: 'Castillan' },
    ]);
  },
};

/**
 * Someone else has renamed the language in the meantime: the user selects one name, and nothing is saved before that
 * (DECISION-37).
 */
export const RenamedByTwo: Story = {
  parameters: {
    first: changedBeforeSave(
      'GET languages',
      of(),
      of({ languages: [aLanguage({ id: 3, name: 'Castillan' })] }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await pencil(canvas, 'Espagnol'));
    await userEvent.keyboard('Espagnol des affaires{Enter}');
    const theirs = await screen.findByRole('radio', { name: /Theirs.*Castillan/ });
    theirs.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /Yours.*Espagnol des affaires/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('The language was not renamed.')).toBeVisible();
    await expect(editor(canvas)).toHaveValue('Espagnol des affaires');
    await expect(sent('PUT languages/update')).toEqual([]);
    editor(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: /Yours/ }));
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /This language was changed in the meantime$/ })).getByRole(
        'button',
        { name: /Save$/ },
      ),
    );
    await waitFor(() =>
      expect(sentBodies('PUT languages/update')).toEqual([
        { id: 3, name: 'Castillan', newName: 'Espagnol des affaires' },
      ]),
    );
  },
};

/**
 * Asks first and explains the effect on the contracts; works with the keyboard, and the focus moves to the next row.
 */
export const Archived: Story = {
  tags: ['!release', 'SET-LANG-13', 'SET-LANG-14', 'OPEN-80'],
  play: async ({ canvas }) => {
    (await rowOf(canvas, 'Anglais')).getByRole('button', { name: /Archive Anglais$/ }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findQuestion(canvas, /Archive Anglais\?$/);
    await expect(dialog.getByText(/contracts, teachers and students that have it keep it/)).toBeVisible();
    await expect(sent('PUT languages/updateStatus')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: /Archive$/ }));
    await expect(await canvas.findByText('Language Anglais was archived.')).toBeVisible();
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Français', 'Espagnol']));
    await expect(sentBodies('PUT languages/updateStatus')).toEqual([{ id: 2, status: 0 }]);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Archive Espagnol$/ })).toHaveFocus());
  },
};

export const ArchivingRefused: Story = {
  parameters: {
    msw: of({ languages, failWrites: 500 }),
    portal: { at: '/settings/languages?dialog=archive&record=2' },
  },
  play: async ({ canvas }) => {
    const dialog = await findQuestion(canvas, /Archive Anglais\?$/);
    await userEvent.click(dialog.getByRole('button', { name: /Archive$/ }));
    await expect(await dialog.findByText('The language was not archived.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Cancel$/ }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(namesIn(canvas)).toEqual(['Français', 'Anglais', 'Espagnol']);
  },
};

/** The URL contains the switch; an archived name is red and marked as archived. */
export const RestoredFromTheArchive: Story = {
  tags: ['!release', 'SET-LANG-02', 'SET-LANG-15', 'SET-LANG-16', 'SET-LANG-18', 'API-021'],
  play: async ({ canvas }) => {
    await named(canvas, 'Français');
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivées seulement - Archived only' }));
    const latin = await rowOf(canvas, 'Latin');
    await expect(namesIn(canvas)).toEqual(['Latin']);
    await expect(latin.getByText('Archived')).toBeVisible();
    await expect(getComputedStyle(latin.getByText('Latin', { selector: 'span span span' })).color).toBe(
      getComputedStyle(latin.getByText('Archived')).color,
    );
    await userEvent.click(latin.getByRole('button', { name: /Restore Latin$/ }));
    await answerQuestion(canvas, /Restore$/, /Restore Latin\?$/);
    await canvas.findByText('Language Latin was restored.');
    await expect(sentBodies('PUT languages/updateStatus')).toEqual([{ id: 4, status: 1 }]);
    await expect(await canvas.findByText('No archived languages')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /Archived only$/ }));
    await waitFor(() => expect(namesIn(canvas)).toContain('Latin'));
  },
};

/** Each page has 50 rows. */
export const SeveralPages: Story = {
  tags: ['!release', 'SET-LANG-17', 'LIMIT-02', 'DECISION-31'],
  parameters: { msw: of({ languages: many }) },
  play: async ({ canvas }) => {
    await findName(canvas, 'Langue 50');
    await expect(namesIn(canvas)).toHaveLength(50);
    const pages = within(canvas.getByRole('navigation', { name: /Pages of the languages list$/ }));
    await userEvent.click(pages.getByRole('button', { name: /Next$/ }));
    await findName(canvas, 'Langue 60');
    await expect(namesIn(canvas)).toHaveLength(10);
    for (const { query } of sent('GET languages')) await expect(query.get('resourcesPerPage')).toBe('50');
    await userEvent.dblClick(await findName(canvas, 'Langue 60'));
    await userEvent.keyboard('Basque{Enter}');
    await findName(canvas, 'Basque');
  },
};

/** When the last row of the last page is archived, the page no longer exists, and the previous page is shown. */
export const LastOfItsPage: Story = {
  tags: ['SET-LANG-17'],
  parameters: { msw: of({ languages: many.slice(0, 51) }), portal: { at: '/settings/languages?page=2' } },
  play: async ({ canvas }) => {
    await findName(canvas, 'Langue 51');
    await userEvent.click(canvas.getByRole('button', { name: /Archive Langue 51$/ }));
    await answerQuestion(canvas, /Archive$/, /Archive Langue 51\?$/);
    await findName(canvas, 'Langue 50');
    await expect(namesIn(canvas)).toHaveLength(50);
  },
};

export const Empty: Story = {
  tags: ['!release'],
  ...states.shows({ languages: [] }, 'Add the first one by its name.'),
};

export const Loading: Story = { tags: ['!release'], ...states.loading('Loading the languages') };
export const OfflineAtFirst: Story = recovered('*/api/languages', (canvas) => named(canvas, 'Français'));
export const Forbidden: Story = { tags: ['!release'], ...states.refused() };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    msw: of({
      languages: [
        aLanguage({
          id: 9,
          name: 'Français langue seconde pour les professionnels de la santé et des services sociaux',
        }),
        ...languages,
      ],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await pencil(canvas, 'Anglais'));
    await expect(editor(canvas)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /Add a language$/ }));
    const sheet = within(await canvas.findByRole('dialog', { name: /Add a language$/ }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Name of the new language$/ }), 'Cri{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await pencil(canvas, 'Cri')).toBeVisible();
  },
};
