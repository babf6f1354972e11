import type { Mock } from '@portal/mock-api';
import { expect } from '../fixtures';
import type { WebKit } from './WebKit';
import { press, signIn, webkitTest as test } from './webkitTest';

/** A Sunday on which the sample data have no class. */
const sunday = '2026-11-15';

const lessonsOf = async (mock: Mock) =>
  (await mock.state()).lessons.filter(({ date, status }) => date === sunday && status === 1);

/**
 * Opens the form of attendance in the narrowest window that this browser allows, and fills it in. The script runs before a
 * contract is chosen.
 */
async function fillIn(webkit: WebKit, origin: string, scriptOfPage = ''): Promise<void> {
  await webkit.setSize(447, 844);
  await signIn(webkit, origin, 'teacher');
  await webkit.open(`${origin}/teacher-view/attendance`);
  await webkit.run(scriptOfPage);
  await expect
    .poll(() =>
      webkit.run<boolean>(
        `const main = document.querySelector('main');
        const contract = [...(main?.querySelectorAll('select') ?? [])].find(({ textContent }) => textContent.includes('2026-0412'));
        const day = main?.querySelector('input[type=date]');
        if (!contract || !day) return false;
        const set = (field, value) => {
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        };
        set(contract, [...contract.options].find(({ text }) => text.includes('2026-0412')).value);
        set(day, arguments[0]);
        return true;`,
        sunday,
      ),
    )
    .toBe(true);
  await expect
    .poll(() =>
      webkit.run<boolean>(
        `const length = document.querySelector('main input[type=radio][value="90"]');
        length?.click();
        return Boolean(length?.checked);`,
      ),
    )
    .toBe(true);
}

/** From now on, the page's timers and idle callbacks never run. */
const withoutTimers = `const set = window.setTimeout;
  window.setTimeout = (act, ms, ...rest) => (ms > 100 ? 0 : set(act, ms, ...rest));
  window.requestIdleCallback = () => 0;`;

const shows = (webkit: WebKit, text: string) =>
  webkit.run<boolean>('return document.body.innerText.includes(arguments[0])', text);

test('a press of Submit waits for no timer (DECISION-12)', async ({ webkit, origin, mock }) => {
  await fillIn(webkit, origin.address);
  await webkit.run(withoutTimers);
  expect(await press(webkit, 'Soumettre - Submit')).toBe(true);
  await expect.poll(async () => (await lessonsOf(mock)).length).toBe(1);
  expect(mock.requests.filter(({ route }) => route === 'POST attendance')).toHaveLength(1);
});

for (const [kind, say] of [
  ['slow', 'waits for the recorded classes of the contract, and for no timer'],
  ['hang', 'is sent although the recorded classes of the contract never arrive'],
] as const)
  test(`a press of Submit ${say} (DECISION-12)`, async ({ webkit, origin, mock }) => {
    mock.faults.add({ route: 'GET attendance', kind, milliseconds: 3000, times: 1 });
    await fillIn(webkit, origin.address, kind === 'slow' ? withoutTimers : '');
    expect(await press(webkit, 'Soumettre - Submit')).toBe(true);
    await expect.poll(async () => (await lessonsOf(mock)).length, { intervals: [50] }).toBe(1);
    const recorded = mock.requests.find(({ route }) => route === 'GET attendance');
    expect(recorded?.status).toBe(kind === 'slow' ? 200 : null);
  });

test('a class that could not be sent stays on the device over a reload, and is recorded once (DECISION-12)', async ({
  webkit,
  origin,
  mock,
}) => {
  await fillIn(webkit, origin.address);
  mock.faults.add({ route: 'POST attendance', kind: 'drop' });
  expect(await press(webkit, 'Soumettre - Submit')).toBe(true);
  await expect.poll(() => shows(webkit, 'Waiting to be sent')).toBe(true);
  await webkit.open(`${origin.address}/teacher-view/attendance`);
  await expect.poll(() => shows(webkit, 'Waiting to be sent')).toBe(true);
  expect(await lessonsOf(mock)).toEqual([]);

  mock.faults.clear();
  expect(await press(webkit, 'Send now')).toBe(true);
  await expect.poll(async () => (await lessonsOf(mock)).length).toBe(1);
  await expect.poll(() => shows(webkit, 'Waiting to be sent')).toBe(false);
  expect(await lessonsOf(mock)).toHaveLength(1);
});
