import { paths } from '../../paths';
import type { Finder } from './FindAnything';
import { newOf, type PressedKey, type Shortcut, shortcutReader } from './shortcuts';

/** What a shortcut can do to the app. */
export interface ShortcutDeeds {
  /** The path of the screen that is open. */
  pathname: string;
  go: (address: string) => void;
  open: (finder: Finder) => void;
}

const read = /* @__PURE__ */ shortcutReader();

/** Does what a key asks for, when it completes a shortcut. */
export function actOnKey(pressed: PressedKey, deeds: ShortcutDeeds): void {
  const shortcut = read(pressed);
  if (shortcut) act(shortcut, deeds);
}

function act(shortcut: Shortcut, { pathname, go, open }: ShortcutDeeds): void {
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
      if (newOf[pathname] !== undefined) go(newOf[pathname]);
      break;
    case 'save':
      saveForm();
      break;
    default:
      go(paths[shortcut.route]);
  }
}

function focusListSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Presses the button that saves: of the form one is in, else of the dialog in front, else of the page's only form. */
function saveForm(): void {
  const focused = document.activeElement?.closest('form');
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const forms = focused ? [focused] : [...(dialog ?? document).querySelectorAll('form')];
  const buttons = forms.map(saveButton).filter((button) => button !== undefined);
  // With several there is no telling which one is meant.
  if (buttons.length === 1) buttons[0]?.click();
}

/** Also one that stands outside of its form. Pressed, not bypassed: a blocked one says why. */
function saveButton({ elements }: HTMLFormElement): HTMLButtonElement | undefined {
  return [...elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit',
  );
}
