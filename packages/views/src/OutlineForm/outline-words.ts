import { labelsOf, outlineFields } from '@portal/domain';
import { defineWords, type Translation } from '@portal/i18n';

const fr = {
  title: 'Plan de cours',
  intro: 'Ce plan de cours porte sur une session de 10 semaines.',
  phone: 'Téléphone sans frais',
  email: 'Courriel',
  learner: 'L’étudiant et la langue',
  frequency: 'Fréquence d’utilisation de la langue',
  chooseFrequency: 'Choisir',
  session: 'La session de 10 semaines',
  content: 'Contenu du cours',
  otherHint: 'Cochez « Autre » pour écrire ici.',
  toMend: 'Veuillez corriger ce qui suit',
  saveDraft: 'Enregistrer le brouillon',
  save: 'Enregistrer',
  submit: 'Soumettre',
  takeBack: 'Remettre en brouillon',
  ask: {
    submitTitle: 'Soumettre ce plan de cours incomplet?',
    missing: 'Rien n’est rempli pour :',
    submitAnyway: 'Soumettre quand même',
    keepFilling: 'Continuer à remplir',
    takeBackTitle: 'Remettre ce plan de cours en brouillon?',
    takeBackText:
      'Il ne comptera plus comme soumis et perdra sa date de soumission. Ce qui est écrit sera conservé.',
    leaveSubmitted: 'Le laisser soumis',
  },
  changedMeanwhile: 'Ce plan de cours a été modifié entre-temps',
  saved: 'Enregistré le {{date}}',
  submittedOn: 'Soumis le {{date}}',
  students: 'Étudiants',
};

const en = {
  title: 'Course outline',
  intro: 'This course outline is for a 10-week session.',
  phone: 'Toll-free phone',
  email: 'Email',
  learner: 'The student and the language',
  frequency: 'How often the language is used',
  chooseFrequency: 'Choose',
  session: 'The 10-week session',
  content: 'Course content',
  otherHint: 'Select “Other” to write here.',
  toMend: 'Please correct the following',
  saveDraft: 'Save as draft',
  save: 'Save',
  submit: 'Submit',
  takeBack: 'Take back to draft',
  ask: {
    submitTitle: 'Submit this incomplete outline?',
    missing: 'Nothing is filled in for:',
    submitAnyway: 'Submit anyway',
    keepFilling: 'Keep filling it in',
    takeBackTitle: 'Take this outline back to a draft?',
    takeBackText: 'It will no longer count as submitted and will lose its submission date. Its text is kept.',
    leaveSubmitted: 'Leave it submitted',
  },
  changedMeanwhile: 'This course outline was changed in the meantime',
  saved: 'Saved {{date}}',
  submittedOn: 'Submitted {{date}}',
  students: 'Students',
} satisfies Translation<typeof fr>;

/** Texts of the course outline: its form and its document. */
export const outlineWords = /* @__PURE__ */ defineWords(
  'outline',
  { fr, en },
  /* @__PURE__ */ labelsOf(outlineFields),
);
