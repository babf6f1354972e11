import { paths } from '../../paths';
import { isMac } from './is-mac';
import { newOf, type Shortcut, shortcutReader } from './shortcuts';
import { readShortcutsOn } from './shortcuts-choice';

/** What stands in front of the page: the palette, or what it led to. */
export type FinderName = 'palette' | 'shortcuts' | 'password' | 'sign-out';

/** What a shortcut can do to the app. */
export interface ShortcutActions {
  /** The path of the screen that is open. */
  pathname: string;
  go: (address: string) => unknown;
  open: (name: FinderName) => void;
}

const read = /* @__PURE__ */ shortcutReader();

/** Does what a key asks for, when it completes a shortcut. `woken` for the first one, from which the browser was kept already. */
export function handleShortcut(event: KeyboardEvent, actions: ShortcutActions, woken = false): void {
  if ((event.defaultPrevented && !woken) || !mayBeShortcut(event)) return;
  const mod = isMod(event);
  const shortcut = read({ key: event.key, mod, at: event.timeStamp });
  if (!shortcut) return;
  // The browser has uses of its own for some: a search as one types, a page saved as a file.
  if (act(shortcut, actions)) event.preventDefault();
}

/** Filled in by the browser, a field says that a key without a name was pressed. */
const isOneLetter = /^.$/u;

const typing =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]';

/**
 * Whether a key can be part of a shortcut: one that is held down with Ctrl, or a single letter or mark that nobody is
 * typing, with no dialog open and single keys not turned off (WCAG 2.1.4).
 */
function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, target, altKey, shiftKey } = event;
  if (event.isComposing || event.repeat || !isOneLetter.test(key)) return false;
  if (isMod(event)) return !altKey && !shiftKey;
  // Some layouts have the slash on a key with AltGr, which Windows calls Ctrl and Alt.
  const isHeld = (altKey || event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  return (
    !isHeld &&
    !(shiftKey && /[a-z]/i.test(key)) &&
    readShortcutsOn(document.cookie) &&
    !(target instanceof Element && target.closest(typing)) &&
    !document.querySelector('dialog[open],:popover-open')
  );
}

/** Whether a key is held down with Ctrl, on a Mac with the command key. */
function isMod(event: KeyboardEvent): boolean {
  return (isMac() ? event.metaKey : event.ctrlKey) && !event.getModifierState('AltGraph');
}

/** Tells whether there was anything to do. */
function act(shortcut: Shortcut, { pathname, go, open }: ShortcutActions): boolean {
  switch (shortcut.id) {
    case 'find':
      open('palette');
      break;
    case 'help':
      open('shortcuts');
      break;
    case 'search':
      // Where there is no list to search in, everything is searched.
      if (!focusListSearch()) open('palette');
      break;
    case 'new':
      if (newOf[pathname] === undefined) return false;
      go(newOf[pathname]);
      break;
    case 'save':
      return saveForm();
    default:
      go(paths[shortcut.route]);
  }
  return true;
}

function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/**
 * Presses the button that saves: of the form one is in, else of the dialog in front, else of the page's only form. Tells
 * whether there is a form: its page is then not saved as a file.
 */
function saveForm(): boolean {
  const focused = document.activeElement?.closest('form');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const forms = focused ? [focused] : [...(dialog ?? document).querySelectorAll('form')];
  const buttons = forms.map(saveButton).filter((button) => button !== undefined);
  // With several there is no telling which one is meant.
  if (buttons.length === 1) buttons[0]?.click();
  return buttons.length > 0;
}

/** Also one that stands outside of its form. Pressed, not bypassed: a blocked one says why. */
function saveButton({ elements }: HTMLFormElement): HTMLButtonElement | undefined {
  return [...elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}
