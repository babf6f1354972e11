import type { Chance } from './chance.ts';
import { momentOf } from './contract-life.ts';
import type { Draft } from './Draft.ts';
import { daysAfter } from './day.ts';
import type { StudentRow } from './tables.ts';

const objectives = [
  'Animer une réunion d’équipe et en écrire le compte rendu.',
  'Answer customers on the phone without a script.',
  'Réussir le test de compétence du mois de mai.',
  'Lire des contrats et poser des questions de précision.',
] as const;
const learningStyles = ['En parlant', 'By repeating aloud', 'Avec des exemples écrits', null] as const;
const availabilities = [
  'Mardi et jeudi, avant 10 h, dès le 12 janvier',
  'Evenings after 5 pm',
  'Lundi midi',
  null,
] as const;
const otherComments = ['A suivi un cours du soir en 2024.', 'Prefers a quiet room.', null, null] as const;
/** The stored values: Microsoft Teams is stored as Skype, its predecessor, and other places as text. */
const webinars = ['Zoom', 'Skype', 'ELC', 'Google Meet', null] as const;
const frequencies = ['Once per year', 'Monthly', 'Weekly', 'Daily', null] as const;

/**
 * Adds what a student said about the language of the level test. Some know two languages, and some left most of it out.
 */
export function tellNeeds(draft: Draft, chance: Chance, student: StudentRow): void {
  const languages = new Set(student.levels.map(({ languageId }) => languageId));
  if (chance.is(0.1)) languages.add(3);
  for (const languageId of languages) {
    draft.add('studentNeeds', {
      studentId: student.id,
      languageId,
      courseTypeId: chance.is(0.9) ? chance.int(1, 6) : null,
      numberHours: chance.is(0.9) ? chance.pick([15, 20, 30, 37.5, 60]) : null,
      session: chance.pick(['fall', 'winter', 'spring', 'summer', null]),
      typeWebinar: chance.pick(webinars),
      conversation: chance.pick(frequencies),
      listening: chance.pick(frequencies),
      writing: chance.pick(frequencies),
      reading: chance.pick(frequencies),
      objective: chance.pick(objectives),
      motivation: chance.pick(learningStyles),
      availability: chance.pick(availabilities),
      location: chance.pick(otherComments),
    });
  }
}

/** Adds a note about a student and a document. */
export function keepPapers(draft: Draft, student: StudentRow, day: string): void {
  draft.add('notes', {
    noteType: 'students',
    refId: student.id,
    title: 'Souhaite changer d’horaire au printemps - Would like another time slot in spring',
    userId: 1,
    createdAt: momentOf(daysAfter(day, -21), 14),
  });
  draft.add('files', {
    name: `attestation-${student.id}.pdf`,
    title: `Attestation, ${student.name} ${student.lastName}`,
    refType: 'studentDocuments',
    refId: student.id,
    contractId: null,
    studentId: student.id,
    languageId: null,
    userId: 1,
    storedAt: momentOf(daysAfter(day, -35), 9),
    tagDate: daysAfter(day, -35),
    upload: null,
    status: 1,
  });
}
