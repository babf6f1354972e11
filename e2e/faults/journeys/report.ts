import type { Journey } from '../journey';
import { picked, ticked, typed } from '../journey';
import { contractOf, studentToReport } from './samples';

/** The journey of a teacher or administrator who writes a report step by step. */
export function writeReport(app: 'admin' | 'teacher'): Journey {
  return {
    name: app === 'admin' ? 'a report is written in the office' : 'a report is written by the teacher',
    app,
    who: app,
    isRepeated: app === 'admin',
    at: async (mock) => {
      const { id } = await contractOf(mock, '2026-0412');
      const mount = app === 'admin' ? '/admin' : '/teacher-view';
      return `${mount}/reports/info/${await studentToReport(mock, id)}/course/${id}/courseInfo`;
    },
    steps: ({ page }) => {
      const step = (name: RegExp) => page.getByRole('heading', { level: 2, name });
      const within = (name: RegExp) => page.getByRole('main').filter({ has: step(name) });
      const next = (name: RegExp) => within(name).getByRole('button', { name: /Next$/ });
      const rated = (skill: string, rating: RegExp) =>
        ticked(
          skill,
          page
            .getByRole('radiogroup', { name: new RegExp(`${skill}$`) })
            .getByRole('radio', { name: rating }),
        );
      return [
        {
          name: 'say what was used',
          entries: [typed('the material', page.getByLabel(/Material used$/), 'Défi 4')],
          press: next(/Course info$/),
          done: step(/Self-learning$/),
        },
        {
          name: 'rate the work',
          entries: [
            rated('Homework', /Needs work/),
            ...['Preparation', 'Participation', 'Extracurricular activities'].map((skill) =>
              rated(skill, /very good/),
            ),
          ],
          press: next(/Self-learning$/),
          done: step(/- Progress$/),
        },
        {
          name: 'rate the progress',
          // Rates every skill, because submitting an incomplete report would open a confirmation.
          entries: [
            rated('Syntax', /excellent/),
            ...[
              'Grammar in an oral context',
              'Vocabulary usage in an oral context',
              'Pronunciation',
              'Listening comprehension',
              'Fluency in an oral context',
              'Grammar in writing',
              'Vocabulary and spelling',
              'Text organization',
              'Fluency in writing',
              'Written content',
              'Reading comprehension',
            ].map((skill) => rated(skill, /very good/)),
          ],
          press: next(/- Progress$/),
          done: step(/Comments$/),
        },
        {
          name: 'submit',
          entries: [
            typed(
              'the comments',
              page.getByRole('textbox', { name: /Comments$/ }),
              'Prend des risques à l’oral.',
            ),
            typed(
              'the recommendations',
              page.getByRole('textbox', { name: /Recommendations$/ }),
              'Écouter un balado par semaine.',
            ),
            picked('the next level', page.getByLabel(/Next level$/), 'B2'),
          ],
          press: page.getByRole('button', { name: /Submit report$/ }),
          // Each step shows the same message after saving. The last one is recognized by the page that follows.
          done: page.getByRole('heading', { level: 1, name: /2026-0412/ }),
        },
      ];
    },
  };
}
