import { type LessonsSituation, lessonsHandlers } from '@portal/api-client/testing';
import { aContract, type Contract, type Lesson } from '@portal/domain';
import { asAdmin, type Canvas, retype } from '@portal/shell/testing';
import { getResponse, type HttpHandler, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { screen, userEvent, within } from 'storybook/test';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractAttendancePage } from './ContractAttendancePage';

// Set-up for the stories of the attendance and its dialogs.

/** The attendance page inside the contract layout. */
export function ContractAttendance() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="attendance" element={<ContractAttendancePage />} />
      </Route>
    </Routes>
  );
}

/** Decorator: the portal at the attendance of contract 412. */
export const inContract = asAdmin('/contracts/edit/*', '/contracts/edit/412/attendance');

/** The address that opens a dialog of the attendance page. */
export const atDialog = (query: string) => ({ at: `/contracts/edit/412/attendance?${query}` });

export interface AttendanceSituation extends LessonsSituation {
  contract?: Partial<Contract>;
  /** Handlers that take precedence over the defaults. */
  first?: HttpHandler[];
}

/** API handlers for the contract and its recorded classes; each story gets new ones. */
export function aroundAttendance({ contract, first = [], ...lessons }: AttendanceSituation = {}) {
  return aroundContract(contract, [...first, ...lessonsHandlers(lessons)]);
}

/** Marks the contract as complete when the next class is recorded, as the server does. */
export function completedByTheNext(contract: Partial<Contract>): HttpHandler[] {
  const complete = aroundContract({ ...aContract(contract), attendanceComplete: true });
  let isComplete = false;
  return [
    http.post('*/api/attendance', () => {
      isComplete = true;
    }),
    http.get('*/api/courses', async ({ request }) => {
      return isComplete ? getResponse(complete, request.clone()) : undefined;
    }),
  ];
}

/** The first request returns the recorded classes; later ones return them as someone else changed them. */
export function changedByOthers(lessons: Lesson[]): HttpHandler[] {
  const later = lessonsHandlers({ lessons });
  let reads = 0;
  return [
    http.get('*/api/attendance', async ({ request }) => {
      reads += 1;
      return reads > 1 ? getResponse(later, request.clone()) : undefined;
    }),
  ];
}

export const lessonDialog = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: /Manage Attendance/ }));

/** Fills in the date and the duration. */
export async function fill(dialog: Canvas, { date, minutes }: { date: string; minutes: string }) {
  await retype(dialog.getByLabelText(/Class date\*$/), date);
  await userEvent.selectOptions(dialog.getByLabelText(/Length \(minutes\)\*$/), minutes);
}

/** Opens the menu of the attendance of a day, such as "Nov 19th 26". */
export async function menuOf(canvas: Canvas, day: string): Promise<Canvas> {
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`- Actions of the attendance of.*${day}`) }),
  );
  return within(await screen.findByRole('menu', {}, { timeout: 10_000 }));
}

/** Chooses an action for the attendance of a day. */
export async function choose(canvas: Canvas, action: 'Edit' | 'Delete' | 'Restore', day: string) {
  const menu = await menuOf(canvas, day);
  await userEvent.click(menu.getByRole('menuitem', { name: new RegExp(`- ${action}$`) }));
}

/** Finds the submit button. */
export const saveButton = (dialog: Canvas) => dialog.getByRole('button', { name: /- Save$/ });

/** Finds the button in the page heading; the notes have a button with the same name. */
export function addButton(canvas: Canvas): HTMLElement {
  const opener = canvas
    .getAllByRole('button', { name: 'Ajouter - Add' })
    .find((button: HTMLElement) => button.getAttribute('aria-haspopup') === 'dialog');
  if (!opener) throw new Error('There is no button that opens the dialog');
  return opener;
}
