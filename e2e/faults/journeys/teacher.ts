import type { Mock } from '@portal/mock-api';
import { type Journey, typed } from '../journey';

function contractId(mock: Mock, number: string): number {
  const row = mock.state().contracts.find((one) => one.number === number);
  if (!row) throw new Error(`The samples lack contract ${number}`);
  return row.id;
}

const writeOutline: Journey = {
  name: 'an outline is kept as a draft, then submitted',
  app: 'teacher',
  who: 'teacher',
  at: (mock) => `/teacher-view/course/${contractId(mock, '2026-0395')}`,
  deeds: ({ page }) => {
    const section = page.getByRole('region', { name: 'Outline' });
    const challenges = page.getByLabel('Challenges');
    return [
      {
        name: 'open the form',
        press: section.getByRole('link', { name: 'Fill in the outline' }),
        done: challenges,
      },
      {
        name: 'keep the draft',
        entries: [typed('the challenges', challenges, 'Les faux amis')],
        press: page.getByRole('button', { name: 'Save as draft' }),
        done: section.getByText('Outline saved Nov 20th 26'),
      },
      {
        name: 'open the draft',
        press: section.getByRole('link', { name: 'Edit the outline' }),
        done: challenges,
      },
      {
        name: 'submit',
        entries: [typed('the challenges', challenges, 'Les faux amis, le subjonctif')],
        press: page.getByRole('button', { name: 'Submit' }),
        done: section.getByText('Outline submitted Nov 20th 26'),
      },
    ];
  },
};

/** What teachers do. */
export const teacherJourneys = [writeOutline] as const;
