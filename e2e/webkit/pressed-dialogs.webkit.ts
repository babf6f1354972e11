import { expect } from '../fixtures';
import { places } from '../walk/places';
import { emptyHeight, openDialogs } from './dialog';
import { type Opening, openings, type Step } from './openings';
import type { WebKit } from './WebKit';
import { forget, signIn, webkitTest as test } from './webkitTest';

// Opens each dialog as people do, with presses of the pointer, and closes it: some dialogs closed after an address had
// opened them, and hung Safari's engine after a press.

test.use({ webkitWindow: 'bare' });

/** Dialogs of the walk that no press opens, and why. */
const withoutPress: Readonly<Record<string, string>> = {
  'admin/palette/ShortcutsDialog': 'opens with the key ?',
  'records/dialog/AbsentRecordDialog': 'opens by the address of a record that is no longer there',
  'records/merge/useMergedSave': 'needs a second person: dialogs.webkit.ts',
};

test('every dialog of the walk is opened by a press, or has a reason not to be', () => {
  const pressed = new Set(openings.map(({ dialog }) => dialog));
  const left = [...new Set(places.flatMap(({ dialog }) => dialog ?? []))].filter(
    (dialog) => !pressed.has(dialog) && !(dialog in withoutPress),
  );
  expect(left, 'add them to e2e/webkit/openings.ts').toEqual([]);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Scrolls to the first visible element that a step names, in the topmost dialog if there is one. Returns its middle, or
 * why it cannot be pressed. Waits while the page loads, because elements below it still move.
 */
const find = `
  const [words, flags, selector] = arguments;
  const states = [...document.querySelectorAll(':is(main, aside) [role="status"]')];
  if (states.some(({ textContent }) => /^Chargement/.test(textContent.trim()))) return 'loading';
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const open = document.querySelectorAll(':popover-open, [role="menu"]');
  const named = (element) => new RegExp(words, flags).test((element.getAttribute('aria-label') ?? element.textContent).trim());
  const candidates = [...open, within].flatMap((place) => [...place.querySelectorAll(selector)]);
  const found = candidates.find((element) => element.checkVisibility({ visibilityProperty: true }) && named(element));
  if (!found) return document.querySelector('main [data-row]') ? 'not in the list' : 'absent';
  globalThis.arrived = false;
  found.addEventListener('click', () => (globalThis.arrived = true), { capture: true, once: true });
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (found.contains(hit) || hit.closest('label')?.control === found) ? { x, y } : 'covered';`;

const pressable = 'button, a[href], summary, [role="menuitem"], [role="tab"]';

/** Returns a function that presses the element of a step once its position has not changed since the last call. */
function pressOnceStill(webkit: WebKit, step: RegExp | string): () => Promise<string> {
  const [words, flags, selector] =
    typeof step === 'string' ? ['', '', step] : [step.source, step.flags, pressable];
  let before: Point | undefined;
  return async () => {
    const place = await webkit.run<Point | string>(find, words, flags, selector);
    if (typeof place === 'string') return place;
    // Scrolling to the middle alternates between two half pixels in a list of an odd height.
    const isStill = before && Math.abs(place.x - before.x) <= 1 && Math.abs(place.y - before.y) <= 1;
    before = place;
    if (!isStill) return 'moving';
    await webkit.clickAt(place.x, place.y);
    // On a slow machine, content above it may have appeared and moved it.
    return (await webkit.run<boolean>('return arrived')) ? 'pressed' : 'missed';
  };
}

/** On a phone, the controls above a list are in the sheet of its filters. */
const sheetOfFilters = /^Filtres/;

async function take(webkit: WebKit, step: Step, isFirst: boolean): Promise<void> {
  if (step instanceof RegExp || typeof step === 'string' || 'behind' in step) {
    const isBehind = typeof step === 'object' && 'behind' in step;
    const press = pressOnceStill(webkit, isBehind ? step.name : step);
    const cover = isBehind ? step.behind : isFirst ? sheetOfFilters : undefined;
    const uncover = cover && pressOnceStill(webkit, cover);
    let isUncovered = false;
    await expect
      .poll(
        async () => {
          const outcome = await press();
          const isMissing = outcome === 'not in the list' || (isBehind && outcome === 'absent');
          if (isMissing && uncover && !isUncovered) isUncovered = (await uncover()) === 'pressed';
          return outcome;
        },
        { message: String(isBehind ? step.name : step), intervals: [100] },
      )
      .toBe('pressed');
  } else if ('script' in step) await expect.poll(() => webkit.run(step.script)).toBe(true);
  else
    await expect
      .poll(() =>
        webkit.run<boolean>(
          `const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(arguments[0]));
          const field = label?.control;
          if (!field) return false;
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, arguments[1]);
          return field.dispatchEvent(new Event('input', { bubbles: true }));`,
          step.label,
          step.text,
        ),
      )
      .toBe(true);
}

/** The buttons of a step, for the name of the test. */
const wordsOf = (step: Step) =>
  step instanceof RegExp ? step : typeof step === 'object' && 'behind' in step ? step.name : [];

const titleOf = ({ dialog, address, steps }: Opening) =>
  `${dialog} of ${address}, opened by ${steps.flatMap(wordsOf).join(' ')}`;

for (const [width, height] of [
  [1440, 900],
  [834, 1112],
  [390, 844],
] as const)
  for (const opening of openings)
    test(`${titleOf(opening)} at ${width} px`, async ({ webkit, origin }) => {
      const { address, who, steps } = opening;
      await webkit.setSize(width, height);
      if (who) await signIn(webkit, origin.address, who);
      else await forget(webkit, origin.address);
      await webkit.open(origin.address + address);
      for (const [index, step] of steps.entries()) await take(webkit, step, index === 0);
      await expect.poll(() => openDialogs(webkit)).toBeGreaterThan(0);
      expect(await emptyHeight(webkit)).toBeLessThanOrEqual(4);
      // A question over a dialog closes first.
      for (let left = await openDialogs(webkit); left > 0; left -= 1) {
        await webkit.pressEscape();
        await expect.poll(() => openDialogs(webkit)).toBeLessThan(left);
      }
      expect(await openDialogs(webkit)).toBe(0);
    });
