import {
  contractsHandlers,
  lookupsHandlers,
  materialsHandlers,
  notesHandlers,
} from '@portal/api-client/testing';
import { aContract, aMaterial, aNote } from '@portal/domain';
import { type Canvas, rowAround } from '@portal/shell/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Opens the list at a dialog or with filters: `?archived=true`. */
export const at = (query: string) => ({ at: `/settings/materials${query}` });

/** A contract that requests copies. */
export const request = (contractId: number, statusId: number, quantity: number) => ({
  contractId,
  contractNumber: `2026-0${contractId}`,
  statusId,
  quantity,
});

/** Two materials in use, one flagged and one with notes, and an archived one. */
const materials = [
  aMaterial({
    hasNotes: true,
    quantity: 99,
    requests: [
      request(412, 1, 3),
      request(430, 2, 2),
      request(405, 0, 7),
      request(406, 6, 8),
      request(407, 7, 9),
    ],
  }),
  aMaterial({
    id: 12,
    title: 'English File B1',
    language: { id: 2, name: 'English' },
    flagged: true,
    requests: [],
  }),
  aMaterial({ id: 13, title: 'Panorama 1 (épuisé)', active: false, requests: [] }),
];

const contracts = [
  aContract({ id: 412, number: '2026-0412' }),
  aContract({ id: 430, number: '2026-0430', company: { id: 22, name: 'Maison Papier Bouleau' } }),
];

/** API handlers for the list and its dialogs; each story gets new ones. */
export const around = (situation: Parameters<typeof materialsHandlers>[0] = {}) => [
  ...materialsHandlers({ materials, ...situation }),
  ...contractsHandlers({ contracts }),
  ...lookupsHandlers(),
  ...notesHandlers({ notes: [aNote()] }),
];

/** Before each story: clears the session storage and starts recording requests. */
export const begin = () => {
  sessionStorage.clear();
};

export const rowOf = async (canvas: Canvas, title: string) =>
  rowAround(await canvas.findByRole('button', { name: title }));

/** Chooses an entry of a row menu. */
export async function chooseFromMenu(canvas: Canvas, title: string, entry: RegExp) {
  const row = await rowOf(canvas, title);
  await userEvent.click(row.getByRole('button', { name: /Actions of material/ }));
  const menu = within(await canvas.findByRole('menu'));
  await userEvent.click(menu.getByRole('menuitem', { name: entry }));
}

/** Waits until the table is no longer dimmed. */
export const settled = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
