import { readShortcutsOn } from './shortcuts-choice';

/** Whether the keys of this machine are a Mac's, whose shortcuts take the command key. */
export const isMac = () => /Mac|iP/.test(navigator.platform);

const typing =
  'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable],[role=menu],[role=listbox]';

/**
 * Whether a key can be part of a shortcut at all, which is known before the code of the shortcuts is there: a letter or
 * mark that nobody is typing, with no dialog open and single keys not turned off (WCAG 2.1.4); or K or S with Ctrl.
 */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || key?.length !== 1) return false;
  // Some layouts have the slash on a key with AltGr, which Windows calls Ctrl and Alt.
  const isMark = event.getModifierState('AltGraph');
  if (!isMark && isMod(event)) return !event.altKey && !event.shiftKey && /[ks]/i.test(key);
  return (
    (isMark || !(event.altKey || event.ctrlKey || event.metaKey)) &&
    !(event.shiftKey && /[a-z]/i.test(key)) &&
    readShortcutsOn(document.cookie) &&
    !(target instanceof Element && target.closest(typing)) &&
    !document.querySelector('dialog[open],:popover-open')
  );
}

/** Whether a key is held down with Ctrl, on a Mac with the command key. */
export const isMod = (event: KeyboardEvent) => (isMac() ? event.metaKey : event.ctrlKey);
