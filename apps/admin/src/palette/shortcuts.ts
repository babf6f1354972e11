import { paths, type RouteName } from '../paths';

/** The groups of shortcuts, by where they work. */
export const shortcutGroups = ['anywhere', 'lists', 'forms', 'go'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

interface ShortcutRow {
  id: string;
  group: ShortcutGroup;
  /** Keys to press in sequence; `Mod` is held with the next key: Ctrl, or the command key on a Mac. */
  keys: readonly string[];
  /** The screen that it opens. */
  route?: RouteName;
}

/** All keyboard shortcuts, for the key handler and for the help dialog. */
export const shortcuts = [
  { id: 'find', group: 'anywhere', keys: ['Mod', 'k'] },
  { id: 'help', group: 'anywhere', keys: ['?'] },
  { id: 'search', group: 'lists', keys: ['/'] },
  { id: 'new', group: 'lists', keys: ['n'] },
  { id: 'save', group: 'forms', keys: ['Mod', 's'] },
  { id: 'contracts', group: 'go', keys: ['g', 'c'], route: 'courses.list' },
  { id: 'teachers', group: 'go', keys: ['g', 't'], route: 'teachers.list' },
  { id: 'students', group: 'go', keys: ['g', 's'], route: 'students.list' },
  { id: 'reports', group: 'go', keys: ['g', 'r'], route: 'reports.list' },
  { id: 'followUps', group: 'go', keys: ['g', 'i'], route: 'courses.followUps' },
  { id: 'languages', group: 'go', keys: ['g', 'l'], route: 'admin.settings.languages' },
  { id: 'companies', group: 'go', keys: ['g', 'o'], route: 'admin.settings.companies' },
  { id: 'materials', group: 'go', keys: ['g', 'm'], route: 'admin.settings.materials' },
  { id: 'users', group: 'go', keys: ['g', 'u'], route: 'admin.settings.users' },
  { id: 'files', group: 'go', keys: ['g', 'f'], route: 'admin.settings.files' },
] as const satisfies readonly ShortcutRow[];

export type Shortcut = (typeof shortcuts)[number];

/** The record that `new` creates, by the open list. */
export const newOf: Readonly<Record<string, string>> = {
  [paths['courses.list']]: paths['courses.create'],
  [paths['students.list']]: paths['students.create'],
  [paths['teachers.list']]: paths['teacher.create'],
  [paths['admin.settings.materials']]: `${paths['admin.settings.materials']}?dialog=create`,
  [paths['admin.settings.users']]: `${paths['admin.settings.users']}?dialog=add`,
  [paths['admin.settings.files']]: `${paths['admin.settings.files']}?dialog=upload`,
};

export interface PressedKey {
  /** The browser's name of the key: `g`, `?`. */
  key: string;
  /** Whether Ctrl is held, or the command key on a Mac. */
  mod: boolean;
  /** Time of the key press in milliseconds, from any clock. */
  at: number;
}

/** Maximum pause between two keys, in milliseconds. */
export const sequenceTimeout = 1500;

/** Creates a function that receives each pressed key and returns the shortcut that it completes; undefined if none. */
export function shortcutReader(): (pressed: PressedKey) => Shortcut | undefined {
  let begun: { key: string; at: number } | undefined;
  return ({ key, mod, at }) => {
    const small = key.toLowerCase();
    const first = begun && !mod && at - begun.at <= sequenceTimeout ? begun.key : undefined;
    const keys = mod ? ['Mod', small] : first ? [first, small] : [small];
    const begins = keys.length === 1 && shortcuts.some((shortcut) => beginsWith(shortcut, small));
    begun = begins ? { key: small, at } : undefined;
    return shortcuts.find((shortcut) => shortcut.keys.join(' ') === keys.join(' '));
  };
}

function beginsWith({ keys }: ShortcutRow, key: string): boolean {
  return keys.length > 1 && keys[0] === key;
}

/** Returns the key labels of a shortcut: `Ctrl` `K`, `⌘` `K`, `G` `C`. */
export function printedKeys({ keys }: Pick<ShortcutRow, 'keys'>, isMac: boolean): string[] {
  return keys.map((key) => (key === 'Mod' ? (isMac ? '⌘' : 'Ctrl') : key.toUpperCase()));
}
