import { chosen, found, type Journey, ticked, typed } from '../journey';
import { writeReport } from './report';
import { contractOf } from './samples';

const writeOutline: Journey = {
  name: 'an outline is kept as a draft, then submitted',
  app: 'teacher',
  who: 'teacher',
  at: async (mock) => `/teacher-view/course/${(await contractOf(mock, '2026-0395')).id}`,
  steps: ({ page }) => {
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
        // Fills in everything: an incomplete outline would open a confirmation.
        entries: [
          typed('the challenges', challenges, 'Les faux amis, le subjonctif'),
          ...[
            'History with the course language',
            'Current use of the language',
            'Goals of the 10-week session',
            'Language functions',
            'Grammar required for these language functions',
          ].map((label) => typed(label, page.getByLabel(new RegExp(`- ${label}$`)), 'À voir en classe')),
          chosen('the use', page.getByLabel('Conversation', { exact: true }), 'weekly'),
          ticked('the emphasis', page.getByLabel('Conversation / Speaking')),
          ticked('the learning aids', page.getByLabel('Podcasts')),
        ],
        press: page.getByRole('button', { name: 'Submit' }),
        done: section.getByText('Outline submitted Nov 20th 26'),
      },
    ];
  },
};

const requestMaterial: Journey = {
  name: 'a material is requested',
  app: 'teacher',
  who: 'teacher',
  at: async (mock) => `/teacher-view/course/${(await contractOf(mock, '2026-0395')).id}`,
  steps: ({ page }) => {
    const section = page.getByRole('region', { name: 'Material' });
    const notes = section.getByLabel('Notes');
    return [
      {
        name: 'say that some is needed',
        press: section.getByRole('radio', { name: / Yes$/ }),
        done: notes,
      },
      {
        name: 'request it',
        entries: [
          found(
            'the material',
            section.getByRole('combobox', { name: 'Material' }),
            'suivre',
            'Affaires à suivre',
          ),
          typed('the notes', notes, 'Pour le 24 novembre'),
        ],
        press: section.getByRole('button', { name: /- Request$/ }),
        done: section.getByRole('listitem').getByText('Pour le 24 novembre'),
      },
    ];
  },
};

/** Journeys of teachers. Submitted attendance is queued on the device and has its own tests (ADR-0009). */
export const teacherJourneys = [requestMaterial, writeOutline, writeReport('teacher')] as const;
