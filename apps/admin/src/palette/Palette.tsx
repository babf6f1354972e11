import { type ApiErrorCode, useCapabilities } from '@portal/api-client';
import { PairText, type TextPair } from '@portal/i18n';
import { type RecentKind, type RecentRecord, RecentStoreContext } from '@portal/records';
import { listUrl, useSessionStore } from '@portal/shell';
import {
  Button,
  Cluster,
  type CommandGroup,
  type CommandItem,
  CommandPalette,
  CompanyIcon,
  type IconShape,
  Kbd,
  KeyboardIcon,
  LanguageIcon,
  LockIcon,
  LogoutIcon,
  MoonIcon,
  matchesTyped,
  NoteIcon,
  SearchIcon,
  SunIcon,
  TeacherIcon,
  UserIcon,
} from '@portal/ui';
import { contractStatusWords } from '@portal/views';
import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { paths, pathTo } from '../paths';
import { findWords } from './find-words';
import { type FinderCommand, finderCommands } from './finder-commands';
import { isMac } from './is-mac';
import { paletteWords } from './palette-words';
import { actions, type Place, places } from './places';
import { printedKeys, shortcuts } from './shortcuts';
import { type FoundOfKind, minLetters, useRecordSearch } from './useRecordSearch';

export interface PaletteProps {
  /** The user's recent records, newest first. */
  recent: readonly RecentRecord[];
  /** Called with the chosen command; the palette stays open. */
  onCommand: (command: FinderCommand) => void;
  onClose: () => void;
}

/** An item and its action. */
interface Choice extends CommandItem {
  /** The address that it opens. */
  address?: string;
  /** The command that it runs instead. */
  command?: FinderCommand;
  /** The record to store as recent; pages of records store themselves. */
  keep?: RecentRecord;
}

/** Searches all records, screens and actions by name, number or email, and opens the result. */
export function Palette({ recent, onCommand, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const foundBy = useDeferredValue(typed);
  const search = useRecordSearch(foundBy);
  const groups = useChoices(foundBy, recent, search.found);
  const open = useOpenAddress();
  const session = useSessionStore();
  const keep = useContext(RecentStoreContext);
  const { t, plain, pair } = paletteWords.useWords();
  const find = findWords.useWords();
  const text = foundBy.trim();
  const isNothing = groups.every(({ items }) => items.length === 0);

  const choose = ({ id }: CommandItem, { newTab }: { newTab: boolean }) => {
    const choice = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    if (!choice) return;
    if (choice.command) {
      onCommand(choice.command);
      return;
    }
    if (choice.keep) keep(session, choice.keep);
    if (!newTab) onClose();
    if (choice.address !== undefined) open(choice.address, newTab);
  };

  return (
    <CommandPalette
      open
      onClose={onClose}
      value={typed}
      onValueChange={setTyped}
      groups={groups}
      foundBy={foundBy}
      onChoose={choose}
      searching={search.searching}
      note={
        search.failure ? (
          <>
            {t(noteOf(search.failure))}
            <Button variant="quiet" onClick={search.retry}>
              {t('retry')}
            </Button>
          </>
        ) : search.searching ? undefined : isNothing ? (
          <PairText value={pair('none', { text })} layout="stack" />
        ) : text !== '' && [...text].length < minLetters ? (
          t('short')
        ) : undefined
      }
      foot={<Foot />}
      words={{
        name: find.plain('find'),
        placeholder: plain('placeholder'),
        searching: t('searching'),
        count: (count) => t('count', { count }),
      }}
    />
  );
}

const noteOf = (code: ApiErrorCode) => (code === 'offline' || code === 'forbidden' ? code : 'failed');

/** The keyboard help. */
function Foot() {
  const { t } = paletteWords.useWords();
  const hints = [
    [['↑', '↓'], 'move'],
    [['↵'], 'open'],
    [[isMac() ? '⌘' : 'Ctrl', '↵'], 'newTab'],
  ] as const;
  return hints.map(([keys, hint]) => (
    <Cluster key={hint} as="span" gap="xxsmall">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {t(`foot.${hint}`)}
    </Cluster>
  ));
}

/** Returns a function that opens an address of the app, here or in a new tab. */
function useOpenAddress() {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return (address: string, newTab: boolean) => {
    if (newTab) window.open(base + address, '_blank', 'noopener');
    else void navigate(address);
  };
}

/** Returns the choices in groups: the recent records while the input is empty, all matches otherwise. */
function useChoices(
  typed: string,
  recent: readonly RecentRecord[],
  found: readonly FoundOfKind[],
): (CommandGroup & { items: readonly Choice[] })[] {
  const { t, pair } = paletteWords.useWords();
  const status = contractStatusWords.useWords();
  const session = useSessionStore();
  const { data: extensions } = useCapabilities();
  return useMemo(() => {
    const text = typed.trim();

    const isFound = (name: TextPair, also: string) => matchesTyped(text, [name.fr, name.en, also]);
    const isOffered = ({ extension, label, also }: Place) =>
      (!extension || extensions?.includes(extension)) && isFound(label, also);
    const recently = recent
      .filter(({ label, detail }) => matchesTyped(text, [label, detail]))
      .slice(0, maxShownRecent);
    const isRecent = (record: RecentRecord) => recently.some((other) => keyOf(other) === keyOf(record));

    return [
      {
        id: 'recent',
        label: t('recent'),
        items: recently.map((record) => ({ ...choiceOf(record), kind: t(`kind.${record.kind}`) })),
      },
      {
        id: 'actions',
        label: t('actions'),
        items: [
          ...actions
            .filter(isOffered)
            // Without input, only the most common actions.
            .slice(0, text === '' ? everyDay : undefined)
            .map(({ id, icon, label, address }) => ({
              id: `action-${id}`,
              icon,
              label: <PairText value={label} />,
              address,
            })),
          ...finderCommands
            .filter(({ id, also }) => isFound(pair(`action.${id}`), also))
            // Without input, only the command that lists the shortcuts.
            .filter(({ id }) => text !== '' || id === 'shortcuts')
            .map(({ id }) => ({
              id: `action-${id}`,
              icon: commandIcons[id],
              label: <PairText value={pair(`action.${id}`)} />,
              keys: id === 'shortcuts' ? keysOf('help') : undefined,
              command: id,
            })),
        ],
      },
      {
        id: 'screens',
        label: t('screens'),
        items: places.filter(isOffered).map(({ id, icon, label, address }) => ({
          id: `screen-${id}`,
          icon,
          label: <PairText value={label} />,
          keys: keysOf(id),
          address: listUrl(session, address),
        })),
      },
      ...found.map(({ kind, records, total }) => ({
        id: kind,
        label: t(nounOf[kind]),
        items: [
          ...records
            .filter((record) => !isRecent(record))
            .map((record) => ({
              ...choiceOf(record),
              kind: record.status
                ? status.t(`contractStatus.${record.status}`)
                : record.archived
                  ? t('archived')
                  : undefined,
            })),
          ...(total > records.length
            ? [
                {
                  id: `all-${kind}`,
                  icon: SearchIcon,
                  label: t('all', { count: total }),
                  address: listOf(kind, text),
                },
              ]
            : []),
        ],
      })),
    ];
  }, [typed, recent, found, t, pair, status, session, extensions]);
}

const maxShownRecent = 5;
const everyDay = 4;

const nounOf = {
  contract: 'contracts',
  student: 'students',
  teacher: 'teachers',
  company: 'companies',
} as const satisfies Record<RecentKind, string>;

const icons: Record<RecentKind, IconShape> = {
  contract: NoteIcon,
  student: UserIcon,
  teacher: TeacherIcon,
  company: CompanyIcon,
};

const commandIcons: Record<FinderCommand, IconShape> = {
  shortcuts: KeyboardIcon,
  languageBoth: LanguageIcon,
  languageFr: LanguageIcon,
  languageEn: LanguageIcon,
  themeSystem: SunIcon,
  themeLight: SunIcon,
  themeDark: MoonIcon,
  changePassword: LockIcon,
  signOut: LogoutIcon,
};

const keyOf = ({ kind, id }: RecentRecord) => `${kind}-${id}`;

function choiceOf({ kind, id, label, detail }: RecentRecord): Choice {
  const record = { kind, id, label, detail };
  return {
    id: keyOf(record),
    icon: icons[kind],
    label,
    detail: detail === '' ? undefined : detail,
    address: addressOf(record),
    // A company has no page that could store it as recent.
    keep: kind === 'company' ? record : undefined,
  };
}

function addressOf({ kind, id, label }: RecentRecord): string {
  switch (kind) {
    case 'contract':
      return pathTo('courses.edit.basic', { id });
    case 'student':
      return pathTo('students.edit.basic', { id });
    case 'teacher':
      return pathTo('teachers.profile', { id });
    case 'company':
      return listOf(kind, label);
    default:
      return kind satisfies never;
  }
}

function listOf(kind: RecentKind, search: string): string {
  const lists = {
    contract: paths['courses.list'],
    student: paths['students.list'],
    teacher: paths['teachers.list'],
    company: paths['admin.settings.companies'],
  };
  return `${lists[kind]}?${new URLSearchParams({ search })}`;
}

/** Returns the keys of a shortcut, by its name or by the route that it opens. */
function keysOf(name: string): string[] | undefined {
  const shortcut = shortcuts.find((other) => other.id === name || ('route' in other && other.route === name));
  return shortcut && printedKeys(shortcut, isMac());
}
