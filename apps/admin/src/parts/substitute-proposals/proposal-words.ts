import { actionWords, defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Remplaçants proposés',
  proposes: '{{teacher}} propose comme remplaçant : {{colleague}}',
  class: '{{day}}, {{time}}, contrat {{number}}',
  confirm: 'Confirmer le remplaçant',
  confirmAnyway: 'Confirmer quand même',
  archived:
    'Cette personne est archivée : refusez la proposition, ou choisissez une autre personne au calendrier.',
  confirmed: 'Remplaçant confirmé : {{name}}.',
  decline: 'Refuser la proposition',
  answer: 'Message pour {{name}} (facultatif)',
  declined: 'La proposition a été refusée.',
  back: 'Retour',
  failed: 'Les remplaçants proposés n’ont pas pu être lus.',
} as const;

const en: Translation<typeof fr> = {
  title: 'Proposed substitutes',
  proposes: '{{teacher}} proposes as substitute: {{colleague}}',
  class: '{{day}}, {{time}}, contract {{number}}',
  confirm: 'Confirm the substitute',
  confirmAnyway: 'Confirm anyway',
  archived: 'This person is archived: decline the proposal, or choose someone else in the calendar.',
  confirmed: 'Substitute confirmed: {{name}}.',
  decline: 'Decline the proposal',
  answer: 'Message to {{name}} (optional)',
  declined: 'The proposal was declined.',
  back: 'Back',
  failed: 'The proposed substitutes could not be loaded.',
};

/** Texts of the office's answer to a proposed substitute. */
export const proposalWords = /* @__PURE__ */ defineWords('substitute-proposals', { fr, en }, actionWords);
