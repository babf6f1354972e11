import { paths } from '../paths';
import { isMac } from './is-mac';
import { newOf, type Shortcut, shortcutReader } from './shortcuts';
import { readShortcutsOn } from './shortcuts-choice';

/** A dialog in front of the page: the palette, or a dialog that it opens. */
export type FinderName = 'palette' | 'shortcuts' | 'password' | 'sign-out';

/** The effects of a shortcut on the app. */
export interface ShortcutActions {
  /** The path of the open page. */
  pathname: string;
  go: (address: string) => unknown;
  open: (name: FinderName) => void;
}

const read = /* @__PURE__ */ shortcutReader();

/**
 * Runs the shortcut that this key completes. Set `woken` for the key that loaded this code: its default may be
 * prevented already.
 */
export function handleShortcut(event: KeyboardEvent, actions: ShortcutActions, woken = false): void {
  if ((event.defaultPrevented && !woken) || !mayBeShortcut(event)) return;
  const mod = isMod(event);
  const shortcut = read({ key: event.key, mod, at: event.timeStamp });
  if (!shortcut) return;
  // Prevents the browser's own shortcut, such as quick find or saving the page.
  if (act(shortcut, actions)) event.preventDefault();
}

/** On autofill, browsers dispatch keydown events whose key has no name. */
const isOneLetter = /^.$/u;

const typing =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]';

/**
 * Whether a key can be part of a shortcut: it is held with Ctrl, or it is a single character outside of inputs and
 * dialogs, and single-key shortcuts are on (WCAG 2.1.4).
 */
function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, target, altKey, shiftKey } = event;
  if (event.isComposing || event.repeat || !isOneLetter.test(key)) return false;
  if (isMod(event)) return !altKey && !shiftKey;
  // Some layouts need AltGr for the slash, which Windows reports as Ctrl and Alt.
  const isHeld = (altKey || event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  return (
    !isHeld &&
    !(shiftKey && /[a-z]/i.test(key)) &&
    readShortcutsOn(document.cookie) &&
    !(target instanceof Element && target.closest(typing)) &&
    !document.querySelector('dialog[open],:popover-open')
  );
}

/** Whether Ctrl is held, or the command key on a Mac. */
function isMod(event: KeyboardEvent): boolean {
  return (isMac() ? event.metaKey : event.ctrlKey) && !event.getModifierState('AltGraph');
}

/** Runs the shortcut; returns whether it had an effect. */
function act(shortcut: Shortcut, { pathname, go, open }: ShortcutActions): boolean {
  switch (shortcut.id) {
    case 'find':
      open('palette');
      break;
    case 'help':
      open('shortcuts');
      break;
    case 'search':
      // Without a list to search, opens the global search.
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
 * Clicks the submit button of the form with the focus, of the top dialog, or of the only form on the page. Returns
 * whether a form exists, in which case the browser must not save the page.
 */
function saveForm(): boolean {
  const focused = document.activeElement?.closest('form');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const forms = focused ? [focused] : [...(dialog ?? document).querySelectorAll('form')];
  const [button, ...others] = forms.map(saveButton).filter((button) => button !== undefined);
  // With several forms it is unclear which one to save.
  if (button && others.length === 0) {
    commitField(button);
    button.click();
  }
  return button !== undefined;
}

/** Moves the focus from a field to the button and back, because some fields commit their text on blur. */
function commitField(button: HTMLButtonElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  button.focus();
  field.focus();
}

/**
 * Finds the submit button, even outside of its form. It is clicked instead of submitting the form, because a blocked
 * button shows its reason.
 */
function saveButton({ elements }: HTMLFormElement): HTMLButtonElement | undefined {
  return [...elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}
