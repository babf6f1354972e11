import { type LessonsSituation, lessonsHandlers } from '@portal/api-client/testing';
import { aContract, aSignedInUser, type Contract, type Lesson } from '@portal/domain';
import { inPortal } from '@portal/shell/testing';
import { getResponse, type HttpHandler, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { userEvent, within } from 'storybook/test';
import { ContractEditLayout } from '../ContractEditLayout';
import { aroundContract } from '../side/side-story';
import { ContractAttendancePage } from './ContractAttendancePage';

// What the stories of the attendance and its dialogs begin from.

/** The attendance in the frame of its contract. */
export function ContractAttendance() {
  return (
    <Routes>
      <Route path=":id" element={<ContractEditLayout />}>
        <Route path="attendance" element={<ContractAttendancePage />} />
      </Route>
    </Routes>
  );
}

/** The portal around the frame, at the attendance of contract 412. */
export const inContract = inPortal({
  app: 'admin',
  user: aSignedInUser(),
  path: '/contracts/edit/*',
  at: '/contracts/edit/412/attendance',
});

/** The address at which a dialog of the attendance is open. */
export const atDialog = (query: string) => ({ at: `/contracts/edit/412/attendance?${query}` });

export interface AttendanceSituation extends LessonsSituation {
  contract?: Partial<Contract>;
  /** Answers before all the others. */
  first?: HttpHandler[];
}

/** An API that knows the contract and its lessons, fresh for each story. */
export function aroundAttendance({ contract, first = [], ...lessons }: AttendanceSituation = {}) {
  return aroundContract(contract, [...first, ...lessonsHandlers(lessons)]);
}

/** Answers as the server does: the contract is complete from the moment on when another lesson is recorded. */
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

/** Lets the page find the lessons as they are, and each later read find what someone else has made of them. */
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

type Canvas = ReturnType<typeof within>;

/** The dialog of one lesson. */
export const lessonDialog = async (canvas: Canvas) =>
  within(await canvas.findByRole('dialog', { name: /Manage Attendance/ }));

/** Fills the day and the length. */
export async function fill(dialog: Canvas, { date, minutes }: { date: string; minutes: string }) {
  await userEvent.type(dialog.getByLabelText(/Class date\*$/), date);
  await userEvent.selectOptions(dialog.getByLabelText(/Length \(minutes\)\*$/), minutes);
}

/** Presses the button that sends the form. */
export const saveButton = (dialog: Canvas) => dialog.getByRole('button', { name: /- Save$/ });

/** The button in the head of the page; the notes beside it have one that says the same. */
export function addButton(canvas: Canvas): HTMLElement {
  const opener = canvas
    .getAllByRole('button', { name: 'Ajouter - Add' })
    .find((button: HTMLElement) => button.getAttribute('aria-haspopup') === 'dialog');
  if (!opener) throw new Error('There is no button that opens the dialog');
  return opener;
}
