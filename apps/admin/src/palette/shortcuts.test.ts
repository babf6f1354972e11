import { describe, expect, it } from 'vitest';
import { paths } from '../paths';
import { actions, places } from './places';
import { newOf, printedKeys, sequenceTimeout, shortcutReader, shortcuts } from './shortcuts';

/**
 * Returns the shortcuts that a sequence of keys completes; `^k` is K with Ctrl, `...` is a pause longer than the limit.
 */
function made(...keys: string[]): string[] {
  const read = shortcutReader();
  let at = 0;
  return keys.flatMap((key) => {
    at += key === '...' ? sequenceTimeout + 1 : 10;
    if (key === '...') return [];
    const mod = key.length === 2;
    const shortcut = read({ key: key.slice(-1), mod, at });
    return shortcut ? [shortcut.id] : [];
  });
}

describe('keys', () => {
  it.each([
    [['^k'], ['find']],
    [['^K'], ['find']],
    [['^s'], ['save']],
    [['?'], ['help']],
    [['/'], ['search']],
    [['n'], ['new']],
    [['N'], ['new']],
    [['g', 'c'], ['contracts']],
    [['G', 'S'], ['students']],
    [['g', 'i'], ['followUps']],
    [
      ['g', 'c', 'g', 't'],
      ['contracts', 'teachers'],
    ],
    // Incomplete, in the wrong order, or too slow.
    [['k'], []],
    [['c'], []],
    [['c', 'g'], []],
    [['g', '...', 'c'], []],
    // After an unknown sequence, its last letter is not a shortcut of its own.
    [['g', 'n'], []],
    [['g', 'n', 'n'], ['new']],
    [['g', 'x', 'c'], []],
    [['g', '^k', 'c'], ['find']],
  ])('%j make %j', (keys, ids) => {
    expect(made(...keys)).toEqual(ids);
  });
});

describe('the table of shortcuts', () => {
  it('has no keys twice, and none that begin others', () => {
    const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(keys.filter((other) => other.startsWith(`${key} `))).toEqual([]);
  });

  it('goes to every screen that the palette offers, and only there', () => {
    const gone = shortcuts.flatMap((shortcut) => ('route' in shortcut ? [paths[shortcut.route]] : []));
    // A screen of an extension has no shortcut, because the backend may lack the extension.
    const always = places.filter(({ extension }) => !extension);
    expect(gone.toSorted()).toEqual(always.map(({ address }) => address).toSorted());
  });

  it('offers every page that is of no single record in the palette', () => {
    const offered = [...places, ...actions].map(({ address }) => address);
    const pages = Object.entries(paths).filter(
      ([name, path]) => !path.includes(':') && !/^auth\.|\.print$/.test(name) && name !== 'admin.settings',
    );
    for (const [, path] of pages) expect(offered).toContain(path);
  });

  it('creates from a list what the palette offers too', () => {
    const offered = actions.map(({ address }) => address);
    for (const address of Object.values(newOf)) expect(offered).toContain(address);
  });

  it('is printed as the keyboard has it', () => {
    expect(printedKeys({ keys: ['Mod', 'k'] }, false)).toEqual(['Ctrl', 'K']);
    expect(printedKeys({ keys: ['Mod', 'k'] }, true)).toEqual(['⌘', 'K']);
    expect(printedKeys({ keys: ['g', 'c'] }, false)).toEqual(['G', 'C']);
  });
});
