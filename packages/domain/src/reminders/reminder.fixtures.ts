import type { ReminderMail, SentReminder } from './reminder.ts';

/** An unsent reminder to a teacher about an outline and a class. */
export function aReminderMail(differing: Partial<ReminderMail> = {}): ReminderMail {
  return {
    teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' },
    skipped: null,
    lastSentOn: null,
    lastSentBy: null,
    recipient: 'lea.villeneuve@passerelle.example',
    items: [{ contractId: 412, kind: 'outline', plannedClassId: null }],
    subject: 'À compléter : 1 contrat - To complete: 1 contract',
    text: [
      'Bonjour Léa,\nIl manque ce qui suit dans vos contrats :\n\nContrat 2026-0412, Aéro Beauséjour inc.\n- Aucun plan de cours.',
      'Hello Léa,\nYour contracts still lack the following:\n\nContract 2026-0412, Aéro Beauséjour inc.\n- No outline.',
    ],
    ...differing,
  };
}

/** A reminder sent by an administrator. */
export function aSentReminder(differing: Partial<SentReminder> = {}): SentReminder {
  return {
    id: 7,
    kind: 'reminder',
    teacher: { id: 31, name: 'Léa', lastName: 'Villeneuve' },
    sentAt: '2026-11-19T14:30:00.000Z',
    sentBy: { id: 1, name: 'Marie', lastName: 'Bélanger' },
    recipient: 'lea.villeneuve@passerelle.example',
    state: 'sent',
    items: [
      {
        contract: { id: 412, number: '2026-0412' },
        kind: 'outline',
        plannedClassId: null,
        classDate: null,
      },
    ],
    ...differing,
  };
}
